// The Share dialog of play with the cube.

import { share as en } from './texts/en-share.js';
import { share as ja } from './texts/ja-share.js';
import { sharing } from '../hand/share.js';

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./lab.js').Lab} lab
 * @param {string} link  to the lab as it is now
 */
export function share(lab, link) {
  const { owners, estimators } = lab.texts;
  const { owner, estimator } = lab.state.wanted;
  return sharing(lab, link, {
    said: { en, ja },
    about: (words, id) => words.about(id, owners.names[owner], estimators.names[estimator]),
    suffix: '-with-cube',
  });
}
