// The parts of the lab that a page needs to start it.

import { loadCore } from './core.js';
import { HandLab } from './lab.js';
import { PARTS, properties, SPARE } from './properties.js';
import { en } from './texts/en.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = {
  lab: 'hand',
  element: HandLab,
  elements: {},
  properties,
  parts: PARTS,
  spare: SPARE,
  catalogues: {
    en: async () => en,
    // Only Japanese pages load it.
    ja: async () => (await import('./texts/ja.js')).ja,
  },
  loadCore,
};
