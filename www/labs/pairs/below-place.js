// What stands below the chart of pairs, and is loaded with the first of them.

import { loadPart } from '../../shared/load-part.js';

/** @type {import('../../shared/rollout/below-place.js').Own} */
export const ownBelow = {
  parts: ['couplings', 'scatter', 'readout', 'experiment', 'games'],
  load: loadPart(() => import('./below.js')),
};
