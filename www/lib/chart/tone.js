// How a line looks besides its colour, so that colour is never the only signal: weight and dash of a tone.

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

/** The truth is the strongest line of all. */
export const TRUTH_WIDTH = 2.75;

/**
 * @param {string} tone
 * @param {string} [dash]  overrides the tone's own
 * @returns {Stroke}
 */
export function stroke(tone, dash) {
  const own = STROKES[tone] ?? { width: 2, dash: '' };
  return dash === undefined ? own : { width: own.width, dash };
}

/**
 * Colours by custom property, so that a change of theme needs no new drawing.
 * @type {import('./model.js').Paint}
 */
export const byToken = (token) => `var(--${token})`;
