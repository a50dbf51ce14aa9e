/** The large form of everything: whatever is pointed at, has the focus, is tapped or pressed long explains itself.
 *
 * `data-thing` names a component, whose picture and words are fetched once; a `<title>` or `title=` is shown as it is. With a
 * mouse or keys the panel stands beside the thing and lets clicks through; a click on what does nothing else pins it, so that
 * its link can be followed. On a touch screen it is a sheet from below, and read out. The browser's own tooltip, which
 * would come on top of it, is kept away. */

const LONG = 550;
const STILL = 10;
const GAP = 10;
const EDGE = 6;
const ACTS = "[data-move], [data-route], [data-why], [data-act], [data-pick], [data-panel], [data-zoom], [data-fold], [data-dialog], [data-arrow], [data-bar], button, a, input, select, summary";

export class Explainer {
  /** `announce(words)` reads something out; `seek(rule)` shows a rule. */
  constructor(table, announce, seek) {
    Object.assign(this, { table, announce, seek });
    this.panel = document.getElementById("explain");
    this.words = document.getElementById("explain-words");
    this.large = document.getElementById("explain-thing");
    this.forms = new Map();
    this.hushed = [];
    const hear = (kind, heard, how) => table.addEventListener(kind, heard, how);
    hear("pointerover", (event) => event.pointerType !== "touch" && this.over(event));
    hear("pointerleave", () => this.leave());
    hear("focusin", ({ target }) => target.matches(":focus-visible") && this.show(meaning(target, table)));
    hear("focusout", () => this.pinned || this.hide());
    hear("pointerdown", (event) => event.pointerType === "touch" && this.begin(event));
    hear("pointermove", (event) => this.moved(event));
    for (const kind of ["pointerup", "pointercancel"]) hear(kind, () => clearTimeout(this.timer));
    hear("click", (event) => this.swallow(event), { capture: true });
    hear("click", (event) => this.tap(event));
    hear("contextmenu", (event) => this.pressed && event.preventDefault());
    this.panel.addEventListener("click", (event) => this.inside(event));
    document.addEventListener("pointerdown", ({ target }) => this.pinned && !this.panel.contains(target) && this.close());
  }

  // -------------------------------------------------------------- what is shown

  show(what, { at = null, pinned = false, below = false } = {}) {
    if (this.pinned && !pinned) return;
    if (!what) {
      this.hide();
      return;
    }
    this.shown = what;
    this.at = at;
    this.pinned = pinned;
    this.panel.classList.toggle("held", pinned);
    this.panel.classList.toggle("sheet-below", below);
    this.words.textContent = what.words;
    this.large.replaceChildren();
    this.panel.hidden = !what.words;
    this.place();
    if (what.thing) this.fill(what, below);
    else if (below) this.announce(what.words);
  }

  async fill(what, below) {
    const form = await this.form(what.thing);
    if (this.shown !== what) return;
    this.large.innerHTML = form;
    const told = this.large.textContent.replace(/\s+/g, " ").trim();
    if (says(told, what.words)) this.words.textContent = "";
    this.panel.hidden = !form && !what.words;
    this.place();
    if (below) this.announce(`${this.words.textContent} ${told}`);
  }

  /** A component's large form, asked for once. */
  form(thing) {
    if (!this.forms.has(thing)) {
      const { title, edition } = this.table.dataset;
      const asked = fetch(`/titles/${title}/things/${encodeURIComponent(thing)}?edition=${encodeURIComponent(edition)}`, { headers: { accept: "text/html" } });
      this.forms.set(thing, asked.then((response) => (response.ok ? response.text() : ""), () => (this.forms.delete(thing), "")));
    }
    return this.forms.get(thing);
  }

  /** Beside the thing wherever there is room, never over it; what fills the screen has it beside the pointer. */
  place() {
    const { panel, shown } = this;
    if (panel.hidden || panel.classList.contains("sheet-below")) return;
    let box = shown.element.getBoundingClientRect();
    if (this.at && (box.width > innerWidth / 2 || box.height > innerHeight / 2)) box = new DOMRect(this.at.x - 8, this.at.y - 8, 16, 16);
    const bar = shown.element.closest(".bar")?.getBoundingClientRect();
    if (bar) box = new DOMRect(box.x, Math.min(box.y, bar.y), box.width, bar.height); // above the bar: it covers no other option
    const { width, height } = panel.getBoundingClientRect();
    const within = (value, size, most) => Math.max(EDGE, Math.min(value, most - size - EDGE));
    const [x, y] = [within(box.x + box.width / 2 - width / 2, width, innerWidth), within(box.y + box.height / 2 - height / 2, height, innerHeight)];
    const sides = [
      [innerWidth - box.right - width, box.right + GAP, y],
      [box.left - width, box.left - GAP - width, y],
      [box.top - height, x, box.top - GAP - height],
      [innerHeight - box.bottom - height, x, box.bottom + GAP],
    ];
    if (bar) sides.unshift(sides[2]);
    const [, left, top] = sides.find(([room]) => room >= GAP + EDGE) ?? sides.toSorted((one, other) => other[0] - one[0])[0];
    panel.style.left = `${within(left, width, innerWidth)}px`;
    panel.style.top = `${within(top, height, innerHeight)}px`;
  }

