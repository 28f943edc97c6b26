// What there is to know of the two-checker lab to start it on a page.

import { en } from './texts/en.js';
import { loadCore } from './core.js';
import { TwoCheckerLab } from './lab.js';
import { LuckTableElement } from './luck-table.js';
import { PARTS, properties, SPARE } from './properties.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = {
  lab: 'two-checker',
  element: TwoCheckerLab,
  elements: { 'luck-table': LuckTableElement },
  properties,
  parts: PARTS,
  spare: SPARE,
  catalogues: {
    en: async () => en,
    // Only those who read it load it.
    ja: async () => (await import('./texts/ja.js')).ja,
  },
  loadCore,
};
