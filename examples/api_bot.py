"""A bot that plays a whole game through Karawela's HTTP API: python examples/api_bot.py http://localhost:8765

It opens a table against a greedy bot and answers with the move whose words promise most, or any other.
"""

import random
import sys
import time

import httpx

PROMISING = ("victory point", "Load", "Take", "Claim")


def main(address: str) -> None:
    api = httpx.Client(base_url=f"{address}/api/v1", timeout=30)
    token = api.post("/accounts", json={"name": "Example"}).raise_for_status().json()["token"]
    api.headers["Authorization"] = f"Bearer {token}"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = api.post("/tables", json={"title": "santiago", "seats": seats}).raise_for_status().json()
    where = f"/tables/{table['id']}"
    while table["status"] != "finished":
        asked = api.get(f"{where}/options").raise_for_status().json()
        if asked["options"]:
            move = choose(asked["options"])
            answer = api.post(f"{where}/moves", json={"move": move, "seq": asked["seq"]})
            print(move if answer.is_success else answer.json()["error"])  # noqa: T201
        else:
            time.sleep(0.05)
        table = api.get(where).raise_for_status().json()
    for seat, result in zip(table["seats"], table["result"], strict=True):
        won = ", won" if seat["seat"] in table["winners"] else ""
        print(f"{result['rank']}. {seat['name']}: {result['score']}{won}")  # noqa: T201


def choose(options: list[dict[str, str]]) -> str:
    good = [option for option in options if any(word in option["label"] for word in PROMISING)]
    return random.choice(good or options)["move"]


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8765")
