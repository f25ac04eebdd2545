// Words: what oneleft.words says in Python, said in the page from the same Fluent files.
//
// Parameters are given as notation (face "R5", color "B") and put into words in the same way:
// $facename, $aface and $theface come from face, and likewise for top. A test compares both.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle.js";

export const LANGUAGES = ["en", "fr", "pt", "es"];

const COLOR_LETTERS = "RYGB";
const COLOR_NAMES = ["red", "yellow", "green", "blue"];
const KINDS = ["skip", "reverse", "draw-two", "wild", "wild-draw-four"];
const RANKS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "V", "D", "W", "WD4"];
const FACES = ["face", "top"];
const SEATS = ["seat", "actor", "turn", "target"];
const UNGROUPED = ["line", "column", "entry", "law", "ours", "round", "die", "place"];
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;
const MOST_LETTERS = 1000;
const YEAR = 31536000;

/** @typedef {Record<string, any>} Params */
/** @typedef {{slug: string, clause?: string, params?: Params, game?: string}} Reason */

/** @type {Map<string, Promise<FluentBundle>>} */
const bundles = new Map();
/** @type {Set<(lang: string) => void>} */
const listeners = new Set();
/** @type {FluentBundle | null} */
let bundle = null;
let current = "en";
/** @type {Map<string, string>} */
let faceCache = new Map();

// The languages ---------------------------------------------------------------------------------

/** The language in use: en, fr, pt or es. */
export const language = () => current;

/**
 * Fetches the words of a language (that of the page if none is given) and makes it the one in use.
 * @param {string} [lang]
 */
export async function loadWords(lang = document.documentElement.lang) {
  const known = LANGUAGES.includes(lang) ? lang : "en";
  if (!bundles.has(known)) bundles.set(known, fetchBundle(known));
  try {
    bundle = await /** @type {Promise<FluentBundle>} */ (bundles.get(known));
  } catch (error) {
    bundles.delete(known); // so that another try fetches again
    throw error;
  }
  current = known;
  faceCache = new Map();
}

/** @param {string} lang */
async function fetchBundle(lang) {
  const version = document.documentElement.dataset.words ?? "latest";
  const answer = await fetch(`/words/${lang}/${version}.ftl`);
  if (!answer.ok) throw new Error(`words of ${lang}: ${answer.status}`);
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(await answer.text()))) {
    console.warn("words:", error);
  }
  return made;
}

/**
 * Another language, without a reload: all elements that carry data-l10n-id or data-l10n-attrs are
 * written anew, those who asked by onLanguage are told, and the choice is kept in a cookie.
 * @param {string} lang
 */
export async function setLanguage(lang) {
  await loadWords(lang);
  document.documentElement.lang = current;
  document.cookie = `lang=${current}; path=/; max-age=${YEAR}; samesite=lax`;
  localize(document.documentElement);
  for (const tell of listeners) tell(current);
}

/**
 * Calls back with each change of language; returns what ends it.
 * @param {(lang: string) => void} callback
 */
export function onLanguage(callback) {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/**
 * Writes the texts and attributes of all marked elements in and under root.
 * @param {Element} root
 */
export function localize(root) {
  const marked = "[data-l10n-id], [data-l10n-attrs]";
  const all = [...root.querySelectorAll(marked)];
  for (const element of root.matches(marked) ? [root, ...all] : all) {
    const { l10nId, l10nArgs, l10nAttrs } = /** @type {HTMLElement} */ (element).dataset;
    const params = l10nArgs ? JSON.parse(l10nArgs) : {};
    if (l10nId) {
      const text = t(l10nId, params);
      if (element.textContent !== text) element.textContent = text;
    }
    for (const pair of l10nAttrs ? l10nAttrs.split(";") : []) {
      const [name, key] = pair.split(":").map((word) => word.trim());
      element.setAttribute(name, t(key, params));
    }
  }
}

// Messages --------------------------------------------------------------------------------------

/**
 * The message key (an attribute as key.attribute) with its parameters. Nothing is thrown: what is
 * not given stands as an ellipsis, an unknown key is given back as it is.
 * @param {string} key
 * @param {Params} [params]
 * @returns {string}
 */
export const t = (key, params = {}) => say(key, inWords(params));

/**
 * Whether there is such a message.
 * @param {string} key
 */
export const has = (key) => bundle?.hasMessage(key.split(".")[0]) ?? false;

/**
 * @param {string} key
 * @param {Params} params
 */
function say(key, params) {
  const [name, attribute] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    console.warn(`words: message ${key} is missing in ${current}`);
    return key;
  }
  const errors = /** @type {any} */ ([]);
  const given = /** @type {any} */ (withEllipses(params));
  const text = bundle.formatPattern(pattern, given, errors);
  for (const error of errors) console.warn(`words: ${current}, message ${key}:`, error);
  return text.replaceAll("\u202f", "\u00a0");
}

