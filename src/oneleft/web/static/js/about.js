// Deleting all that is kept about whoever uses this browser.

/**
 * @template {HTMLElement} E
 * @param {string} selector
 */
const find = (selector) => /** @type {E} */ (document.querySelector(selector));
const dialog = /** @type {HTMLDialogElement} */ (find("[data-delete-dialog]"));

find("[data-delete]").addEventListener("click", () => dialog.showModal());

dialog.addEventListener("close", async () => {
  if (dialog.returnValue !== "yes") return;
  find("[data-deleted]").hidden = true;
  find("[data-delete-failed]").hidden = true;
  let done = false;
  try {
    done = (await fetch("/api/me", { method: "DELETE" })).ok;
  } catch {
    done = false;
  }
  if (done) forget();
  find(done ? "[data-deleted]" : "[data-delete-failed]").hidden = false;
});

function forget() {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith("oneleft.")) localStorage.removeItem(name);
    }
  } catch {
    // nothing is kept where the browser keeps nothing
  }
}
