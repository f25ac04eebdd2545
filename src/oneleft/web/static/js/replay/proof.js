// @ts-check
// The proof that all cards or rolls of a match were fixed beforehand, as docs/chance.md has it.
//
// Everything is worked out here, from the text of the record. Of the server only this is asked: of
// what kind each outcome is, and what went back into the stock or the pouch. It gives no verdict.

import { BALANCED24 } from "../table/dice-table.js";
import { sha256 } from "../table/sha256.js";

const WORDS = 2 ** 32;
const COLORS = "RYGB";
const RANKS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "V", "D", "W", "WD4"];
const BLOCK = 64;
const BREATH = 150; // outcomes between two looks at the screen

/** @typedef {{kind: string, die?: string, added?: number[], options?: number[]}} Choice */
/** @typedef {{number: number, choices: Choice[]}} ProofRound */
/** @typedef {{number: number, outcomes: string[]}} RecordRound */
/**
 * @typedef {object} Header of a record
 * @property {string} game
 * @property {string} digest
 * @property {[string, string, string][]} entropies seat letter, fingerprint, nonce
 * @property {string} secret
 * @property {string} salt
 * @property {string[][]} table
 */
/**
 * @typedef {object} Finding
 * @property {boolean} ok
 * @property {"seal" | "nonce" | "outcome" | "count" | "missing" | ""} what what is wrong, if anything
 * @property {number} outcomes how many agree
 * @property {number} rounds
 * @property {string[]} seats letters of those who added to the chance
 * @property {string} [seat]
 * @property {number} [round]
 * @property {number} [number] of the outcome in its round, from 1
 * @property {string} [kind]
 * @property {string} [expected]
 * @property {string} [got]
 */

// Bytes -------------------------------------------------------------------------------------------

/** @param {string} text */
export const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} text */
const ascii = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** @param {...Uint8Array} parts */
function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) (all.set(part, at), (at += part.length));
  return all;
}

/** HMAC-SHA-256 (RFC 2104), in hex. @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? bytesOf(sha256(key)) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), bytesOf(inner)));
}

// The stream --------------------------------------------------------------------------------------

/** The key of a match's numbers. @param {Header} header */
export function streamKey({ digest, secret, entropies }) {
  const nonces = entropies.filter(([, , nonce]) => nonce).map(([seat, , nonce]) => `|${seat}:${nonce}`);
  return bytesOf(hmac(bytesOf(secret), ascii(`oneleft 1|${digest}${nonces.join("")}`)));
}

/** The numbers of a round, and choices by them. */
export class Stream {
  /** @param {Uint8Array} key @param {number} round */
  constructor(key, round) {
    this.key = key;
    this.round = round;
    this.counter = 0;
  }

  next() {
    this.counter++;
    return parseInt(hmac(this.key, ascii(`${this.round}|${this.counter}`)).slice(0, 8), 16);
  }

  /** A fair choice below n. @param {number} n */
  below(n) {
    const limit = WORDS - (WORDS % n);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % n;
  }
}

// The record --------------------------------------------------------------------------------------

/** The header and the outcomes of a record. @param {string} text @returns {{header: Header, rounds: RecordRound[]}} */
export function readRecord(text) {
  /** @type {Header} */
  const header = { game: "cards", digest: "", entropies: [], secret: "", salt: "", table: BALANCED24 };
  /** @type {RecordRound[]} */
  const rounds = [];
  /** @type {string[][]} */
  const table = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const words = line.split(/\s+/);
    const [first, ...rest] = words;
    if (first === "round") rounds.push({ number: Number(rest[0]), outcomes: [] });
    else if (first === "chance:") rounds.at(-1)?.outcomes.push(...outcomesOf(rest));
    else if (rounds.length) continue;
    else if (first === "game") header.game = rest[0];
    else if (first === "commitment:") header.digest = rest[0];
    else if (first === "secret:") header.secret = rest[0];
    else if (first === "salt:") header.salt = rest[0];
    else if (first === "entropy") header.entropies.push([rest[0].slice(0, 1), rest[1], rest[2] ?? ""]);
    else if (/^d\d+:$/.test(first)) table.push(rest);
  }
  if (table.length) header.table = table;
  return { header, rounds };
}

/** Words of a chance line; a seat is two of them. @param {string[]} words */
function outcomesOf(words) {
  /** @type {string[]} */
  const found = [];
  for (const word of words) {
    if (found.at(-1) === "seat") found[found.length - 1] = `seat ${word}`;
    else found.push(word);
  }
  return found;
}

