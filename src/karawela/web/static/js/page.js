/** What every page does: copying, dialogs, closing, coming back in another language. */
import { tellTall } from "./screen.js";
import { toast } from "./toast.js";

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(document.body.dataset.sayCopied, { seconds: 2 });
  } catch {
    toast(text, { seconds: 20 });
  }
}

function onClick(event) {
  const element = event.target.closest("[data-copy], [data-copy-from], [data-copy-here], [data-dialog], dialog [data-close]");
  if (!element) {
    if (event.target instanceof HTMLDialogElement) event.target.close();
    return;
  }
  const wish = element.dataset;
  if (wish.dialog !== undefined) {
    element.closest("dialog")?.close();
    document.getElementById(wish.dialog)?.showModal();
  } else if (wish.copy !== undefined) copy(wish.copy);
  else if (wish.copyFrom !== undefined) copy(document.getElementById(wish.copyFrom).value);
  else if (wish.copyHere !== undefined) copy(location.href);
  else element.closest("dialog").close();
}

/** The language changes where one is now, which may not be where the page was loaded. */
function onSubmit({ target }) {
  if (target.matches("body:not(.page-problem) .language")) target.elements.back.value = location.pathname + location.search;
}

tellTall();
document.addEventListener("click", onClick);
document.addEventListener("submit", onSubmit);
