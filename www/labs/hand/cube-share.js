// The Share dialog of play with the cube.

import { share as en } from '../hand-cube/texts/en-share.js';
import { share as ja } from '../hand-cube/texts/ja-share.js';
import { sharing } from './share.js';

export { openShare } from '../../lib/share/open.js';

/**
 * @param {import('./cube-module.js').Lab} lab
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