/** @param {number} face */
const faceText = (face) => ((face & 15) > 12 ? RANKS[face & 15] : COLORS[face >> 4] + RANKS[face & 15]);

/** The full deck, or all dice, sorted by number. @param {string} game */
export function fullPool(game) {
  if (game === "dice") return Array.from({ length: 24 }, (_, die) => die);
  /** @type {number[]} */
  const deck = [];
  for (let color = 0; color < 4; color++) {
    for (let rank = 0; rank < 13; rank++) deck.push(...Array(rank ? 2 : 1).fill(color * 16 + rank));
  }
  return [...deck, ...Array(4).fill(13), ...Array(4).fill(14)].sort(byNumber);
}

/** Whether each card is there no more often than in the whole deck. @param {number[]} pool @param {string} game */
function isWithin(pool, game) {
  /** @type {Map<number, number>} */
  const left = new Map();
  for (const each of fullPool(game)) left.set(each, (left.get(each) ?? 0) + 1);
  for (const each of pool) left.set(each, (left.get(each) ?? 0) - 1);
  return [...left.values()].every((count) => count >= 0);
}

/** @param {number} a @param {number} b */
const byNumber = (a, b) => a - b;

/** An outcome as the record writes it. @param {Choice} choice @param {number} outcome @param {string} got @param {Header} header */
function textOf({ kind, die }, outcome, got, { table }) {
  if (kind === "card") return faceText(outcome);
  if (kind === "die") return `d${outcome + 1}`;
  if (kind === "seat") return `seat ${String.fromCharCode(65 + outcome)}`;
  const faces = table[Number(die?.slice(1)) - 1] ?? [];
  return got.startsWith("@") ? `@${outcome + 1}` : faces[outcome];
}

// The proof ---------------------------------------------------------------------------------------

/**
 * Goes through a match; calls back with how many outcomes have been looked at.
 * @param {string} text the record
 * @param {ProofRound[]} proof
 * @param {(done: number, all: number) => void} [tell]
 * @returns {Promise<Finding>}
 */
export async function prove(text, proof, tell = () => {}) {
  const { header, rounds } = readRecord(text);
  const seats = header.entropies.map(([seat]) => seat);
  /** @type {Finding} */
  const finding = { ok: false, what: "", outcomes: 0, rounds: rounds.length, seats };
  const trouble = sealTrouble(header);
  if (trouble) return { ...finding, ...trouble };
  const key = streamKey(header);
  const all = rounds.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  for (const round of rounds) {
    const choices = proof.find(({ number }) => number === round.number)?.choices ?? [];
    if (choices.length !== round.outcomes.length) return { ...finding, what: "count", round: round.number };
    const stream = new Stream(key, round.number);
    let pool = fullPool(header.game);
    for (const [at, choice] of choices.entries()) {
      const drawn = choice.kind === "card" || choice.kind === "die";
      if (choice.added) pool = [...pool, ...choice.added].sort(byNumber);
      if (choice.options && choice.kind !== "seat") pool = [...choice.options].sort(byNumber);
      // Nothing may come back that is not out: so the list cannot be bent to fit an outcome.
      if ((choice.added || choice.options) && drawn && !isWithin(pool, header.game)) return { ...finding, what: "count", round: round.number };
      const options = drawn ? pool : choice.kind === "roll" ? [0, 1, 2, 3, 4, 5] : (choice.options ?? []);
      const outcome = options[stream.below(options.length)];
      const got = round.outcomes[at];
      const expected = textOf(choice, outcome, got, header);
      if (expected !== got) {
        return { ...finding, what: "outcome", round: round.number, number: at + 1, kind: choice.kind, expected, got };
      }
      if (drawn) pool.splice(pool.indexOf(outcome), 1);
      finding.outcomes++;
      if (finding.outcomes % BREATH === 0) {
        tell(finding.outcomes, all);
        await new Promise((done) => setTimeout(done));
      }
    }
  }
  return { ...finding, ok: true };
}

/** Whether the envelope and every seal were opened by what fits them. @param {Header} header @returns {Partial<Finding> | null} */
export function sealTrouble({ digest, secret, salt, entropies }) {
  if (!digest || !secret || !salt) return { what: "missing" };
  const found = sha256(joined(bytesOf(secret), bytesOf(salt)));
  if (found !== digest) return { what: "seal", expected: digest, got: found };
  for (const [seat, seal, nonce] of entropies) {
    if (!nonce) continue;
    const print = sha256(bytesOf(nonce));
    if (print !== seal) return { what: "nonce", seat, expected: seal, got: print };
  }
  return null;
}
