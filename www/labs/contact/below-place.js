// What stands below the chart of whole games, and is loaded with the first of them.

import { loadPart } from '../../shared/load-part.js';

/** @type {import('../../shared/rollout/below-place.js').Own} */
export const ownBelow = {
  parts: ['chances', 'readout', 'games'],
  load: loadPart(() => import('./below.js')),
};
