/** How large the board is shown: all of it, or larger and scrolled, by buttons, keys, wheel, pinch or double tap. */
import { isTall } from "./screen.js";

const MOST = 5;
/** Pixels between the edge of the pane and what is brought into sight. */
const EASE = 10;

export class BoardView {
  constructor(pane, frame) {
    this.pane = pane;
    this.frame = frame;
    this.zoom = 0;
    /** Whoever chose a size keeps it. */
    this.byHand = false;
    new ResizeObserver(() => this.fit()).observe(pane);
    pane.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    pane.addEventListener("touchstart", (event) => this.pinch(event), { passive: false });
    pane.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
    pane.addEventListener("dblclick", (event) => {
      if (!event.target.closest("[data-move], [data-route], [data-why], button, input")) this.hand(this.zoom > 1.05 ? 1 : 2, event);
    });
  }

  /** Width by height of the picture; 0 while there is none. */
  get shape() {
    const box = this.frame.querySelector("svg.board")?.viewBox.baseVal;
    return box?.height ? box.width / box.height : 0;
  }

  /** The width at which the whole board is in sight. */
  get whole() {
    return Math.min(this.pane.clientWidth, this.pane.clientHeight * this.shape);
  }

  /** A board that is longer than the pane one way begins as wide as it the other way, so that it is swiped one way only. */
  first() {
    const full = (this.pane.clientHeight * this.shape) / this.pane.clientWidth;
    if (isTall() && full < 1) return 1 / full;
    return full > 1.25 ? Math.min(full, 2.2) : 1;
  }

  fit() {
    const { shape } = this;
    if (!shape) {
      this.frame.style.width = this.frame.style.height = "";
      return;
    }
    const began = this.zoom === 0 || Math.abs(shape / this.drawn - 1) > 0.02;
    if (began) {
      this.zoom = this.first();
      this.byHand = false;
    }
    this.drawn = shape;
    const width = this.whole * this.zoom;
    this.frame.style.width = `${width}px`;
    this.frame.style.height = `${width / shape}px`;
    if (began) {
      this.pane.scrollLeft = (this.pane.scrollWidth - this.pane.clientWidth) / 2;
      this.pane.scrollTop = 0;
    }
    this.zoomed?.();
  }

  /** Zooms so that what is under `at` stays there; without `at` the middle stays. */
  to(zoom, at = null) {
    const { pane } = this;
    const area = pane.getBoundingClientRect();
    const x = at ? at.clientX - area.x : area.width / 2;
    const y = at ? at.clientY - area.y : area.height / 2;
    const old = this.frame.getBoundingClientRect();
    const share = [(area.x + x - old.x) / old.width, (area.y + y - old.y) / old.height];
    this.zoom = Math.min(MOST, Math.max(1, zoom));
    this.fit();
    const now = this.frame.getBoundingClientRect();
    pane.scrollLeft += now.x + share[0] * now.width - area.x - x;
    pane.scrollTop += now.y + share[1] * now.height - area.y - y;
  }

  hand(zoom, at = null) {
    this.byHand = true;
    this.to(zoom, at);
  }

  act(wish) {
    if (wish !== "fit") this.hand(this.zoom * (wish === "in" ? 1.35 : 1 / 1.35));
    else if (this.zoom > 1.02) this.hand(1);
    else {
      this.byHand = false;
      this.to(this.first());
    }
  }

  /** Scrolls so that what is there on the page is in the middle. */
  centre(box, how = {}) {
    const area = this.pane.getBoundingClientRect();
    this.pane.scrollBy({ left: box.x + box.width / 2 - area.x - area.width / 2, top: box.y + box.height / 2 - area.y - area.height / 2, ...how });
  }

  /** Brings all these boxes into sight, as little scrolled as does it; if there is no room for all, the `chief` one. */
  gather(boxes, chief = null, softly = false) {
    if (this.zoom <= 1.02 || !boxes.length) return;
    const area = this.pane.getBoundingClientRect();
    const all = around(boxes);
    const behavior = softly ? "smooth" : "auto";
    if (all.width > area.width || all.height > area.height) this.centre(chief ?? boxes[0], { behavior });
    else this.pane.scrollBy({ left: missed(all.left, all.right, area.left, area.right), top: missed(all.top, all.bottom, area.top, area.bottom), behavior });
  }

  wheel(event) {
    if (!event.ctrlKey || !this.shape) return;
    event.preventDefault();
    this.hand(this.zoom * Math.exp(-event.deltaY / 300), event);
  }

  pinch(event) {
    if (event.touches.length !== 2 || !this.shape) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const at = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    if (event.type === "touchstart") this.start = { distance, zoom: this.zoom };
    else if (this.start) this.hand((this.start.zoom * distance) / this.start.distance, at);
  }
}

/** The box around boxes. */
export function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** By how much a stretch sticks out of another, with some ease where there is room; what is too long for it is centred. */
export function missed(low, high, least, most, ease = EASE) {
  const spare = Math.max(0, Math.min(ease, (most - least - high + low) / 2));
  if (high - low > most - least) return (low + high - least - most) / 2;
  return Math.min(0, low - least - spare) || Math.max(0, high - most + spare);
}
