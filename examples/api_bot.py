"""A bot that plays a whole game through Karawela's HTTP API: python examples/api_bot.py http://localhost:8765

It opens a table against a sailor, follows the table's stream, and whenever it is asked answers with the move whose
words promise most, or any other. Python's own library is all it needs.
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PROMISING = ("victory point", "Load", "Take", "Claim")


class Api:
    """The calls, each with the token, if there is one. Where the server asks for patience, it has some."""

    def __init__(self, address: str):
        self.root = f"{address.rstrip('/')}/api/v1"
        self.headers = {"Content-Type": "application/json"}

    def call(self, path: str, body: object = None) -> Any:
        with self._open(path, body, 30) as answer:
            return json.load(answer)

    def events(self, path: str) -> Iterator[Any]:
        """What a stream tells, as it comes."""
        with self._open(path, None, 300) as lines:
            for line in lines:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def _open(self, path: str, body: object, patience: float) -> Any:
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                return urlopen(Request(self.root + path, data, self.headers), timeout=patience)
            except HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers.get("Retry-After", "1")))


def main(address: str) -> None:
    api = Api(address)
    api.headers["Authorization"] = f"Bearer {api.call('/accounts', {'name': 'Example'})['token']}"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "sailor"}]
    table = api.call("/tables", {"title": "santiago", "seats": seats})
    where = f"/tables/{table['id']}"
    while table["status"] != "finished":
        for table in api.events(f"{where}/stream"):
            if table["status"] == "finished":
                break
            if 0 in table["to_move"]:
                answer(api, where)
    for seat, result in zip(table["seats"], table["result"], strict=True):
        won = ", won" if seat["seat"] in table["winners"] else ""
        print(f"{result['rank']}. {seat['name']}: {result['score']}{won}")  # noqa: T201


def answer(api: Api, where: str) -> None:
    """Plays a move; if the table has moved on meanwhile, the stream says so."""
    asked = api.call(f"{where}/options")
    if not asked["options"]:
        return
    move = choose(asked["options"])
    try:
        api.call(f"{where}/moves", {"move": move, "seq": asked["seq"]})
        print(move)  # noqa: T201
    except HTTPError as error:
        print(json.load(error)["error"])  # noqa: T201


def choose(options: list[dict[str, str]]) -> str:
    good = [option for option in options if any(word in option["label"] for word in PROMISING)]
    return random.choice(good or options)["move"]


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8765")
