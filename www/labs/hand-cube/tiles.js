// The large figures above the chart: both averages, what the reader's plays and his cube actions cost him, and how many games.
// A view.

import { html, nothing } from 'lit';
import { averageTile, gamesTile, halfWidth } from '../../lib/rollout/readout.js';
import { costsOf } from './costs.js';

/** @typedef {import('./lab.js').HandCubeLab} Lab */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandReadout} CubeHandReadout */
/** @typedef {import('../../lib/rollout/shapes.js').Summary} Summary */

/**
 * @param {Lab} lab
 * @param {CubeHandReadout} readout
 */
export function tiles(lab, readout) {
  const { texts, format } = lab;
  const words = texts.tiles;
  const { own, other, side, otherSide, both } = costsOf(lab, readout);
  const points = (/** @type {number | null} */ cost) => format.percent(cost, format.unit.digits);
  const tile = (/** @type {string} */ label, /** @type {Summary} */ cost, /** @type {Summary} */ theirs) => {
    const half = halfWidth(cost);
    const perGame = both ? words.perGameAnd(texts.sides[otherSide], points(theirs.mean)) : words.perGame;
    return html`<div class="tile">
      <dt>${label}</dt>
      <dd>
        <b class="number">${points(cost.mean)}</b>
        <span class="give ${readout.reliable ? '' : 'unreliable'}">${half === null ? nothing : texts.readout.give(points(half))} ${perGame}</span>
      </dd>
    </div>`;
  };
  return html`<dl class="tiles five">
    ${averageTile('plain', readout, texts, format)} ${averageTile('reduced', readout, texts, format)}
    ${tile(both ? words.costOf.checkers(texts.sides[side]) : words.cost.checkers, own.checkers, other.checkers)}
    ${tile(both ? words.costOf.cube(texts.sides[side]) : words.cost.cube, own.cube, other.cube)} ${gamesTile(readout, texts, format)}
  </dl>`;
}
