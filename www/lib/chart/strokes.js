// Line styles: each tone has its own weight and dash, so that colour is never the only signal.

/** @typedef {{width: number, dash: string}} Stroke */

/** @type {Record<string, Stroke>} */
const STROKES = {
  plain: { width: 1.5, dash: '' },
  reduced: { width: 2, dash: '' },
  correct: { width: 2, dash: '9 3' },
  madeup: { width: 2, dash: '3 2' },
  backwards: { width: 2, dash: '9 3 2 3' },
  yours: { width: 2, dash: '' },
  luckline: { width: 1.75, dash: '1 3' },
};

/** The truth is a thin line behind all others. A mark at its end shows where they lie on it. */
export const TRUTH_WIDTH = 1.25;

/** The line at which a biased average settles. */
export const LIMIT = { width: 1.25, dash: '4 3' };

/**
 * @param {string} tone
 * @param {string} [dash]  overrides the tone's own
 * @returns {Stroke}
 */
export function stroke(tone, dash) {
  const own = STROKES[tone] ?? { width: 2, dash: '' };
  return dash === undefined ? own : { width: own.width, dash };
}
