/** The whole game by keyboard: numbers choose, letters open, arrows move between options.
 *
 * A number that may go on waits for its next digit or for Enter, and is shown meanwhile; it ends with its question and
 * with any other choice. What was pressed before a question stood never answers it. */

export class Keys {
  /** `acts` has a function for each letter; `choose(element)` takes what has the number. */
  constructor(acts, choose) {
    this.acts = acts;
    this.choose = choose;
    this.digits = "";
    this.since = 0;
    this.pressed = null;
    document.addEventListener("keydown", (event) => this.first(event), { capture: true });
    document.addEventListener("keydown", (event) => this.press(event));
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, (event) => (this.pressed ??= event.timeStamp), { capture: true });
    for (const kind of ["pointerup", "pointercancel", "keyup"]) document.addEventListener(kind, () => setTimeout(() => (this.pressed = null)), { capture: true });
    document.addEventListener("click", () => this.forget(), { capture: true });
  }

  /** Another question stands: nothing that was typed, or is still on its way, is meant for it. */
  ask() {
    this.since = performance.now();
    this.forget();
  }

  /** Whether the key or the mouse was pressed before the question that stands now, even if it is let go only then. */
  late(event) {
    return event.isTrusted && (this.pressed ?? event.timeStamp) < this.since;
  }

  /** Before anything that has the focus: what comes too late, and what ends a number. */
  first(event) {
    const { target, key } = event;
    const answers = /^\d$/.test(key) || key === "Enter" || key === " ";
    const late = answers && this.late(event) && !target.closest?.("dialog, input:not(.bar input), textarea");
    const ends = this.digits && ["Enter", "Escape", "Backspace"].includes(key);
    if (!late && !ends) return;
    event.preventDefault();
    event.stopPropagation();
    if (late || event.repeat) return;
    if (key === "Enter") this.take();
    else this.show(key === "Escape" ? "" : this.digits.slice(0, -1));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift") return;
    const { target, key } = event;
    const inBoard = target.closest?.("svg.board [role=button]");
    if (inBoard && (key === "Enter" || key === " ")) {
      event.preventDefault();
      if (!event.repeat) inBoard.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const stepper = target.matches?.(".bar .amounts input") && /^Arrow(Left|Right)$/.test(key);
    if (stepper) return this.move(event);
    if (target.matches?.("input, select, textarea") || document.querySelector("dialog[open]")) return this.forget();
    if (/^\d$/.test(key)) return event.repeat || this.digit(key);
    this.forget();
    if (key.startsWith("Arrow")) this.move(event);
    else if (!event.repeat && Object.hasOwn(this.acts, key)) {
      event.preventDefault();
      this.acts[key]();
    }
  }

  /** What can be chosen by number now: of options in steps only those of the present step. */
  numbered() {
    const scope = [...document.querySelectorAll(".bar .inside.now")].at(-1) ?? document.querySelector(".bar");
    return [...(scope?.querySelectorAll("[data-number]") ?? [])].filter((each) => {
      const within = each.closest(".inside");
      return !within || within === scope;
    });
  }

  digit(key) {
    const all = this.numbered();
    const typed = this.digits + key;
    if (all.length <= 10 || Number(typed) * 10 > all.length || typed === "0") {
      this.digits = typed;
      this.take();
    } else this.show(typed);
  }

  take() {
    const number = Number(this.digits) || 10;
    this.forget();
    const chosen = this.numbered().find((each) => Number(each.dataset.number) === number);
    if (chosen?.matches("input")) chosen.focus();
    else if (chosen) this.choose(chosen);
  }

  /** A number typed by half stands above the bar, with what it would choose. */
  show(digits) {
    this.digits = digits;
    const hint = document.getElementById("hint");
    if (!hint) return;
    const meant = digits && this.numbered().find((each) => each.dataset.number === digits);
    hint.classList.toggle("typed", Boolean(digits));
    hint.textContent = digits ? `${digits}… ${meant?.ariaLabel ?? meant?.textContent.trim() ?? ""}` : "";
  }

  forget() {
    if (this.digits) this.show("");
  }

  /** Arrows go from option to option, in the bar and on the board alike. */
  move(event) {
    const board = event.target.closest?.("svg.board");
    const selector = board ? "svg.board [data-move][tabindex]" : ".bar .option, .bar .amounts input";
    const all = [...document.querySelectorAll(selector)].filter((each) => board || each.offsetParent !== null);
    const inside = all.indexOf(document.activeElement);
    if (!all.length || (inside < 0 && event.target !== document.body)) return;
    event.preventDefault();
    const step = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
    all[inside < 0 ? 0 : (inside + step + all.length) % all.length].focus();
  }
}
