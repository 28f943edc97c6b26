// The parts of the lab that a page needs to start it. They are those of the lab without the cube, and its cube-….js files.

import { HandCubeLab } from '../hand/cube-module.js';
import { PARTS, properties, SPARE } from '../hand/cube-state.js';
import { loadCore } from './core.js';
import { en } from './texts/en.js';

export { HandCubeLab };

/** @type {import('../../lib/page/start.js').About} */
export const about = {
  lab: 'hand-cube',
  element: HandCubeLab,
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
