/** The columns beside the board as they were left, before anything is painted. No module: those come too late for that. */
try {
  for (const column of ["people", "drawer"]) {
    const kept = localStorage.getItem(`column-${column}`);
    if (kept) document.documentElement.dataset[column] = kept;
  }
} catch {
  // without storage everything is as at the first visit
}
