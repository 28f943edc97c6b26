// What stands below the charts of the council: what becomes of the blog's claims, what a vote weighs, what variance reduction is
// worth to a council, and what correlation does. A part that is loaded when all above it is drawn. Views.

import { html, nothing } from 'lit';
import { badges } from './badges.js';
import { belowStyles } from './below-styles.js';
import { contrast } from './contrast.js';
import { reduction } from './reduction.js';
import { below as en } from './texts/en-below.js';
import { below as ja } from './texts/ja-below.js';
import { weights } from './weights.js';

/** How it looks, beside what looks as in the rest of the lab. */
export const styles = [belowStyles];

/** In all languages: they are loaded together. @type {Record<import('../../shared/texts/texts.js').Language, typeof en>} */
const SAID = { en, ja };

/**
 * @param {import('./lab.js').CouncilLab} lab
 * @param {unknown} _readout
 * @param {null} _theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, _readout, _theory, hide) {
  const words = SAID[lab.texts.language];
  const views = { badges, weights, reduction, contrast };
  return html`<div class="below">
    ${Object.entries(views).map(([part, view]) =>
      hide.has(part) ? nothing : html`<section class="card ${part}">${view(lab, /** @type {any} */ (words[/** @type {keyof typeof words} */ (part)]))}</section>`,
    )}
  </div>`;
}
