// The description of the contact lab with which a page starts it.

import { loadCore } from './core.js';
import { ContactLab } from './lab.js';
import { PARTS, properties, SPARE } from './state.js';
import { en } from './texts/en.js';

/** @type {import('../../lib/page/start.js').About} */
export const about = {
  lab: 'contact',
  element: ContactLab,
  elements: {},
  properties,
  parts: PARTS,
  spare: SPARE,
  catalogues: {
    en: async () => en,
    // Only its readers load it.
    ja: async () => (await import('./texts/ja.js')).ja,
  },
  loadCore,
};
