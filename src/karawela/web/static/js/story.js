/** What has happened, for eyes and ears: new lines are read out, old ones fetched when somebody wants them. */

export class Story {
  constructor(table) {
    this.table = table;
    this.announcer = document.getElementById("announcer");
    this.last = this.newest();
    this.chats = document.querySelectorAll("#part-chat li[id]").length;
  }

  newest() {
    return Number(document.querySelector("#part-log li[data-ply]:last-child")?.dataset.ply ?? -1);
  }

  /** Reads out the lines that are new, and the question if it is now ours. */
  tell(question) {
    const lines = [...document.querySelectorAll("#part-log li[data-ply]")].filter((line) => Number(line.dataset.ply) > this.last);
    this.last = this.newest();
    const words = lines.slice(-6).map((line) => line.textContent.replace(/\s+/g, " ").trim());
    if (question) words.push(question);
    if (words.length) this.announcer.textContent = words.join(" ");
  }

  /** How many chat lines have come since the last look. */
  unread() {
    return document.querySelectorAll("#part-chat li[id]").length - this.chats;
  }

  read() {
    this.chats += this.unread();
  }

  async whole() {
    const shown = Number(document.querySelector("#part-log li[data-ply]")?.dataset.ply ?? 0);
    const response = await fetch(`/table/${this.table.dataset.id}/log`, { headers: { accept: "application/json" } });
    const lines = (await response.json()).filter((line) => line.ply < shown);
    document.getElementById("log-before").replaceChildren(...lines.map(item));
  }
}

function item(line) {
  const entry = document.createElement("li");
  const badge = line.seat === null ? null : document.querySelectorAll(".people .badge")[line.seat]?.cloneNode(true);
  badge?.setAttribute("width", 24);
  badge?.setAttribute("height", 24);
  const words = document.createElement("span");
  words.append(line.text);
  for (const event of line.events) {
    const told = document.createElement("i");
    told.textContent = event;
    words.append(" ", told);
  }
  entry.append(badge ?? document.createElement("span"), words);
  return entry;
}
