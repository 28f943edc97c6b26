// The position, and below it both averages with the two levels that they could settle at.

import { svg } from 'lit';
import { drawAverages } from '../averages.js';
import { TALL, checkers } from '../checkers.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').Own} Own */

const CHART = 250;
export const HEIGHT = TALL + 6 + CHART;

/** Points below and above all that there is to settle at: as far as a plain rollout may well be off in the end. */
const ROOM = 2;

/**
 * The axis is the same whoever errs, so that the lines move and not the levels.
 * @param {Model} model
 * @param {Own} it
 */
export function picture({ position, history, games, settles, perfect, all }, it) {
  const { common, format, texts } = it;
  const levels = Object.values(all);
  const [where, would] = [format.value(settles, 2), format.value(perfect, 2)];
  return svg`${checkers(position, common.sides)}<g transform=${`translate(0 ${TALL + 6})`}>${drawAverages(
    {
      history,
      funnel: null,
      truth: settles,
      limit: null,
      games,
      domain: [Math.floor(Math.min(...levels) - ROOM), Math.ceil(Math.max(...levels) + ROOM)],
      bands: false,
      own: {
        axis: 'linear',
        truth: { value: settles, label: common.settles(where) },
        limits: where === would ? [] : [{ value: perfect, label: texts.perfect(would), tone: 'muted' }],
      },
    },
    it,
    CHART,
  )}</g>`;
}
