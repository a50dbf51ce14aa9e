/** A chart on the board that is looked at through a window: `<svg data-pan viewBox="0 0 w h">` within the picture.
 *
 * It is dragged, wheeled, pinched, double-clicked, or moved by keys while it or the buttons have the focus. What is
 * looked at stays when the board changes, for as long as the page is open. On boards without one nothing happens here. */
import { boxOf } from "./arrows.js";
import { around, missed } from "./boardview.js";
import { moves } from "./motion.js";
import { isTall } from "./screen.js";

/** So much larger than it is drawn on the board a thing can be seen. */
const CLOSEST = 3;
const STEP = 1.4;
/** A hand may tremble so many pixels before a press becomes a drag. */
const STILL = 6;
/** Pixels between the edge of the window and what is brought into sight. */
const EASE = 12;
const TIME = 220;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const WISHES = { "+": "in", "-": "out", 0: "fit" };

/** Before a chart is drawn anew: if it is as large as it was, it is looked at where it was. */
export function keep(old, fresh) {
  if (old.dataset.whole !== fresh.getAttribute("viewBox")) return;
  for (const name of ["viewBox", "tabindex", "data-whole"]) fresh.setAttribute(name, old.getAttribute(name));
}

/** A chart is composed for wide and for tall screens, and set in other letters there: how large it lies on the board. */
const composition = (chart) => `${isTall()} ${chart.getAttribute("width")}`;

const between = (least, value, most) => Math.max(least, Math.min(value, most));
const middle = (box) => ({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });

