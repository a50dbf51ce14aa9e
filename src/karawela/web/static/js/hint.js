/** What would the captain do? The answer comes beside the board, where the way is drawn; one about a board that has moved
 * on is dropped. */
import { send } from "./send.js";

const USUALLY = 1800;
const SVG = "http://www.w3.org/2000/svg";

export class Hint {
  constructor(here) {
    this.here = here;
    this.asked = 0;
    this.dialog = document.getElementById("counsel");
    this.thinking = document.getElementById("counsel-thinking");
    this.progress = document.getElementById("counsel-progress");
    this.ideas = document.getElementById("counsel-ideas");
    this.said = document.getElementById("counsel-said");
    this.dialog.addEventListener("click", (event) => event.target.closest("[data-move]") && this.dialog.close());
    this.dialog.addEventListener("keydown", (event) => this.press(event));
    this.dialog.addEventListener("close", () => this.dialog.open || this.forget()); // it is told late: it may be open again
    for (const kind of ["pointerover", "focusin"]) this.ideas.addEventListener(kind, (event) => draw(event.target.closest("[data-idea]")));
  }

  /** Asks about the board of that number; answers with the result if something was wrong with it. */
  async ask(seq, seat) {
    if (this.dialog.open) return null;
    this.thinking.hidden = false;
    this.ideas.replaceChildren();
    draw(null);
    this.said.textContent = this.thinking.textContent.trim();
    this.before = document.activeElement;
    this.dialog.show();
    document.getElementById("counsel-title").focus();
    this.count();
    const asked = ++this.asked;
    const result = await send(`${this.here}/hint`, { seq, seat });
    if (asked !== this.asked) return null;
    if (!result.ok) {
      this.dialog.close();
      return result.status === 409 ? null : result;
    }
    clearInterval(this.counting);
    this.thinking.hidden = true;
    this.ideas.innerHTML = result.answer.html;
    this.said.textContent = result.answer.said;
    this.ideas.querySelector("[data-idea]").focus();
    return null;
  }

  /** How far the captain is, as far as one can tell: it takes as long as it usually takes, or a little longer. */
  count() {
    const start = performance.now();
    clearInterval(this.counting);
    this.counting = setInterval(() => {
      const passed = (performance.now() - start) / USUALLY;
      this.progress.value = passed < 0.8 ? passed : 1 - 0.2 * Math.exp(0.8 - passed);
    }, 100);
  }

  /** The table has moved on: nothing that is shown here, or on its way, is about it any more. */
  drop() {
    if (this.dialog.open) this.dialog.close();
  }

  forget() {
    this.asked++;
    clearInterval(this.counting);
    draw(null);
    if (this.before?.isConnected && (document.activeElement === document.body || this.dialog.contains(document.activeElement))) this.before.focus();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...this.ideas.querySelectorAll("[data-idea]")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      event.stopPropagation();
      this.dialog.close();
    } else if (step && all.length) {
      event.preventDefault();
      all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
    } else if (/^[1-9]$/.test(event.key) && !event.repeat) all[Number(event.key) - 1]?.click();
  }
}

/** Draws the way of an idea on the board, numbered step by step as far as the board shows its places; null wipes it off. */
function draw(idea) {
  for (const mark of document.querySelectorAll(".way-mark")) mark.remove();
  for (const thing of document.querySelectorAll(".advised")) thing.classList.remove("advised");
  if (!idea) return;
  const moves = [idea.dataset.move, ...idea.dataset.way.split("|").filter(Boolean)];
  for (const [number, move] of moves.entries()) {
    const name = CSS.escape(move);
    const thing = document.querySelector(`svg.board [data-move="${name}"]`) ?? document.querySelector(`svg.board [data-why="${name}"]`);
    if (!thing?.getBBox) continue;
    thing.classList.add("advised");
    if (thing.localName === "g") thing.append(mark(thing, moves.length > 1 ? number + 1 : "★"));
  }
}

function mark(thing, sign) {
  const box = thing.getBBox();
  const scale = Math.hypot(thing.getScreenCTM().a, thing.getScreenCTM().b) || 1;
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", "way-mark");
  made.setAttribute("transform", `translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${1 / scale})`);
  made.innerHTML = `<circle r="14"/><text y="6">${sign}</text>`;
  return made;
}