const GROUPED = { useGrouping: true };
const ELLIPSIS = { value: "…", configurable: true, enumerable: true, writable: true };

/**
 * The parameters as they may be shown; any other name stands for an ellipsis.
 * @param {Params} params
 */
function withEllipses(params) {
  /** @type {Params} */
  const shown = {};
  for (const [name, value] of Object.entries(params)) {
    const isNumber = typeof value === "number"; // grouped from 1,000 on, in Spanish too
    shown[name] = isNumber ? new FluentNumber(value, GROUPED) : sayable(value);
  }
  return new Proxy(shown, {
    get: (given, name) => (Object.hasOwn(given, name) ? given[String(name)] : "…"),
    getOwnPropertyDescriptor: (given, name) =>
      Reflect.getOwnPropertyDescriptor(given, name) ?? ELLIPSIS,
  });
}

/** @param {unknown} value */
function sayable(value) {
  if (typeof value !== "string") return value;
  const shown = value.replace(CONTROL, "\ufffd");
  const letters = [...shown];
  return letters.length <= MOST_LETTERS ? shown : `${letters.slice(0, MOST_LETTERS - 1).join("")}…`;
}

/** @param {Params} params */
function inWords(params) {
  const words = { ...params };
  /** @type {(name: string, value: () => unknown) => void} */
  const add = (name, value) => {
    if (!Object.hasOwn(words, name)) words[name] = value();
  };
  for (const name of FACES) {
    if (!Object.hasOwn(params, name)) continue;
    const notation = (words[name] = notationOf(params[name]));
    add(`${name}name`, () => faceWords(notation));
    add(`a${name}`, () => faceWords(notation, "a"));
    add(`the${name}`, () => faceWords(notation, "the"));
  }
  if (Object.hasOwn(params, "top")) add("topkind", () => kindOf(words.top));
  if (Object.hasOwn(params, "faces") && typeof params.faces !== "number") {
    words.faces = "";
    add("facenames", () => facesWords(params.faces));
  }
  if (Object.hasOwn(params, "color")) words.color = colorWords(params.color);
  for (const name of SEATS) {
    if (typeof params[name] === "number") words[name] = seatLetter(params[name]);
  }
  if (Array.isArray(params.seats)) words.seats = listWords(params.seats.map(String));
  if (typeof params.direction === "number") {
    words.direction = params.direction === 1 ? "clockwise" : "counterclockwise";
  }
  for (const name of UNGROUPED) {
    if (Object.hasOwn(params, name)) words[name] = String(params[name]);
  }
  return words;
}

/**
 * A for seat 0.
 * @param {number} seat
 */
export const seatLetter = (seat) => String.fromCharCode(65 + seat);

// Faces and colors ------------------------------------------------------------------------------

/** @param {unknown} face */
function notationOf(face) {
  if (typeof face !== "number") return String(face);
  const rank = face & 15;
  const letter = COLOR_LETTERS[face >> 4];
  if (rank < 13) return letter + RANKS[rank];
  return face > 16 ? RANKS[rank] + letter : RANKS[rank];
}