export class Pan {
  /** `view` shows the whole board and gets what the chart can't use; `buttons` are those that zoom, if there are any. */
  constructor(view, buttons = null) {
    this.view = view;
    this.buttons = buttons;
    this.chart = null;
    const { frame } = view;
    const hear = (kind, heard, how) => frame.addEventListener(kind, (event) => this.over(event) && heard(event), how);
    hear("pointerdown", (event) => event.pointerType !== "touch" && !event.button && this.grip(event));
    frame.addEventListener("pointermove", (event) => frame.classList.toggle("grip", this.over(event) && !this.isWhole));
    addEventListener("pointermove", (event) => this.held && event.pointerType !== "touch" && this.pull(event));
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (event) => event.pointerType !== "touch" && this.release());
    hear("touchstart", (event) => this.touch(event), { passive: false });
    frame.addEventListener("touchmove", (event) => (this.held || this.fingers) && this.touch(event), { passive: false });
    for (const kind of ["touchend", "touchcancel"]) frame.addEventListener(kind, (event) => this.lift(event));
    hear("wheel", (event) => this.wheel(event), { passive: false });
    hear("dblclick", (event) => this.twice(event));
    frame.addEventListener("focusin", ({ target }) => !this.held && this.holds(target) && this.reveal(target));
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    for (const area of [frame, buttons]) area?.addEventListener("keydown", (event) => this.press(event));
    buttons?.addEventListener("mousedown", (event) => this.chart && event.preventDefault()); // the focus stays on the chart
  }

  /** Whether the pointer, or the last finger put down, is over the chart. Much of it takes no clicks, so this is measured. */
  over(event) {
    if (!this.chart) return false;
    const { clientX, clientY } = event.changedTouches?.[0] ?? event;
    const { left, right, top, bottom } = this.window;
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  }

  /** Whether it is something on the chart. */
  holds(thing) {
    return thing !== this.chart && Boolean(this.chart?.contains(thing));
  }

  /** After every change of the board: the chart may be another one, or gone. */
  renew() {
    const chart = (this.chart = this.view.frame.querySelector("[data-pan]"));
    if (!chart || (chart.dataset.whole && this.drawnAs === composition(chart))) return;
    chart.dataset.whole ||= chart.getAttribute("viewBox");
    const [width, height] = chart.dataset.whole.split(" ").slice(2).map(Number);
    chart.tabIndex = 0;
    const isNew = width !== this.whole?.width || this.drawnAs !== composition(chart);
    if (isNew) {
      this.drawnAs = composition(chart);
      this.byHand = false;
      this.whole = this.box = { x: 0, y: 0, width, height };
    }
    this.draw(this.box);
    if (!isNew) return;
    this.least = between(1, (Number(chart.dataset.readable) * width) / this.window.width, this.most);
    if (this.least > 1) this.to(this.least);
    this.view.centre(this.window);
  }

  /** So much of it can be seen larger. */
  get most() {
    return (CLOSEST * this.whole.width) / this.chart.width.baseVal.value;
  }

  // -------------------------------------------------------------- what is seen

  get zoom() {
    return this.whole.width / this.box.width;
  }

  get isWhole() {
    return this.zoom < 1.001;
  }

  /** The chart's window, in pixels of the page. */
  get window() {
    const { a, d, e, f } = this.chart.parentNode.getScreenCTM();
    const [x, y, width, height] = ["x", "y", "width", "height"].map((side) => this.chart[side].baseVal.value);
    return new DOMRect(a * x + e, d * y + f, a * width, d * height);
  }

  /** Shows that part of the chart, or the nearest there is. */
  show({ x, y, width, height }, softly = false) {
    const { whole } = this;
    this.box = { x: between(0, x, whole.width - width), y: between(0, y, whole.height - height), width, height };
    cancelAnimationFrame(this.gliding);
    if (softly && moves()) this.glide(this.drawn, this.box, performance.now());
    else this.draw(this.box);
  }

  glide(from, to, start) {
    this.gliding = requestAnimationFrame((now) => {
      const share = between(0, (now - start) / TIME, 1);
      const eased = 1 - (1 - share) ** 3;
      this.draw(Object.fromEntries(Object.keys(to).map((side) => [side, from[side] + (to[side] - from[side]) * eased])));
      if (share < 1) this.glide(from, to, start);
    });
  }

  draw(box) {
    this.drawn = box;
    this.moved?.();
    const { x, y, width, height } = box;
    this.chart.setAttribute("viewBox", [x, y, width, height].map((side) => Number(side.toFixed(2))).join(" "));
  }

  /** Zooms so that what is under `at` stays there; without `at` the middle stays. */
  to(zoom, at = null, softly = false) {
    const { whole, box, window: seen } = this;
    const { clientX, clientY } = at ?? middle(seen);
    const share = between(1, zoom, this.most);
    const [width, height] = [whole.width / share, whole.height / share];
    const x = box.x + ((clientX - seen.x) / seen.width) * (box.width - width);
    const y = box.y + ((clientY - seen.y) / seen.height) * (box.height - height);
    this.show({ x, y, width, height }, softly);
  }

  /** Moves the chart by so many pixels; what it can't follow, the whole board does. */
  slide(across, along) {
    const { box, window: seen, view } = this;
    const scale = box.width / seen.width;
    const [x, y] = [box.x - across * scale, box.y - along * scale];
    this.show({ ...box, x, y });
    view.pane.scrollLeft -= (this.box.x - x) / scale;
    view.pane.scrollTop -= (this.box.y - y) / scale;
  }

  /** Brings something on the chart into sight; its glow is enough, if it has one. */
  reveal(thing) {
    if (this.isWhole) return;
    const { drawn, window: seen } = this;
    const box = (thing.querySelector(":scope > .halo") ?? thing).getBoundingClientRect();
    const scale = drawn.width / seen.width;
    const across = missed(box.left, box.right, seen.left, seen.right, EASE) * scale;
    const along = missed(box.top, box.bottom, seen.top, seen.bottom, EASE) * scale;
    if (across || along) this.show({ ...this.box, x: drawn.x + across, y: drawn.y + along }, true);
  }

  /** Brings all these into sight; as small as can be read, if it takes that; if that is not small enough, the `chief`.
   * Who has chosen how large the chart is keeps that. */
  gather(things, chief = null, softly = false) {
    if (!things.length || (this.isWhole && this.least === 1)) return;
    const { window: seen, drawn } = this;
    const scale = drawn.width / seen.width;
    const onChart = ({ left, top, width, height }) =>
      new DOMRect(drawn.x + (left - seen.left) * scale, drawn.y + (top - seen.top) * scale, width * scale, height * scale);
    const all = onChart(around(things.map(boxOf)));
    const room = (zoom) => this.whole.width / zoom - 2 * EASE * scale;
    const zooms = this.byHand ? [this.zoom] : [Math.max(this.zoom, this.least), this.least];
    const zoom = zooms.find((each) => Math.max(all.width, all.height) <= room(each)) ?? zooms.at(-1);
    const fits = Math.max(all.width, all.height) <= room(zoom);
    const sought = fits ? all : onChart(boxOf(chief ?? things[0]));
    const [width, height] = [this.whole.width / zoom, this.whole.height / zoom];
    const { x, y } = fits && zoom === this.zoom ? this.box : { x: sought.x + sought.width / 2 - width / 2, y: sought.y + sought.height / 2 - height / 2 };
    const ease = EASE * scale;
    const [across, along] = [missed(sought.left, sought.right, x, x + width, ease), missed(sought.top, sought.bottom, y, y + height, ease)];
    if (!fits || zoom !== this.zoom || across || along) this.show({ x: x + across, y: y + along, width, height }, softly);
  }

  // -------------------------------------------------------------- hands

  grip({ clientX, clientY }) {
    this.held = { x: clientX, y: clientY, focus: document.activeElement };
    this.dragged = false;
  }

  pull(event) {
    if (event.buttons & 1) this.drag(event);
    else this.release();
  }

  /** The focus stays where it was: who moves the chart has not let go of what is picked on it. */
  drag({ clientX, clientY }) {
    const { held } = this;
    const [across, along] = [clientX - held.x, clientY - held.y];
    if (!this.dragged && Math.hypot(across, along) < STILL) return;
    if (!this.dragged) held.focus?.focus({ preventScroll: true });
    this.dragged = true;
    this.view.frame.classList.add("gripped");
    [held.x, held.y] = [clientX, clientY];
    this.slide(across, along);
  }

  /** The click that follows a drag is none; it comes before the timer does. */
  release() {
    this.held = null;
    this.view.frame.classList.remove("gripped");
    setTimeout(() => (this.dragged = false));
  }

  touch(event) {
    const { touches, type } = event;
    if (touches.length === 2) this.pinch(event);
    else if (type === "touchstart") this.grip(touches[0]);
    else if (!this.isWhole) {
      event.preventDefault();
      this.drag(touches[0]);
    }
  }

  pinch(event) {
    event.preventDefault();
    event.stopPropagation();
    const [a, b] = event.touches;
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const at = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    const fingers = (this.fingers ??= { distance, zoom: this.zoom, at });
    this.dragged = true;
    this.slide(at.clientX - fingers.at.clientX, at.clientY - fingers.at.clientY);
    fingers.at = at;
    this.byHand = true;
    this.to((fingers.zoom * distance) / fingers.distance, at);
  }

  lift({ touches }) {
    this.fingers = null;
    if (touches.length === 1 && this.held) [this.held.x, this.held.y] = [touches[0].clientX, touches[0].clientY];
    else if (!touches.length) this.release();
  }

  /** Who wheels on when all is seen already scrolls the board. */
  wheel(event) {
    if (this.isWhole && event.deltaY > 0 && !event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.byHand = true;
    this.to(this.zoom * Math.exp(-(event.deltaY * (event.deltaMode ? 24 : 1)) / 400), event);
  }

  twice(event) {
    if (event.target.closest("[data-move], [data-route], [data-why], [data-pick]")) return;
    event.stopPropagation();
    this.byHand = true;
    this.to(this.isWhole ? 2 : 1, event, true);
  }

  // -------------------------------------------------------------- buttons and keys

  /** Zooms around what has the focus on the chart, otherwise around the middle. What is whole, the board goes on with. */
  act(wish) {
    if (!this.chart || (this.isWhole && wish !== "in")) {
      this.view.act(wish);
      return;
    }
    const { activeElement } = document;
    const at = this.holds(activeElement) ? middle(activeElement.getBoundingClientRect()) : null;
    this.byHand = true;
    this.to(wish === "fit" ? 1 : this.zoom * (wish === "in" ? STEP : 1 / STEP), at, true);
  }

  press(event) {
    const { key, target } = event;
    if (!this.chart || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target !== this.chart && !this.buttons?.contains(target)) return;
    if (key in ARROWS && this.isWhole) return;
    if (key in ARROWS) {
      const [across, along] = ARROWS[key];
      const { box } = this;
      this.show({ ...box, x: box.x + (across * box.width) / 5, y: box.y + (along * box.height) / 5 }, true);
    } else if (key in WISHES) this.act(WISHES[key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
