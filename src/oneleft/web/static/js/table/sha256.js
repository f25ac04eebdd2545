// @ts-check
// SHA-256 (FIPS 180-4). A house address over plain HTTP has no crypto.subtle.

/** The first `count` primes. @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

/** The first 32 bits of the fraction. @param {number} x */
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;

const K = primes(64).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** The message with its padding and length. @param {Uint8Array} bytes */
function padded(bytes) {
  const all = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  all.set(bytes);
  all[bytes.length] = 0x80;
  new DataView(all.buffer).setUint32(all.length - 4, bytes.length * 8);
  return new DataView(all.buffer);
}

/** @param {DataView} data @param {number} at */
function schedule(data, at) {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15], w[i - 2]];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  return w;
}

/** @param {number[]} h @param {Int32Array} w */
function compress(h, w) {
  let [a, b, c, d, e, f, g, k] = h;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (k + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [k, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, k].map((x, i) => (x + h[i]) | 0);
}

/** Bytes as hex digits. @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

/**
 * The digest of some bytes, in hex.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const data = padded(bytes);
  let h = START;
  for (let at = 0; at < data.byteLength; at += 64) h = compress(h, schedule(data, at));
  return h.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
