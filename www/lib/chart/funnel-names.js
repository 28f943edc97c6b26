// Names of the funnels, before a game is rolled: later the lines' names say which is which.

import { svg } from 'lit';
import { round } from './axes.js';
import { betLabels } from './bets.js';
import { indexFrom } from './domain.js';
import { NAME_SIZE, textWidth } from './plan.js';
import { LEADER, TALL, leaderLine, nameText } from './label.js';
import { overlap } from './placing.js';
import { stroke } from './tone.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./model.js').Paint} Paint */
/** @typedef {import('./placing.js').Box} Box */

/** Where along the x axis a funnel's name may start, and whether below its outline; best first. */
const FUNNEL_PLACES = [
  ...[0.4, 0.3, 0.2, 0.1, 0.03].map((share) => ({ share, below: false })),
  ...[0.03, 0.1, 0.2].map((share) => ({ share, below: true })),
];

/**
 * By the upper outline of each funnel the name of the series in its colour, where it crosses no outline.
 * @param {Plan} plan
 * @param {Paint} paint
 */
export function funnelNames(plan, paint) {
  const { model, left, right, top, bottom, x, y } = plan;
  const funnels = model.funnels.filter(({ hidden, games }) => !hidden && games.length);
  /** @param {import('./model.js').Funnel} funnel @param {number} at */
  const outline = ({ games, hi }, at) => y(hi[Math.min(indexFrom(games, x.invert(at)), games.length - 1)]);
  const placed = betLabels(plan);
  if (model.truth) {
    const at = y(model.truth.value);
    placed.push({ left, right, top: at - 3, bottom: at + 3 });
  }
  return funnels.map((funnel) => {
    const { tone } = funnel;
    const series = model.series.find((one) => one.tone === tone);
    if (!series) return '';
    const long = textWidth(series.label, NAME_SIZE);
    for (const { share, below } of FUNNEL_PLACES) {
      const start = left + share * (right - left);
      const end = start + LEADER + long;
      const low = below ? outline(funnel, end) + 3 + TALL : outline(funnel, start) - 3;
      const box = { left: start, right: end, top: low - TALL, bottom: low };
      const outlines = funnels
        .filter((other) => other !== funnel)
        .map((other) => ({ ...box, top: outline(other, start) - 1, bottom: outline(other, end) + 1 }));
      if (box.top < top || box.bottom > bottom || end > right) continue;
      if ([...placed, ...outlines].some((one) => overlap(box, one) > 0)) continue;
      placed.push(box);
      const centre = (box.top + box.bottom) / 2;
      const style = { tone, ...stroke(tone, series.dash) };
      return svg`${leaderLine(style, `M${round(start)},${round(centre)}h12`, paint)}
        ${nameText(series.label, start + LEADER - 2, centre, paint)}`;
    }
    return '';
  });
}
