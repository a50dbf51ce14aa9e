/** Brings the parts of a page up to date in place, so that focus, scrolling and half-written words stay. */
import { Idiomorph } from "../idiomorph.js";
import { depart } from "./motion.js";
import { keep } from "./pan.js";

const KEPT = new Set(["open", "value"]);
const HOW = {
  morphStyle: "innerHTML",
  callbacks: {
    beforeNodeMorphed: (old, fresh) => void (old.matches?.("[data-pan]") && keep(old, fresh)),
    beforeAttributeUpdated: (name, node) => !(KEPT.has(name) && node.matches("dialog, details, input")),
  },
};

/** Morphs what a message brings: whole parts, single layers of the board, new lines of the log. */
export function apply({ parts = {}, layers = {}, log = null }) {
  const fresh = drawn(Object.values(layers));
  const old = fresh.map((layer) => document.getElementById(layer.id));
  depart("board" in parts ? [document.getElementById("part-board")] : old.filter(Boolean));
  for (const [number, layer] of old.entries()) {
    if (layer) Idiomorph.morph(layer, fresh[number], { ...HOW, morphStyle: "outerHTML" });
  }
  for (const [name, html] of Object.entries(parts)) {
    const part = document.getElementById(`part-${name}`);
    if (part) Idiomorph.morph(part, html, HOW);
  }
  if (log) write(log);
  address();
}

/** Lines of the log from a number on are replaced by the new ones. */
function write({ from, lines }) {
  const list = document.querySelector("#part-log .log");
  for (const line of [...list.children]) if (Number(line.dataset.ply) >= from) line.remove();
  list.insertAdjacentHTML("beforeend", lines);
}

/** The elements that the markup of layers makes. */
export function drawn(markup) {
  return [...new DOMParser().parseFromString(`<svg>${markup.join("")}</svg>`, "text/html").querySelector("svg").children];
}

/** An invitation shows the address by which this browser reached the server. */
export function address() {
  for (const field of document.querySelectorAll("[data-invitation]")) field.value = location.origin + field.dataset.invitation;
}
