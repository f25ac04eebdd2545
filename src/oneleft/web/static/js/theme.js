// Settings of this device: how things move and look. They are attributes of <html>, for the styles.

/** @typedef {"motion" | "patterns" | "keys" | "sound"} Setting */

/** @type {Record<Setting, string[]>} The values of each; the first holds unless another is chosen. */
export const SETTINGS = {
  motion: ["normal", "calm", "fast"],
  patterns: ["off", "on"],
  keys: ["on", "off"],
  sound: ["off", "on"],
};

/**
 * The value of a setting.
 * @param {Setting} name
 */
export function setting(name) {
  const kept = recall(`oneleft.${name}`);
  return kept !== null && SETTINGS[name].includes(kept) ? kept : SETTINGS[name][0];
}

/**
 * Keeps a setting and puts it into effect.
 * @param {Setting} name
 * @param {string} value
 */
export function setSetting(name, value) {
  keep(`oneleft.${name}`, value);
  applySettings();
}

/** Puts all settings into effect. */
export function applySettings() {
  for (const name of /** @type {Setting[]} */ (Object.keys(SETTINGS))) {
    document.documentElement.dataset[name] = setting(name);
  }
}

/**
 * What this browser keeps under a name; null if nothing, or if it keeps nothing at all.
 * @param {string} name
 */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // private windows of some browsers forbid it
  }
}

/**
 * Keeps a text under a name, where the browser allows it.
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    return false;
  }
  return true;
}
