/** What has happened, for eyes and ears: new lines are read out, old ones fetched when somebody wants them. */

export class Story {
  constructor(table) {
    this.table = table;
    this.announcer = document.getElementById("announcer");
    this.last = this.newest();
    this.chats = document.querySelectorAll("#part-chat li[id]").length;
  }

  newest() {
    return Number(document.querySelector("#part-log li[data-ply]:last-child")?.dataset.last ?? -1);
  }

  /** Reads out the lines that are new, and the question if it is now ours. */
  tell(question) {
    const lines = [...document.querySelectorAll("#part-log .told")].filter((line) => Number(line.dataset.step) > this.last + 1);
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

  async whole(query) {
    const shown = document.querySelector("#part-log li[data-ply]")?.dataset.ply ?? 0;
    const wanted = new URLSearchParams({ ...Object.fromEntries(query), before: shown });
    const response = await fetch(`/table/${this.table.dataset.id}/story?${wanted}`, { headers: { accept: "application/json" } });
    if (response.ok) document.getElementById("log-before").innerHTML = (await response.json()).html;
  }
}
