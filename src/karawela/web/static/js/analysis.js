/** The analysis: starts the work and waits for it; then the chart can be read by pointing at it. */
import { send } from "./send.js";

const PACE = 700;
const here = `/table/${document.getElementById("analysis").dataset.id}/analysis`;
const working = document.getElementById("working");
const reading = document.getElementById("reading");

// ---------------------------------------------------------------- waiting

/** Asks again and again how far it is, until it is ready or nobody is at it any more. */
async function wait() {
  for (;;) {
    const response = await fetch(`${here}/progress`, { headers: { accept: "application/json" } }).catch(() => null);
    if (response && !response.ok) break;
    const { ready, done } = response ? await response.json() : { ready: false, done: 0 };
    if (ready) return location.reload();
    if (done === null) break;
    if (response) document.getElementById("working-done").value = done;
    await new Promise((go) => setTimeout(go, PACE));
  }
  rest(working.dataset.sayFailed);
}

function rest(words) {
  document.getElementById("working-words").textContent = words;
  document.getElementById("begin").hidden = false;
}

async function begin() {
  const form = document.getElementById("begin");
  form.hidden = true;
  document.getElementById("working-words").textContent = form.dataset.sayWorking;
  const { ok, answer } = await send(here);
  if (ok) await wait();
  else rest(answer.error ?? working.dataset.sayFailed);
}

// ---------------------------------------------------------------- reading the chart

/** The step under the pointer. */
function stepAt(chart, event) {
  const box = chart.getBoundingClientRect();
  const { left, right, first, last } = chart.dataset;
  const x = ((event.clientX - box.left) / box.width) * chart.viewBox.baseVal.width;
  return Number(first) + ((x - left) / (right - left)) * (last - first);
}

function point(chart, event) {
  const step = stepAt(chart, event);
  const rows = [...document.querySelectorAll("#stood-table tbody tr")];
  const row = rows.findLast((each) => Number(each.dataset.step) <= step) ?? rows[0];
  const names = [...document.querySelectorAll("#stood-table thead th")].map((each) => each.textContent);
  const shares = [...row.children].map((each) => each.textContent);
  reading.textContent = names.map((name, place) => `${name} ${shares[place]}`).join(" · ");
  const { left, right, first, last } = chart.dataset;
  const finger = chart.querySelector(".finger");
  finger.setAttribute("x", Number(left) + ((right - left) * (row.dataset.step - first)) / (last - first));
  finger.setAttribute("visibility", "visible");
  return row.dataset.step;
}

for (const picture of document.querySelectorAll(".picture")) {
  const chart = picture.querySelector("svg");
  chart.addEventListener("pointermove", (event) => point(chart, event));
  chart.addEventListener("pointerdown", (event) => point(chart, event));
  chart.addEventListener("pointerleave", () => chart.querySelector(".finger").setAttribute("visibility", "hidden"));
  chart.addEventListener("click", (event) => {
    if (matchMedia("(hover: hover)").matches) location.assign(`${picture.dataset.replay}?step=${point(chart, event)}`);
  });
}

if (working) {
  document.getElementById("begin").addEventListener("submit", (event) => {
    event.preventDefault();
    begin();
  });
  begin();
}
