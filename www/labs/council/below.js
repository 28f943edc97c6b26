// The details below the council's chart: what becomes of the blog's claims, what a vote weighs, what more programs do for
// the optimal rules, what variance reduction is worth to a council, how often programs agree, and what correlation does. A part
// that is loaded when all above it is drawn. Views.

import { html, nothing } from 'lit';
import { agreement } from './agreement.js';
import { badges } from './badges.js';
import { belowStyles } from './below-styles.js';
import { contrast } from './contrast.js';
import { equal } from './equal.js';
import { reduction } from './reduction.js';
import { below as en } from './texts/en-below.js';
import { below as ja } from './texts/ja-below.js';
import { weights } from './weights.js';

/** How it looks, beside what looks as in the rest of the lab. */
export const styles = [belowStyles];

/** In all languages: they are loaded together. @type {Record<import('../../lib/i18n/texts.js').Language, typeof en>} */
const SAID = { en, ja };

/** Each section, and the part that it is hidden with. @type {['badges' | 'weights' | 'equal' | 'reduction' | 'agreement' | 'contrast', string, any][]} */
const SECTIONS = [
  ['badges', 'badges', badges],
  ['weights', 'weights', weights],
  ['equal', 'panel', equal],
  ['reduction', 'reduction', reduction],
  ['agreement', 'contrast', agreement],
  ['contrast', 'contrast', contrast],
];

/**
 * @param {import('./lab.js').CouncilLab} lab
 * @param {unknown} _readout
 * @param {null} _theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, _readout, _theory, hide) {
  const words = SAID[lab.texts.language];
  return html`<div class="below">
    ${SECTIONS.map(([name, part, view]) =>
      hide.has(part) ? nothing : html`<section class="card ${name}">${view(lab, words[name])}</section>`,
    )}
  </div>`;
}
