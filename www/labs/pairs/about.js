// What there is to know of the lab of pairs to start it on a page.

import { loadCore } from './core.js';
import { PairsLab } from './lab.js';
import { PARTS, properties, SPARE } from './properties.js';
import { en } from './texts/en.js';

/** @type {import('../../lib/page/start.js').PageDefinition} */
export const about = {
  name: 'pairs',
  element: PairsLab,
  elements: {},
  address: properties,
  parts: PARTS,
  spare: SPARE,
  catalogues: {
    en: async () => en,
    // Only those who read it load it.
    ja: async () => (await import('./texts/ja.js')).ja,
  },
  load: loadCore,
};