/** @param {string} notation */
function kindOf(notation) {
  const face = bare(notation);
  if (face.startsWith("W")) return "wild";
  return /^\d+$/.test(face.slice(1)) ? "number" : "action";
}

/** @param {string} notation */
const bare = (notation) => notation.slice(notation.lastIndexOf(":") + 1).toUpperCase();

/**
 * A face (notation or number) in words; form "a" or "the" adds the article.
 * @param {string | number} face
 * @param {string} [form]
 */
export function faceWords(face, form = "") {
  const notation = bare(notationOf(face));
  const key = `${notation}.${form}`;
  const known = faceCache.get(key);
  if (known !== undefined) return known;
  const words = newFaceWords(notation, form);
  faceCache.set(key, words);
  return words;
}

/**
 * @param {string} notation
 * @param {string} form
 */
function newFaceWords(notation, form) {
  const found = /^([RYGB])([0-9SVD])$|^(WD4|W)([RYGB])?$/.exec(notation);
  if (!found) return notation;
  const rank = RANKS.indexOf(found[2] ?? found[3]);
  const color = found[1] ?? found[4] ?? "none";
  const kind = rank >= 10 ? KINDS[rank - 10] : "number";
  return say(form ? `face-${kind}.${form}` : `face-${kind}`, { number: String(rank), color });
}

/**
 * Several faces in words: notation separated by blanks, or a list; none is "nothing".
 * @param {string | (string | number)[]} faces
 */
export function facesWords(faces) {
  const given = typeof faces === "string" ? faces.split(/\s+/).filter(Boolean) : faces;
  return given.length ? listWords(given.map((face) => faceWords(face))) : say("faces-none", {});
}

/**
 * A color (its number or letter) in words; other text stays as it is.
 * @param {string | number} color
 */
export function colorWords(color) {
  if (typeof color === "number") return say(`color-${COLOR_NAMES[color]}`, {});
  const text = String(color);
  const place = text.length === 1 ? COLOR_LETTERS.indexOf(text.toUpperCase()) : -1;
  return place >= 0 ? say(`color-${COLOR_NAMES[place]}`, {}) : text || say("color-none", {});
}

/**
 * The short label of a color (its number or letter), such as Vm.
 * @param {string | number} color
 */
export function colorLabel(color) {
  const place = typeof color === "number" ? color : COLOR_LETTERS.indexOf(color.toUpperCase());
  return say(`color-${COLOR_NAMES[place]}.label`, {});
}

/**
 * a, b and c.
 * @param {string[]} names
 */
export function listWords(names) {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return say("list-pair", { first: names.slice(0, -1).join(", "), last });
}

// Reasons and options ---------------------------------------------------------------------------

/**
 * Why an act is refused, or an offense where that is set and it can be one. names are those of the
 * seats, in order; without them seats are letters.
 * @param {Reason} reason
 * @param {string[]} [names]
 * @param {{offense?: boolean}} [how]
 */
export function reasonWords(reason, names = [], { offense = false } = {}) {
  const asOffense = `${reason.slug}-offense`;
  const key = offense && has(asOffense) ? asOffense : reason.slug;
  /** @type {Params} */
  const params = { game: reason.game ?? "cards", ...reason.params };
  for (const name of SEATS) {
    if (!Object.hasOwn(params, name)) continue;
    const text = String(params[name]);
    params[name] = names[text.length === 1 ? text.charCodeAt(0) - 65 : -1] ?? params[name];
  }
  const text = t(key, params);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** @param {string} name */
const dashed = (name) => name.replaceAll("_", "-");

/**
 * The short name of an option.
 * @param {string} game
 * @param {string} name
 */
export const optionLabel = (game, name) => say(`option-${game}-${dashed(name)}`, {});

/**
 * The short name of an option's value.
 * @param {string} game
 * @param {string} name
 * @param {string | number | boolean} value
 */
export function valueLabel(game, name, value) {
  const key = `value-${game}-${dashed(name)}`;
  if (typeof value === "number") {
    return say(key, { count: value, seat: seatLetter(value % 26) });
  }
  return say(`${key}-${dashed(String(value))}`, {});
}
