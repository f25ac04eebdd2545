// Choosing faces by tapping: a tab for each color, below it the faces of that color.

import { html, nothing } from "../vendor/lit-html.js";
import { COLORS, cardView } from "./faces.js";
import { colorWords, t } from "./l10n.js";

const RANKS = [..."0123456789SVD"];
const DICE_RANKS = [..."123456SVD"];

/**
 * How many of a face there are: of the cards exactly, of the dice at most.
 * @param {string} face
 * @param {string} game
 */
export function copiesOf(face, game) {
  if (game === "dice") return 6;
  if (face.startsWith("W")) return 4;
  return face.endsWith("0") ? 1 : 2;
}

/**
 * @param {{
 *   id: string,
 *   game: string,
 *   tab: string,
 *   onTab: (tab: string) => void,
 *   onPick: (face: string) => void,
 *   count?: (face: string) => number,
 *   isFull?: (face: string) => boolean,
 *   chosen?: string,
 * }} how  tab is R, Y, G, B or W; count shows how often a face was tapped, chosen which one is
 */
export function pickerView({ id, game, tab, onTab, onPick, count, isFull, chosen }) {
  const ranks = game === "dice" ? DICE_RANKS : RANKS;
  const faces = tab === "W" ? ["W", "WD4"] : ranks.map((rank) => tab + rank);
  return html`<div class="picker">
    <div class="picker-tabs" role="group" aria-label=${t("page-ask-colors")}>
      ${[...COLORS, "W"].map(
        (color) => html`<button
          type="button"
          class="picker-tab"
          data-color=${color}
          id=${`${id}-${color}`}
          aria-pressed=${String(color === tab)}
          aria-label=${color === "W" ? t("rank-wild") : colorWords(color)}
          @click=${() => onTab(color)}
        >
          ${color === "W"
            ? html`<span class="quarters" aria-hidden="true"
                >${COLORS.map((each) => html`<i data-color=${each}></i>`)}</span
              >`
            : html`<i class="symbol" aria-hidden="true"></i>`}
        </button>`,
      )}
    </div>
    <div class="picker-faces">
      ${faces.map((face) => {
        const number = count?.(face) ?? 0;
        const full = isFull?.(face) ?? false;
        return html`<button
          type="button"
          class="picker-face"
          aria-disabled=${String(full)}
          aria-pressed=${chosen === undefined ? nothing : String(chosen === face)}
          aria-label=${count ? t("page-ask-tapped", { face, count: number }) : t("page-ask-face", { face })}
          @click=${() => !full && onPick(face)}
        >
          ${cardView(face, { die: game === "dice" })}
          ${number ? html`<span class="picker-count" aria-hidden="true">${number}</span>` : nothing}
        </button>`;
      })}
    </div>
  </div>`;
}
