/** Whether boards are to come composed for a tall screen: narrow, and higher than wide. A cookie tells the next page. */

const TALL = matchMedia("(max-width: 820px) and (orientation: portrait)");

export const isTall = () => TALL.matches;

export function tellTall() {
  document.cookie = `tall=${Number(isTall())}; path=/; max-age=31536000; samesite=lax`;
}

/** `heard()` after the screen has been turned, or a window made another. */
export function whenTurned(heard) {
  TALL.addEventListener("change", () => {
    tellTall();
    heard();
  });
}

/** How a column was left is kept for the next visit. */
export function keepColumn(column, how) {
  document.documentElement.dataset[column] = how;
  try {
    localStorage.setItem(`column-${column}`, how);
  } catch {
    // then it is not kept
  }
}
