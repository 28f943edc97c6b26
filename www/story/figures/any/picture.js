// The position, and below it both averages in the funnels that theory expects of them.

import { svg } from 'lit';
import { drawAverages } from '../averages.js';
import { TALL, checkers } from '../checkers.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').Own} Own */

const CHART = 250;
export const HEIGHT = TALL + 6 + CHART;

/** From so many games on the plain funnel is all in view. */
const FROM = 10;

/**
 * The axis is that of plain games, which do not depend on the estimates: what changes is the inner funnel alone.
 * @param {Model} model
 * @param {Own} it
 */
export function picture({ position, history, games, funnel, mean }, it) {
  const { plainLow, plainHigh } = funnel;
  const first = funnel.games.findIndex((n) => n >= FROM);
  return svg`${checkers(position, it.common.sides)}<g transform=${`translate(0 ${TALL + 6})`}>${drawAverages(
    {
      history,
      funnel,
      truth: mean,
      limit: null,
      games,
      domain: [Math.floor(plainLow[first]), Math.ceil(plainHigh[first])],
      bands: false,
      own: { truth: { value: mean, label: it.common.settles(it.format.value(mean, 2)) } },
    },
    it,
    CHART,
  )}</g>`;
}
