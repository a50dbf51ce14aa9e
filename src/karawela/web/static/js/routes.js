/** Ways of several steps: `data-route="move;move"` on the square where the way ends. */

export function stepsOf(thing) {
  return thing.dataset.route.split(";").map((step) => step.trim());
}

/** Marks the squares of a way on the board, or none. */
export function trace(thing) {
  for (const square of document.querySelectorAll("svg.board .on-route")) square.classList.remove("on-route");
  if (!thing) return;
  for (const step of stepsOf(thing)) squareOf(step)?.classList.add("on-route");
}

/** What the board has for a step: its choice, its square, or the end of another way that ends with it. */
function squareOf(step) {
  const text = CSS.escape(step);
  const place = CSS.escape(step.split(" ").at(-1));
  const found = (selector) => document.querySelector(`svg.board ${selector}`);
  return found(`[data-move="${text}"]`) ?? found(`[data-square="${place}"]`) ?? found(`[data-route$=";${text}"]`);
}
