// Setting up a position: what the editor of the board wishes, and IDs. What the core refuses is said, and the last position stays
// in force.

import { linkedPosition } from '../../shared/bearoff/linked-position.js';
import { isRefusal } from '../../shared/core.js';
import { core } from './core.js';
import { refusal } from './refusals.js';

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPosition} ContactPosition */

/** What goes with the next thing that the reader does. */
export const dropped = { problem: '', idProblem: '' };

/**
 * The board as the reader has edited it.
 * @param {Lab} lab
 * @param {ContactPosition} position
 */
export function edit(lab, position) {
  const problem = reason(lab, () => core.describeContact(position));
  if (problem) lab.change({ problem });
  else lab.setUp(position);
}

/**
 * An ID that was typed, or stands in the HTML; or a link to one of our pages.
 * @param {Lab} lab
 * @param {string} text
 * @returns {boolean} whether it was taken
 */
export function readPosition(lab, text) {
  /** @type {import('../../pkg/contact/rollout_lab.js').ReadContact | null} */
  let read = null;
  const link = linkedPosition(text);
  const idProblem = reason(lab, () => (read = core.readContact(link ? link.id : text)));
  if (!read) {
    lab.change({ idProblem, setAside: null });
    return false;
  }
  const { x, o, roll, aside, turned } = /** @type {import('../../pkg/contact/rollout_lab.js').ReadContact} */ (read);
  const position = { x, o };
  lab.setUp(position, { roll, setAside: { position, aside, turned, more: link?.more ?? false } });
  return true;
}

/**
 * Why the core refuses something, in a sentence; '' if it does not.
 * @param {Lab} lab
 * @param {() => unknown} work
 */
function reason({ texts }, work) {
  try {
    work();
    return '';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return refusal(error, texts);
  }
}
