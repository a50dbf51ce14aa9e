/** Pieces travel: where they were is remembered before the board changes, and they come from there afterwards. */

const PIECES = ".piece[id]";
const TIME = { duration: 360, easing: "cubic-bezier(.2, .7, .3, 1)" };

export function moves() {
  return !("still" in document.documentElement.dataset) && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where pieces were that are about to change, by their ids; empty when all have arrived. */
const left = new Map();
let scenes = new Set();

/** The transforms of all pieces before the last change. */
let stood = new Map();

/** The pieces that the last change has moved. */
export function moved() {
  const pieces = [...document.querySelectorAll(`svg.board ${PIECES}`)];
  return pieces.filter(({ id, attributes }) => stood.has(id) && stood.get(id) !== attributes.transform?.value);
}

/** Before these parts of the board change: remembers where their pieces are. They travel with the next frame. */
export function depart(parts) {
  stood = new Map([...document.querySelectorAll(`svg.board ${PIECES}`)].map(({ id, attributes }) => [id, attributes.transform?.value]));
  if (!moves() || !parts.length) return;
  if (!scenes.size) requestAnimationFrame(arrive);
  for (const part of parts) {
    scenes.add(part);
    for (const piece of part.querySelectorAll(PIECES)) {
      if (!left.has(piece.id)) left.set(piece.id, { box: piece.getBoundingClientRect(), look: piece.textContent, angle: angle(piece) });
    }
  }
}

/** Where a piece points to that only turns, a needle; null for all others. */
function angle(piece) {
  const turn = /^rotate\(([-\d.]+)\)$/.exec(piece.getAttribute("transform"));
  return turn && Number(turn[1]);
}

/** Lets every piece that is elsewhere now come from where it was; new ones appear, needles turn, dice tumble. */
function arrive() {
  const pieces = new Set([...scenes].flatMap((part) => [...part.querySelectorAll(PIECES)]));
  const now = [...pieces].map((piece) => [piece, left.get(piece.id), piece.getBoundingClientRect()]);
  for (const [piece, old, box] of now) {
    if (old) travel(piece, old, box);
    else piece.animate({ opacity: [0, 1] }, TIME);
  }
  scenes = new Set();
  left.clear();
}

function travel(piece, old, box) {
  const now = angle(piece);
  const x = old.box.x + old.box.width / 2 - box.x - box.width / 2;
  const y = old.box.y + old.box.height / 2 - box.y - box.height / 2;
  if (now !== null && old.angle !== null) {
    if (now !== old.angle) turn(piece, now - old.angle);
  } else if (Math.hypot(x, y) > 3) come(piece, x, y);
  else if (piece.id.startsWith("die") && old.look !== piece.textContent) tumble(piece);
}

/** On a sea that wraps, what left on one side comes in from beyond the other. */
const short = (way, round) => (Math.abs(way) > round / 2 ? way - Math.sign(way) * round : way);

function come(piece, x, y) {
  const scale = piece.parentNode.getScreenCTM?.();
  const round = Number(piece.closest("[data-wrap]")?.dataset.wrap);
  const from = `translate(${short(x / (scale?.a || 1), round)}px, ${short(y / (scale?.d || 1), round)}px)`;
  piece.animate({ transform: [from, "translate(0px, 0px)"] }, { ...TIME, composite: "add" });
}

/** Clockwise, as a needle that was spun. */
function turn(piece, by) {
  const back = -(((by % 360) + 360) % 360);
  piece.animate({ transform: [`rotate(${back}deg)`, "rotate(0deg)"] }, { ...TIME, composite: "add" });
}

function tumble(piece) {
  piece.animate(
    { transform: ["rotate(-300deg) scale(.6)", "rotate(20deg) scale(1.12)", "rotate(0deg) scale(1)"] },
    { ...TIME, duration: 400, composite: "add" },
  );
}
