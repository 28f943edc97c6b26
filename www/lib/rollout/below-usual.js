// The details below the chart of most labs: the full figures, the thousand rollouts and the table of games.

import { loadPart } from '../element/load-part.js';

/** @type {import('./shapes.js').Details} */
export const usualBelow = { parts: ['readout', 'many', 'games'], load: loadPart(() => import('./below.js')) };
