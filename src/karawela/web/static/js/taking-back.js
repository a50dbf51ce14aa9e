/** Whoever would take back more than the last choice is told how far it goes, and asked. */

const dialog = document.getElementById("undo-far");

/** Answers whether to go on. */
export function agreed(button) {
  if (!button || button.dataset.far === undefined) return Promise.resolve(true);
  document.getElementById("undo-far-reach").textContent = button.dataset.reach;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }));
}
