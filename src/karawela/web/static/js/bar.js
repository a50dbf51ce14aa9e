/** The bar: amounts on a stepper, pairs one step after the other.
 *
 * Every option is a button of its own, there all the time; here is decided which of them are seen. What was set by half
 * outlives a push that leaves the question alone, and ends with its question. */

/** A label that is cut to fewer pixels than this says nothing. */
const LEAST = 170;

/** How wide each option may be so that all of the line fit into its rows. */
function room(line) {
  const seen = [...line.querySelectorAll(".option, .heading, .amounts")].filter((each) => each.offsetParent);
  const rows = Math.max(1, Math.floor((line.clientHeight + 4) / (seen[0]?.offsetHeight + 4)));
  return Math.floor(line.clientWidth / Math.ceil(seen.length / rows)) - 8;
}

export class Bar {
  /** `peek(button)` shows the thing of an option on the board; `fitted()` is told when the line has changed. */
  constructor(part, peek, fitted) {
    this.part = part;
    this.peek = peek;
    this.fitted = fitted;
    this.path = [];
    this.amounts = new Map();
    part.addEventListener("click", (event) => this.click(event));
    part.addEventListener("input", (event) => this.typed(event.target));
    part.addEventListener("keydown", (event) => this.key(event));
    part.addEventListener("focusin", (event) => event.target.matches(".amounts input") && event.target.select());
    new ResizeObserver(() => this.measure()).observe(part);
  }

  /** After a push; `fresh` says that another question stands. */
  renew(fresh) {
    if (fresh) {
      this.path = [];
      this.amounts.clear();
      }
    for (const amounts of this.part.querySelectorAll("[data-amounts]")) this.set(amounts, this.amounts.get(amounts.dataset.amounts) ?? null);
    this.show();
  }

  // -------------------------------------------------------------- steps

  show() {
    for (const inside of this.part.querySelectorAll(".inside")) {
      const now = this.path.includes(inside.dataset.inside);
      inside.classList.toggle("now", now);
      inside.parentElement.querySelector(`:scope > .firsts [data-first="${CSS.escape(inside.dataset.inside)}"]`)?.setAttribute("aria-expanded", now);
    }
    for (const steps of this.part.querySelectorAll(".steps")) steps.classList.toggle("at", Boolean(steps.querySelector(":scope > .inside.now")));
    this.part.querySelector(".options")?.classList.toggle("within", this.path.length > 0);
    this.fit();
    this.measure();
  }

  /** While the first of a pair is chosen, the board marks only what goes with it; a click there still chooses at once. */
  fit() {
    const inside = [...this.part.querySelectorAll(".inside.now")].at(-1);
    const fits = inside && new Set([...inside.querySelectorAll("[data-move]")].map((option) => option.dataset.move));
    for (const thing of document.querySelectorAll("svg.board [data-move]")) {
      if (fits || thing.classList.contains("unfit")) thing.classList.toggle("unfit", Boolean(fits) && !fits.has(thing.dataset.move));
    }
  }

  enter(way, focus) {
    this.path.push(way);
    this.show();
    if (focus) this.part.querySelector(`[data-inside="${CSS.escape(way)}"]`).querySelector(".option:not([data-amount]), input")?.focus();
  }

  /** One step back; false if there is none to take. */
  back() {
    if (!this.path.length) return false;
    const way = this.path.pop();
    this.show();
    this.part.querySelector(`[data-first="${CSS.escape(way)}"]`)?.focus();
    return true;
  }

  // -------------------------------------------------------------- amounts

  /** Shows the option of an amount, or the nearest there is; null is the first one. */
  set(amounts, wanted) {
    const options = [...amounts.querySelectorAll("[data-amount]")];
    const off = (option) => Math.abs(Number(option.dataset.amount) - wanted);
    const now = wanted === null ? options[0] : options.reduce((best, option) => (off(option) < off(best) ? option : best));
    for (const option of options) option.classList.toggle("now", option === now);
    const field = amounts.querySelector("input");
    const amount = now.dataset.amount;
    if (field !== document.activeElement || wanted === null || field.value !== String(wanted)) field.value = amount;
    field.setAttribute("aria-valuenow", amount);
    field.setAttribute("aria-valuetext", now.ariaLabel);
    amounts.querySelector('[data-bar="less"]').disabled = now === options[0];
    amounts.querySelector('[data-bar="more"]').disabled = now === options.at(-1);
    return now;
  }

  choose(amounts, wanted) {
    this.amounts.set(amounts.dataset.amounts, wanted);
    const now = this.set(amounts, wanted);
    this.peek(now);
    this.measure();
  }

  step(amounts, by) {
    const options = [...amounts.querySelectorAll("[data-amount]")];
    const place = options.findIndex((option) => option.classList.contains("now")) + by;
    const next = options[Math.max(0, Math.min(options.length - 1, place))];
    this.choose(amounts, Number(next.dataset.amount));
    amounts.querySelector("input").value = next.dataset.amount;
  }

  typed(field) {
    const amounts = field.closest(".amounts");
    field.value = field.value.replace(/\D/g, "").slice(0, 4);
    if (amounts && field.value) this.choose(amounts, Number(field.value));
  }

  key(event) {
    const amounts = event.target.matches("input") && event.target.closest(".amounts");
    if (!amounts) return;
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5, Home: -Infinity, End: Infinity }[event.key];
    if (by) this.step(amounts, by);
    else if (event.key === "Enter" && !event.repeat) amounts.querySelector(".option.now").click();
    else if (event.key === "Escape") event.target.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Where the line is too short, long labels are cut first, then what stands behind their colons; the sheet has all. */
  measure() {
    const line = this.part.querySelector(".options");
    if (!line || this.part.matches(".raised")) return;
    const over = () => line.scrollHeight > line.clientHeight + 6;
    line.classList.remove("brief", "tight");
    if (over()) {
      const each = room(line);
      line.style.setProperty("--each", `${each}px`);
      line.classList.add(each >= LEAST ? "brief" : "tight");
      if (over()) line.classList.replace("brief", "tight");
    }
    this.fitted();
  }

  click(event) {
    const thing = event.target.closest("[data-bar]");
    if (!thing) return;
    const amounts = thing.closest(".amounts");
    if (thing.dataset.bar === "first") this.enter(thing.dataset.first, event.detail === 0);
    else if (thing.dataset.bar === "back") this.back();
    else this.step(amounts, thing.dataset.bar === "more" ? 1 : -1);
  }
}
