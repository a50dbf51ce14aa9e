/** The replay: every step is a page of its own; here they are turned in place. */
import { BoardView } from "./boardview.js";
import { Pan } from "./pan.js";
import { apply } from "./parts.js";

const PACE = 1300;
const view = new BoardView(document.getElementById("pane"), document.getElementById("part-board"));
const pan = new Pan(view);
const slider = document.getElementById("step");
const seat = document.getElementById("seat");
const play = document.querySelector('[data-go="play"]');
const last = Number(slider.max);
const pages = new Map();

let step = Number(slider.value);
let playing = 0;

function address(number) {
  const query = new URLSearchParams({ step: number });
  if (seat.value !== "") query.set("seat", seat.value);
  return `${location.pathname}?${query}`;
}

/** The page of a step, asked for once. */
function page(number) {
  const where = address(number);
  if (!pages.has(where)) {
    const asked = fetch(where, { headers: { accept: "text/html" } }).then(async (response) => {
      if (!response.ok) throw new Error(response.status);
      return new DOMParser().parseFromString(await response.text(), "text/html");
    });
    asked.catch(() => pages.delete(where));
    pages.set(where, asked);
  }
  return pages.get(where);
}

async function go(number) {
  step = Math.max(0, Math.min(last, number));
  slider.value = step;
  document.getElementById("what-if").elements.step.value = step;
  document.getElementById("step-shown").textContent = `${step} / ${last}`;
  const wanted = address(step);
  try {
    const shown = await page(step);
    if (wanted !== address(step)) return;
    apply({ parts: { board: shown.getElementById("part-board").innerHTML } });
    document.getElementById("replay-line").innerHTML = shown.getElementById("replay-line").innerHTML;
    history.replaceState(null, "", wanted);
    view.fit();
    pan.renew();
    if (step < last) page(step + 1).catch(() => {});
  } catch {
    location.assign(wanted);
  }
}

function pause() {
  clearInterval(playing);
  playing = 0;
  play.setAttribute("aria-pressed", "false");
}

function start() {
  if (step === last) go(0);
  playing = setInterval(() => (step < last ? go(step + 1) : pause()), PACE);
  play.setAttribute("aria-pressed", "true");
}

const GO = {
  first: () => go(0),
  previous: () => go(step - 1),
  next: () => go(step + 1),
  last: () => go(last),
  play: () => (playing ? pause() : start()),
};
const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" };

document.addEventListener("click", (event) => {
  const way = event.target.closest("[data-go]")?.dataset.go;
  if (!way || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (way !== "play") pause();
  GO[way]();
});
document.addEventListener("keydown", (event) => {
  const way = KEYS[event.key];
  if (!way || event.target.matches("input, select") || (event.key === " " && event.target.closest("button, a"))) return;
  event.preventDefault();
  if (way !== "play") pause();
  GO[way]();
});
slider.addEventListener("input", () => { pause(); go(Number(slider.value)); });
seat.addEventListener("change", () => go(step));
view.fit();
pan.renew();
