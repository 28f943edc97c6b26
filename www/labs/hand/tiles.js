// The large figures above the chart: both averages, what the reader's plays cost him, and how many games. A view.

import { html, nothing } from 'lit';
import { averageTile, gamesTile, halfWidth } from '../../lib/rollout/readout.js';
import { costsOf } from './costs.js';

/** @typedef {import('./lab.js').HandLab} Lab */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandReadout} HandReadout */

/**
 * @param {Lab} lab
 * @param {HandReadout} readout
 */
export function tiles(lab, readout) {
  const { texts, format } = lab;
  const words = texts.tiles;
  const costs = costsOf(lab, readout);
  const half = costs && halfWidth(costs.own);
  const perGame = costs?.both
    ? words.perGameAnd(texts.sides[costs.otherSide], format.percent(costs.other.mean, 2))
    : words.perGame;
  return html`<dl class="tiles">
    ${averageTile('plain', readout, texts, format)} ${averageTile('reduced', readout, texts, format)}
    <div class="tile">
      <dt>${costs?.both ? words.costOf(texts.sides[costs.side]) : words.cost}</dt>
      <dd>
        <b class="number">${format.percent(costs?.own.mean ?? null, 2)}</b>
        <span class="give ${readout.reliable ? '' : 'unreliable'}"
          >${half === null ? nothing : texts.readout.give(format.percent(half, 2))} ${perGame}</span
        >
      </dd>
    </div>
    ${gamesTile(readout, texts, format)}
  </dl>`;
}
