// @ts-check
// One's own share of chance: a nonce that is sealed before the deal and opened after it is fixed.

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");

/**
 * SHA-256 in hex. On a plain-HTTP address in the house the browser has none: then ours is fetched.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function sha256(bytes) {
  if (crypto.subtle) return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  return (await import("./sha256.js")).sha256(bytes);
}

/** @param {string} code */
const place = (code) => `oneleft-nonce-${code}`;

/**
 * Makes a nonce for this table, keeps it in this tab and gives its seal.
 * @param {string} code
 */
export async function makeSeal(code) {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  sessionStorage.setItem(place(code), hex(nonce));
  return sha256(nonce);
}

/**
 * The nonce of this table if it fits the seal that the table shows for us, else null.
 * @param {string} code
 * @param {string | undefined} seal
 */
export async function nonceFor(code, seal) {
  const kept = sessionStorage.getItem(place(code));
  if (!kept || !seal) return null;
  const bytes = Uint8Array.from(kept.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return (await sha256(bytes)) === seal ? kept : null;
}
