// Setting up a position: what the editor of the board wishes, and IDs. What the core refuses is said, and the last position stays
// in force.

import { ignoredFacts, pasted } from '../../lib/bearoff/pasted.js';
import { refusedOr } from '../../lib/element/core.js';
import { core } from './core.js';
import { refusal } from './refusals.js';
import { coloured, textsOf } from './sides.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */

/** What goes with the next thing that the reader does. */
export const dropped = { problem: '', idProblem: '' };

/**
 * The board as the reader has edited it.
 * @param {Lab} lab
 * @param {ContactPosition} shown  of Blue and White
 * @param {boolean} white  whether White is on roll
 */
export function edit(lab, shown, white) {
  const position = coloured(shown, white);
  const [, error] = refusedOr(() => core.describeContact(position));
  if (error) lab.change({ problem: refusal(error, textsOf(lab.ownTexts, white)) });
  else lab.setUp(position, { white });
}

/**
 * An ID that was typed, or stands in the HTML; or a link to one of our pages.
 * @param {Lab} lab
 * @param {string} given
 * @returns {boolean} whether it was taken
 */
export function readPosition(lab, given) {
  const { text, white, more } = pasted(given);
  const [read, error] = refusedOr(() => core.readContact(text));
  if (!read) {
    // A refusal speaks of Blue, the player at the bottom.
    lab.change({ idProblem: refusal(error, lab.ownTexts), setAside: null });
    return false;
  }
  const { x, o, roll, aside, turned } = read;
  const position = { x, o };
  lab.setUp(position, {
    roll,
    white: turned || white,
    setAside: { position, aside: ignoredFacts(aside, ['roll']), more },
  });
  return true;
}
