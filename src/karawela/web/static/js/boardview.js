/** How large the board is shown: all of it, or larger and scrolled, by buttons, keys, wheel, pinch or double tap. */

const MOST = 5;

export class BoardView {
  constructor(pane, frame) {
    this.pane = pane;
    this.frame = frame;
    this.zoom = 0;
    new ResizeObserver(() => this.fit()).observe(pane);
    pane.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    pane.addEventListener("touchstart", (event) => this.pinch(event), { passive: false });
    pane.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
    pane.addEventListener("dblclick", (event) => {
      if (!event.target.closest("[data-move], [data-why], button, input")) this.to(this.zoom > 1.05 ? 1 : 2, event);
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

  /** On a tall screen the board begins as high as the pane, so that it is swiped along one way only. */
  first() {
    const full = (this.pane.clientHeight * this.shape) / this.pane.clientWidth;
    return full > 1.25 ? Math.min(full, 2.2) : 1;
  }

  fit() {
    if (!this.shape) {
      this.frame.style.width = this.frame.style.height = "";
      return;
    }
    const began = this.zoom === 0;
    if (began) this.zoom = this.first();
    const width = this.whole * this.zoom;
    this.frame.style.width = `${width}px`;
    this.frame.style.height = `${width / this.shape}px`;
    if (began) this.pane.scrollLeft = (this.pane.scrollWidth - this.pane.clientWidth) / 2;
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

  act(wish) {
    if (wish === "fit") this.to(this.zoom > 1.02 ? 1 : this.first());
    else this.to(this.zoom * (wish === "in" ? 1.35 : 1 / 1.35));
  }

  /** Scrolls so that what is there on the page is in the middle. */
  centre(box, how = {}) {
    const area = this.pane.getBoundingClientRect();
    this.pane.scrollBy({ left: box.x + box.width / 2 - area.x - area.width / 2, top: box.y + box.height / 2 - area.y - area.height / 2, ...how });
  }

  /** Scrolls so that what can be chosen is in sight, if it is not. */
  seek(things) {
    if (this.zoom <= 1.02 || !things.length) return;
    const area = this.pane.getBoundingClientRect();
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const seen = boxes.some((b) => b.x + b.width > area.x && b.x < area.right && b.y + b.height > area.y && b.y < area.bottom);
    if (!seen) this.centre(boxes[0], { behavior: "smooth" });
  }

  wheel(event) {
    if (!event.ctrlKey || !this.shape) return;
    event.preventDefault();
    this.to(this.zoom * Math.exp(-event.deltaY / 300), event);
  }

  pinch(event) {
    if (event.touches.length !== 2 || !this.shape) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const at = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    if (event.type === "touchstart") this.start = { distance, zoom: this.zoom };
    else if (this.start) this.to((this.start.zoom * distance) / this.start.distance, at);
  }
}
