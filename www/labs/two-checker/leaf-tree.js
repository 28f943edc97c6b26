// The tree of the game with the tally of each leaf: three counts, all that the statistics need. A view.

import { html } from 'lit';
import { word } from '../../lib/glossary/word.js';

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LeafCounts} LeafCounts */

/**
 * @param {LeafCounts} leaves
 * @param {import('./texts/en.js').Texts} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 */
export function leafTree(leaves, texts, format) {
  const words = texts.leaves;
  const branch = (/** @type {unknown} */ event, /** @type {string} */ chance) =>
    html`<span>${event} <span class="muted">${chance}</span></span>`;
  const leaf = (/** @type {number} */ count, /** @type {string} */ end) =>
    html`<b class="number">${format.count(count)}</b><span class="end muted">${end}</span>`;
  return html`<figure class="tree" aria-labelledby="tree-caption">
    <figcaption id="tree-caption" class="muted">${words.caption}</figcaption>
    <ul>
      <li><div>${branch(word('doubles', words.doubles), '1/6')} ${leaf(leaves.doubles, words.blueWins)}</div></li>
      <li>
        ${branch(words.noDoubles, '5/6')}
        <ul>
          <li><div>${branch(words.fails, '1/4')} ${leaf(leaves.fails, words.blueWins)}</div></li>
          <li><div>${branch(word('bearOff', words.bearsOff), '3/4')} ${leaf(leaves.bearsOff, words.whiteWins)}</div></li>
        </ul>
      </li>
    </ul>
    <p class="muted">${words.note}</p>
  </figure>`;
}
