/** Arrows at the edge of the pane: how many choices lie that way, out of sight; a click on one goes there.
 *
 * What can be chosen on the board is `[data-move]` or `[data-route]`; of a group that has to be picked first, the group. */

const WAYS = ["left", "right", "up", "down"];

/** What must be in sight for all choices to be: each choice, or the group that opens it. Copies of one, as on the margins
 * of a sea that wraps, take no focus and don't count; nor do endings, which are pinned in the bar. */
export function targets() {
  const pinned = new Set([...document.querySelectorAll(".endings [data-move]")].map((ending) => ending.dataset.move));
  const choices = [...document.querySelectorAll("svg.board :is([data-move], [data-route])[tabindex]")];
  return [...new Set(choices.filter((choice) => !pinned.has(choice.dataset.move)).map((choice) => choice.closest("[data-pick]") ?? choice))];
}

/** Where a target is on the page: its glow, if it has one, says it best. */
export function boxOf(target) {
  return (target.querySelector(":scope > :is(.halo, .hit)") ?? target).getBoundingClientRect();
}

const apart = (one, other) => Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2);

/** The one that is nearest to all others; null if there are none. */
export function central(things) {
  const boxes = things.map(boxOf);
  const far = boxes.map((box) => boxes.reduce((sum, other) => sum + apart(box, other), 0));
  return things[far.indexOf(Math.min(...far))] ?? null;
}

export class Arrows {
  constructor(view, pan, shelf) {
    Object.assign(this, { view, pan, shelf });
    this.things = [];
    view.pane.addEventListener("scroll", () => this.soon(), { passive: true });
    pan.moved = () => this.soon();
    view.zoomed = () => this.soon();
    shelf.addEventListener("click", ({ target }) => this.go(target.closest(".arrow")?.dataset.arrow));
  }

  /** These can be chosen now: counted at once, so that no board is ever seen with the arrows of another. */
  show(things) {
    this.things = things;
    this.draw();
  }

  soon() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.draw();
    });
  }

  /** What of the board can be seen at all, and of it where the thing can be. */
  area(thing) {
    const pane = this.view.pane.getBoundingClientRect();
    if (!this.pan.holds(thing)) return pane;
    const seen = this.pan.window;
    const [left, top] = [Math.max(pane.left, seen.left), Math.max(pane.top, seen.top)];
    return new DOMRect(left, top, Math.min(pane.right, seen.right) - left, Math.min(pane.bottom, seen.bottom) - top);
  }

  /** Which way a thing lies, "" for here. */
  wayTo(thing) {
    const box = boxOf(thing);
    const area = this.area(thing);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const across = Math.min(0, x - area.left) || Math.max(0, x - area.right);
    const along = Math.min(0, y - area.top) || Math.max(0, y - area.bottom);
    if (!across && !along) return "";
    return Math.abs(across) >= Math.abs(along) ? (across < 0 ? "left" : "right") : along < 0 ? "up" : "down";
  }

  draw() {
    const lying = Map.groupBy(this.things.filter((thing) => thing.isConnected), (thing) => this.wayTo(thing));
    this.lying = lying;
    const words = this.shelf.getAttribute("aria-label");
    const shown = WAYS.filter((way) => lying.has(way)).map((way) => {
      const button = this.shelf.querySelector(`.${way}`) ?? made(way);
      const count = String(lying.get(way).length);
      if (button.textContent !== count) button.textContent = count;
      button.setAttribute("aria-label", `${words}: ${count}`);
      return button;
    });
    for (const button of [...this.shelf.children]) if (!shown.includes(button)) button.remove();
    for (const button of shown) if (!button.isConnected) this.shelf.append(button);
  }

  /** Brings what lies that way into sight, the nearest of it at least. */
  go(way) {
    const things = this.lying?.get(way);
    if (!things) return;
    const held = things.filter((thing) => this.pan.holds(thing));
    const pane = this.view.pane.getBoundingClientRect();
    const distance = (thing) => apart(boxOf(thing), pane);
    const nearest = things.toSorted((one, other) => distance(one) - distance(other))[0];
    if (held.includes(nearest)) this.pan.gather(held, nearest);
    this.view.gather(things.map(boxOf), boxOf(nearest), true);
    this.soon();
  }
}

function made(way) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `arrow ${way}`;
  button.dataset.arrow = way;
  return button;
}
