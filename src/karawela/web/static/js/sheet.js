/** All options of a question at once: what does not fit the bar rises over the board, which stays where it is. */

const EASE = 8;

export class Sheet {
  constructor(bar) {
    this.bar = bar;
    new ResizeObserver(() => this.measure()).observe(bar);
    document.addEventListener("pointerdown", ({ target }) => !bar.contains(target) && !target.closest("dialog, .explain") && this.lower());
  }

  get raised() {
    return this.bar.classList.contains("raised");
  }

  /** Whether there is more than the bar shows. */
  measure() {
    const options = this.bar.querySelector(".options");
    const over = options && (options.matches(".brief, .tight") || options.scrollHeight > options.clientHeight + EASE);
    if (!this.raised) this.bar.classList.toggle("over", Boolean(over));
    this.bar.querySelector("[data-act=spread]")?.setAttribute("aria-expanded", String(this.raised));
  }

  toggle() {
    if (this.raised) this.lower();
    else if (this.bar.classList.contains("over")) {
      this.bar.classList.add("raised");
      this.measure();
    }
  }

  /** True if there was anything to lower. */
  lower() {
    if (!this.raised) return false;
    this.bar.classList.remove("raised");
    this.measure();
    return true;
  }
}