  hide() {
    this.shown = null;
    this.pinned = false;
    this.panel.hidden = true;
  }

  /** True if there was anything to close. */
  close() {
    if (!this.pinned) return false;
    this.hide();
    return true;
  }

  /** After every change of the page: what is gone or says something else now explains nothing, and what is new is hushed. */
  renew() {
    if (this.under?.isConnected) this.hush(this.under);
    const { shown } = this;
    if (!shown) return;
    const now = meaning(shown.element, this.table);
    const same = this.pinned || (now?.words === shown.words && now.thing === shown.thing);
    if (!shown.element.isConnected || !same) this.hide();
  }

  // -------------------------------------------------------------- hands

  over({ target, clientX, clientY }) {
    this.hush(target);
    if (this.closed && Math.hypot(clientX - this.closed.x, clientY - this.closed.y) < 2) return;
    this.closed = null;
    const what = meaning(target, this.table);
    if (what?.element !== this.shown?.element) this.show(what, { at: { x: clientX, y: clientY } });
  }

  leave() {
    this.hush(null);
    if (!this.pinned) this.hide();
  }

  begin(event) {
    this.pressed = false;
    this.since = event.timeStamp;
    this.from = [event.clientX, event.clientY];
    clearTimeout(this.timer);
    const what = meaning(event.target, this.table);
    if (!what) return;
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.show(what, { pinned: true, below: true });
    }, LONG);
  }

  moved(event) {
    if (this.from && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > STILL) clearTimeout(this.timer);
  }

  /** The click that ends a long press is none. What only seemed long, because the page was busy, is a tap like any other. */
  swallow(event) {
    if (!this.pressed) return;
    this.pressed = false;
    if (event.timeStamp - this.since < LONG) return this.hide();
    event.preventDefault();
    event.stopPropagation();
  }

  /** A tap on what does nothing else explains it; with a mouse, only components are worth a pin. */
  tap({ target, pointerType }) {
    const what = target.closest(ACTS) ? null : meaning(target, this.table);
    const touch = pointerType === "touch";
    if (what && (touch || what.thing)) this.show(what, { pinned: true, below: touch });
  }

  /** Whoever follows the link, or closes the panel, wants to see what lies there: what comes to lie under the resting
   * pointer explains nothing. */
  inside(event) {
    const link = event.target.closest("a[href^='/rules/']");
    if (!link && !event.target.closest("[data-unpin]")) return;
    event.preventDefault();
    this.closed = { x: event.clientX, y: event.clientY };
    this.hide();
    if (link) this.seek(new URL(link.href).searchParams.get("q") ?? "");
  }

  // -------------------------------------------------------------- the browser's own tooltip

  /** Nothing around the pointer has a title while it is there; its accessible name stays, and the title comes back. */
  hush(target) {
    for (const back of this.hushed.splice(0)) back();
    this.under = target;
    for (let thing = target; thing && thing !== this.table; thing = thing.parentElement) {
      const title = thing.querySelector(":scope > title");
      const words = title?.textContent ?? thing.getAttribute("title");
      if (!words) continue;
      const named = thing.hasAttribute("aria-label") || (!title && thing.textContent.trim());
      if (!named) thing.setAttribute("aria-label", words);
      if (title) title.remove();
      else thing.removeAttribute("title");
      heard.set(thing, words);
      this.hushed.push(() => {
        heard.delete(thing);
        if (!named) thing.removeAttribute("aria-label");
        if (title && !thing.querySelector(":scope > title")) thing.prepend(title);
        else if (!title && !thing.hasAttribute("title")) thing.setAttribute("title", words);
      });
    }
  }
}

/** Whether a text says what the other does, as far as words tell: nearly all of them stand in it. */
function says(text, words) {
  const known = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
  const asked = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return asked.filter((word) => known.has(word)).length >= 0.8 * asked.length;
}

/** The titles of what is hushed. */
const heard = new WeakMap();

const wordsOf = (thing) => (heard.get(thing) ?? thing.querySelector(":scope > title")?.textContent ?? thing.getAttribute("title") ?? "").trim();

/** Whether the page says these words there already: an option together with the heading over it. */
function isWritten(words, element) {
  if (element instanceof SVGElement) return false;
  const written = element.textContent.replace(/\s+/g, " ").trim();
  const heading = element.closest(".bar .kind")?.querySelector(".heading");
  return written.includes(words) || (Boolean(heading) && says(`${heading.innerText} ${element.innerText}`, words));
}

/** The nearest thing around the target that says or is something: `{ element, thing, words }`; null if there is none, or
 * nothing that is not written there already. */
function meaning(target, table) {
  let element = null;
  let words = "";
  let thing = "";
  for (let each = target; each && each !== table && !thing; each = each.parentElement) {
    thing = each.dataset?.thing ?? "";
    words ||= wordsOf(each);
    if (thing || words) element ??= each;
    if (words && !each.closest("[data-thing]")) break;
  }
  if (!element) return null;
  return thing || !isWritten(words, element) ? { element, thing, words } : null;
}
