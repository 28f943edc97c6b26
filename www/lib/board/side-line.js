// The line at a player's edge of a board of bear-offs: who it is, whose turn it is, and what is left to do. A view.

import { css, html, nothing } from 'lit';

/** @typedef {import('./model.js').Side} Side */

/**
 * @param {Side} side
 * @param {string} name
 * @param {boolean} onRoll
 * @param {{pips: Record<Side, number>, off: Record<Side, number>}} counts
 * @param {Pick<import('../i18n/texts.js').Shared['board'], 'pips' | 'off' | 'onRoll'>} words
 */
export const sideLine = (side, name, onRoll, { pips, off }, words) => html`<p class="side at-${side}">
  <svg class=${side} viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7" /></svg>
  <b>${name}</b>
  ${onRoll ? html`<span class="turn">${words.onRoll}</span>` : nothing}
  <span class="counts number">${words.pips(pips[side])}<span class="borne"> · ${words.off(off[side])}</span></span>
</p>`;

export const sideStyles = css`
  .side { display: flex; align-items: center; gap: 6px; margin: 0; font-size: 14px; }
  .side svg { flex: none; width: 14px; height: 14px; }
  .side circle { stroke-width: 1.4; }
  .side .x { fill: var(--checker-x); stroke: var(--checker-x-edge); }
  .side .o { fill: var(--checker-o); stroke: var(--checker-o-edge); }
  .turn { padding: 0 8px; border: 1px solid var(--line); border-radius: 999px; font-size: 12.5px; white-space: nowrap; }
  .counts { white-space: nowrap; margin-inline-start: auto; color: var(--muted); }
`;
