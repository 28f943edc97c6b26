// What stands below the chart of walks, and is loaded with the first of them.

import { loadPart } from '../../lib/element/load-part.js';

/** @type {import('../../lib/rollout/below-place.js').Own} */
export const ownBelow = {
  parts: ['lengths', 'moments', 'fit', 'measurement', 'scales', 'curves', 'antithetic', 'readout', 'many', 'games'],
  load: loadPart(() => import('./below.js')),
};
