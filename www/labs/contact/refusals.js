// Why the core refuses a board or an ID, in the reader's language.

import { noId } from '../../lib/bearoff/refusals.js';

/**
 * @param {any} error  a RolloutLabError
 * @param {Pick<import('./texts/en.js').Texts, 'refusals' | 'sides'>} texts  whose X is the core's
 * @returns {string}
 */
export function refusal(error, { refusals, sides }) {
  const { code, count = 0, at = 0 } = error;
  const side = error.side ? sides[/** @type {'x' | 'o'} */ (error.side)] : '';
  switch (code) {
    case 'BoardTooMany':
      return refusals.tooMany(side, count);
    case 'BoardFinished':
      return refusals.finished(side);
    case 'BoardEmpty':
      return refusals.empty;
    case 'BoardShared':
      return refusals.shared(sides.x, at);
    case 'BoardDeadlock':
      return refusals.deadlock;
    default:
      return noId(error, refusals);
  }
}
