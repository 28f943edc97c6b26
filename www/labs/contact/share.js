// The words of the contact lab in the Share dialog: its position, and the evaluator that measures luck.

import { shareRollout } from '../../lib/rollout/share.js';
import { core } from './core.js';
import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';

/** @typedef {import('./texts/en.js').Texts} Texts */

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').Lab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const {
    wanted: { position, evaluator, opening, horizon },
    roll,
    compared: { a, b },
  } = lab.state;
  const { positionId } = core.describeContact(position);
  // A chosen roll is in the address, and so are two plays of it. An embed with them has the parts that show them.
  const compares = roll && (a !== null || b !== null || lab.values().pairs > 0);
  const looked = [...(roll ? ['map', 'plays'] : []), ...(compares ? ['comparison'] : [])];
  return shareRollout(
    lab,
    link,
    { en, ja },
    (/** @type {typeof en} */ { about, begins, cut }, /** @type {Texts} */ { luck }) => {
      const which = about(positionId, luck.evaluators[evaluator]);
      const said = opening ? begins(which) : which;
      return horizon === null ? said : cut(said, lab.format.count(horizon));
    },
    looked,
  );
}
