/** Brings the parts of a page up to date in place, so that focus, scrolling and half-written words stay. */
import { Idiomorph } from "../idiomorph.js";
import { moves, remember, travel } from "./motion.js";

const KEPT = new Set(["open", "data-filled"]);
const HOW = {
  morphStyle: "innerHTML",
  ignoreActiveValue: true,
  callbacks: {
    beforeAttributeUpdated: (name, node) => !(KEPT.has(name) && node.matches("dialog, details, input")),
  },
};

/** Morphs what a message brings: whole parts, or single groups of the board's picture. */
export function apply({ parts = {}, groups = {} }) {
  const board = document.getElementById("part-board");
  const before = moves() && ("board" in parts || "board" in groups) ? remember(board) : null;
  for (const [name, html] of Object.entries(parts)) {
    const part = document.getElementById(`part-${name}`);
    if (part) Idiomorph.morph(part, html, HOW);
  }
  for (const [name, changed] of Object.entries(groups)) patch(document.getElementById(`part-${name}`), changed);
  if (before) travel(board, before);
  address();
}

/** Replaces the children of a part's picture that changed; `changed` has their places and their markup. */
function patch(part, changed) {
  const picture = part.firstElementChild;
  const children = [...picture.children];
  for (const [place, markup] of changed) {
    const fresh = new DOMParser().parseFromString(`<svg>${markup}</svg>`, "text/html").querySelector("svg");
    Idiomorph.morph(children[place], fresh.firstElementChild, { ...HOW, morphStyle: "outerHTML" });
  }
}

/** An invitation shows the address by which this browser reached the server. */
export function address() {
  for (const field of document.querySelectorAll("[data-invitation]")) field.value = location.origin + field.dataset.invitation;
}
