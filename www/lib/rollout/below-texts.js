// The texts of what stands below the chart: the lab's, and what all labs say there, which is loaded with the part that says
// it. In all languages: nothing more is to be loaded where it may fail.

import { below as en } from '../i18n/en-below.js';
import { below as ja } from '../i18n/ja-below.js';

/** @typedef {import('../i18n/texts.js').RolloutTexts} RolloutTexts */
/** @typedef {import('../i18n/texts.js').BelowTexts} BelowTexts */

const SHARED = { en, ja };

/** Made once: what draws with them looks whether they are others. @type {WeakMap<RolloutTexts, BelowTexts>} */
const made = new WeakMap();

/**
 * @param {RolloutTexts} texts
 * @returns {BelowTexts}
 */
export function belowTexts(texts) {
  const known = made.get(texts);
  if (known) return known;
  const { readout, games, many } = SHARED[texts.language];
  const all = {
    ...texts,
    readout: { ...readout, ...texts.readout },
    games: { ...games, ...texts.games, columns: { ...games.columns, ...texts.games.columns } },
    many: { ...many, ...texts.many },
  };
  made.set(texts, all);
  return all;
}
