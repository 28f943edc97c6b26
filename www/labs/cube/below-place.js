// What stands below the chart of games with the cube, and is loaded with the first of them.

import { loadPart } from '../../shared/load-part.js';

/** @type {import('../../shared/rollout/below-place.js').Own} */
export const ownBelow = {
  parts: ['ladder', 'readout', 'many', 'games'],
  load: loadPart(() => import('./below.js')),
};
