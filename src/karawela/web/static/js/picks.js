/** A group that is picked on the board and moves is picked still: the focus follows it to where it is now.
 *
 * What can be picked is `[data-pick="place"]`; the focus opens it, and the choices of what it can do lie within. */

export class Picks {
  constructor(pan) {
    this.pan = pan;
    this.pan.view.frame.addEventListener("keydown", (event) => this.leave(event));
  }

  /** Somebody chooses; a move out of a pick ends at the place that is its last word. */
  chosen(element) {
    this.onChart = Boolean(element.closest("[data-pan]"));
    this.place = element.closest("[data-pick]") ? element.dataset.move.split(" ").at(-1) : null;
  }

  /** After a choice on the chart the focus is not lost: it is on the group, or else on the chart. True if on the group. */
  goOn() {
    const { onChart, place } = this;
    this.onChart = false;
    if (!onChart) return false;
    const pick = place && this.pan.chart?.querySelector(`[data-pick="${CSS.escape(place)}"]`);
    if (pick) pick.focus({ preventScroll: true });
    else if (document.activeElement === document.body) this.pan.chart?.focus({ preventScroll: true });
    return Boolean(pick);
  }

  /** Escape closes what is picked. */
  leave(event) {
    if (event.key !== "Escape" || !event.target.closest("[data-pick]")) return;
    event.stopPropagation();
    this.pan.chart.focus({ preventScroll: true });
  }
}
