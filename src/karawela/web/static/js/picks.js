/** A group that is picked on the board lets go after its move, so that the next click picks what is clicked.
 *
 * What can be picked is `[data-pick="place"]`; the focus opens it, and the choices of what it can do lie within. */

export class Picks {
  constructor(pan) {
    this.pan = pan;
    this.pan.view.frame.addEventListener("keydown", (event) => this.leave(event));
  }

  chosen(element) {
    this.onChart = Boolean(element.closest("[data-pan]"));
  }

  /** After a choice on the chart the focus is not lost: it is on the chart. */
  letGo() {
    if (this.onChart) this.pan.chart?.focus({ preventScroll: true });
    this.onChart = false;
  }

  /** Escape closes what is picked. */
  leave(event) {
    if (event.key !== "Escape" || !event.target.closest("[data-pick]")) return;
    event.stopPropagation();
    this.pan.chart.focus({ preventScroll: true });
  }
}
