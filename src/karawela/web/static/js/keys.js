/** The whole game by keyboard: numbers choose, letters open, arrows move between options. */

const PATIENCE = 700;

export class Keys {
  /** `acts` has a function for each letter; `choose(button)` takes an option. */
  constructor(acts, choose) {
    this.acts = acts;
    this.choose = choose;
    this.digits = "";
    document.addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    const inBoard = target.closest?.("svg.board [role=button]");
    if (inBoard && (key === "Enter" || key === " ")) {
      event.preventDefault();
      if (!event.repeat) inBoard.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (target.matches("input, select, textarea") || document.querySelector("dialog[open]")) return;
    if (/^\d$/.test(key)) this.digit(key, event);
    else if (key === "Enter" && this.digits) this.take();
    else if (key.startsWith("Arrow")) this.move(event);
    else if (!event.repeat && Object.hasOwn(this.acts, key)) {
      event.preventDefault();
      this.acts[key]();
    }
  }

  digit(key, event) {
    if (event.repeat) return;
    const count = document.querySelectorAll(".bar [data-number]").length;
    clearTimeout(this.timer);
    this.digits += key;
    if (count <= 10 || Number(this.digits) * 10 > count) this.take();
    else this.timer = setTimeout(() => this.take(), PATIENCE);
  }

  take() {
    clearTimeout(this.timer);
    const number = Number(this.digits) || 10;
    this.digits = "";
    const button = document.querySelector(`.bar [data-number="${number}"]`);
    if (button) this.choose(button);
  }

  /** Arrows go from option to option, in the bar and on the board alike. */
  move(event) {
    const board = event.target.closest?.("svg.board");
    const all = [...document.querySelectorAll(board ? "svg.board [data-move][tabindex]" : ".bar .option")];
    const inside = all.indexOf(document.activeElement);
    if (!all.length || (inside < 0 && event.target !== document.body)) return;
    event.preventDefault();
    const step = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
    all[inside < 0 ? 0 : (inside + step + all.length) % all.length].focus();
  }
}
