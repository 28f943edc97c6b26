// The entry of the council lab, from which a page starts it.

import { loadCore } from './core.js';
import { CouncilLab } from './lab.js';
import { PARTS, properties, SPARE } from './state.js';
import { en } from './texts/en.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = {
  lab: 'council',
  element: CouncilLab,
  elements: {},
  properties,
  parts: PARTS,
  spare: SPARE,
  catalogues: {
    en: async () => en,
    // Only a page in Japanese loads it.
    ja: async () => (await import('./texts/ja.js')).ja,
  },
  loadCore,
};
