/** A long press on something explains it, as hovering does where there is a mouse; it then does not count as a click. */
import { toast } from "./toast.js";

const LONG = 550;
const STILL = 10;

export class Explainer {
  constructor(area) {
    area.addEventListener("pointerdown", (event) => event.pointerType === "touch" && this.begin(event));
    area.addEventListener("pointermove", (event) => this.moved(event));
    for (const kind of ["pointerup", "pointercancel"]) area.addEventListener(kind, () => clearTimeout(this.timer));
    area.addEventListener("click", (event) => this.swallow(event), { capture: true });
    area.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault());
  }

  begin(event) {
    this.pressed = false;
    this.from = [event.clientX, event.clientY];
    clearTimeout(this.timer);
    const words = meaning(event.target);
    if (words) this.timer = setTimeout(() => { this.pressed = true; toast(words, { seconds: 8 }); }, LONG);
  }

  moved(event) {
    if (this.from && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > STILL) clearTimeout(this.timer);
  }

  swallow(event) {
    if (!this.pressed) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** What the nearest thing around the target says about itself. */
function meaning(target) {
  for (let thing = target; thing instanceof Element; thing = thing.parentElement) {
    const words = thing.querySelector(":scope > title")?.textContent ?? thing.getAttribute("title");
    if (words) return words;
  }
  return "";
}
