// What stands below the chart of pairs, and is loaded with the first of them.

import { loadPart } from '../../lib/element/load-part.js';

/** @type {import('../../lib/rollout/below-place.js').Own} */
export const ownBelow = {
  parts: ['couplings', 'scatter', 'readout', 'experiment', 'games'],
  load: loadPart(() => import('./below.js')),
};
