/** What would the captain do? The answer comes into a dialog; one about a board that has moved on is dropped. */
import { send } from "./send.js";

export class Hint {
  constructor(here) {
    this.here = here;
    this.asked = 0;
    this.dialog = document.getElementById("counsel");
    this.thinking = document.getElementById("counsel-thinking");
    this.ideas = document.getElementById("counsel-ideas");
    this.said = document.getElementById("counsel-said");
    this.dialog.addEventListener("click", (event) => event.target.closest("[data-move]") && this.dialog.close());
    this.dialog.addEventListener("keydown", (event) => this.press(event));
    this.dialog.addEventListener("close", () => this.asked++);
  }

  /** Asks about the board of that number; answers with the result if something was wrong with it. */
  async ask(seq, seat) {
    if (this.dialog.open) return null;
    this.thinking.hidden = false;
    this.ideas.replaceChildren();
    this.said.textContent = this.thinking.textContent.trim();
    this.dialog.showModal();
    document.getElementById("counsel-title").focus();
    const asked = ++this.asked;
    const result = await send(`${this.here}/hint`, { seq, seat });
    if (asked !== this.asked) return null;
    if (!result.ok) {
      this.dialog.close();
      return result.status === 409 ? null : result;
    }
    this.thinking.hidden = true;
    this.ideas.innerHTML = result.answer.html;
    this.said.textContent = result.answer.said;
    this.ideas.querySelector("[data-idea]").focus();
    return null;
  }

  /** The table has moved on: nothing that is shown here, or on its way, is about it any more. */
  drop() {
    if (this.dialog.open) this.dialog.close();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...this.ideas.querySelectorAll("[data-idea]")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length) {
      event.preventDefault();
      all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
    } else if (/^[1-9]$/.test(event.key) && !event.repeat) all[Number(event.key) - 1]?.click();
  }
}
