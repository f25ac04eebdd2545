// @ts-check
// One's own share of chance: a nonce that is sealed before the deal and opened after it is fixed.

import { hex, sha256 } from "./sha256.js";

/** @param {string} code */
const place = (code) => `oneleft-nonce-${code}`;

/**
 * Makes a nonce for this table, keeps it in this tab and gives its seal.
 * @param {string} code
 */
export function makeSeal(code) {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  sessionStorage.setItem(place(code), hex(nonce));
  return sha256(nonce);
}

/**
 * The nonce of this table if it fits the seal that the table shows for us, else null.
 * @param {string} code
 * @param {string | undefined} seal
 */
export function nonceFor(code, seal) {
  const kept = sessionStorage.getItem(place(code));
  if (!kept || !seal) return null;
  const bytes = Uint8Array.from(kept.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return sha256(bytes) === seal ? kept : null;
}
