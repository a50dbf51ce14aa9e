/** The board of an earlier step in the place of the present one, which is kept up to date meanwhile and at hand at once. */
import { apply, drawn } from "./parts.js";

export class Past {
  /** `query()` says whose board is wanted; `changed()` is called after another board has come into sight. */
  constructor(table, here, frame, query, changed) {
    this.table = table;
    this.here = here;
    this.frame = frame;
    this.query = query;
    this.changed = changed;
    this.step = null;
    this.asked = 0;
  }

  /** Shows the board after so many lines; answers whether it is in sight. */
  async show(step) {
    if (step === this.step) return true;
    const asked = ++this.asked;
    const query = new URLSearchParams(this.query());
    if (this.step !== null) query.set("shown", this.step);
    const answer = await fetch(`${this.here}/at/${step}?${query}`, { headers: { accept: "application/json" } }).catch(() => null);
    const news = answer?.ok ? await answer.json() : null;
    if (!news || asked !== this.asked) return false;
    this.kept ??= this.frame.cloneNode(true);
    this.step = news.step;
    this.table.classList.add("past");
    apply(news);
    this.changed();
    return true;
  }

  /** Back to the present, at once. */
  now() {
    this.asked++;
    if (this.step === null) return;
    this.step = null;
    this.table.classList.remove("past");
    apply({ parts: { board: this.kept.innerHTML } });
    this.kept = null;
    this.changed();
  }

  /** What a message leaves to be done to the page: while the past is in sight, the present board changes out of sight. */
  hold(message) {
    if (this.step === null) return message;
    const { board, ...parts } = message.parts ?? {};
    if (board !== undefined) this.kept.innerHTML = board;
    for (const layer of drawn(Object.values(message.layers ?? {}))) {
      this.kept.querySelector(`#${CSS.escape(layer.id)}`)?.replaceWith(layer);
    }
    return { ...message, parts, layers: {} };
  }
}
