// Being the same guest on another device, and deleting all that is kept about whoever uses this browser.

import { onLanguage, t } from "./l10n.js";

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

// Another device ----------------------------------------------------------------------------------

/** @param {string} path @param {object} body */
async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : null;
}

find("[data-device-get]").addEventListener("click", async () => {
  const made = await post("/api/device-codes", {}).catch(() => null);
  find("[data-device-code]").textContent = made?.code ?? "";
  find("[data-device-shown]").hidden = !made;
});

/** @type {string[]} */
let tables = [];

find("[data-device-form]").addEventListener("submit", async (event) => {
  event.preventDefault();
  const code = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code");
  const me = await post("/api/device-codes/use", { code: `${code}`.trim().toUpperCase() }).catch(() => null);
  tables = me?.tables ?? [];
  find("[data-device-done]").hidden = !me;
  find("[data-device-wrong]").hidden = !!me;
  showTables();
});

/** Links to the tables where this guest has a seat. */
function showTables() {
  const list = find("[data-device-tables]");
  list.hidden = !tables.length;
  list.replaceChildren(...tables.map((code) => {
    const link = Object.assign(document.createElement("a"), { href: `/t/${code}` });
    link.textContent = t("page-devices-table", { code });
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
}

onLanguage(showTables);
