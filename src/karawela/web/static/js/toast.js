/** Short messages at the lower edge. The container is a live region, so they are also read out. */

export function toast(text, { action = "", act = null, seconds = 5 } = {}) {
  const box = document.createElement("div");
  box.className = "toast";
  const words = document.createElement("p");
  words.textContent = text;
  box.append(words);
  if (act) box.append(button(action, () => { box.remove(); act(); }));
  const close = button("×", () => box.remove());
  close.setAttribute("aria-label", document.querySelector("[data-say-close]")?.dataset.sayClose ?? "×");
  box.append(close);
  const shelf = document.getElementById("toasts");
  shelf.replaceChildren(...[...shelf.children].slice(-1), box);
  setTimeout(() => box.remove(), seconds * 1000);
}

function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}
