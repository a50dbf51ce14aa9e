/** The form of a new table: presets, one colour each, and fields only where they mean something. */

const form = document.getElementById("new");
const seats = [...form.querySelectorAll(".seat")];
const kindOf = (seat) => seat.querySelector("select").value;
const colourOf = (seat) => seat.querySelector(".colours :checked");

function tidy() {
  for (const seat of seats) {
    seat.classList.toggle("empty", kindOf(seat) === "none");
    seat.classList.toggle("nameless", kindOf(seat) === "open");
  }
  const taken = seats.filter((seat) => kindOf(seat) !== "none").length;
  const message = taken < Number(form.dataset.least) ? form.dataset.tooFew : "";
  seats.at(-1).querySelector("select").setCustomValidity(message);
}

/** Whoever had the colour takes the one that was left. */
function exchange(chosen) {
  const mine = chosen.closest(".seat");
  const before = mine.dataset.colour;
  const other = seats.find((seat) => seat !== mine && colourOf(seat)?.value === chosen.value);
  const left = other?.querySelector(`[value="${before}"]`);
  if (left) {
    left.checked = true;
    other.dataset.colour = before;
  }
  mine.dataset.colour = chosen.value;
}

function preset(kinds) {
  kinds.forEach((kind, number) => {
    const select = seats[number]?.querySelector("select");
    if (select && [...select.options].some((option) => option.value === kind)) select.value = kind;
  });
  tidy();
}

for (const seat of seats) seat.dataset.colour = colourOf(seat)?.value ?? "";
form.querySelector(".presets").hidden = false;
form.addEventListener("change", (event) => {
  if (event.target.matches(".colours input")) exchange(event.target);
  tidy();
});
form.addEventListener("click", (event) => {
  const kinds = event.target.closest("[data-preset]")?.dataset.preset;
  if (kinds) preset(kinds.split(" "));
});
tidy();
