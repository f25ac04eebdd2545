// The rule page: printing, which needs a script.

for (const button of document.querySelectorAll("[data-print]")) {
  const it = /** @type {HTMLButtonElement} */ (button);
  it.hidden = false;
  it.addEventListener("click", () => window.print());
}
