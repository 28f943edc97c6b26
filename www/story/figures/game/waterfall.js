// The answer to figure 1: from the position's worth to the result, one roll's luck after the other.

import { html, svg } from 'lit';
import { byToken } from '../../../lib/chart/tone.js';
import { WIDTH } from '../figure.js';
import { inTurn } from '../sentences.js';

/** @typedef {import('./figure.js').Model} Model */
/** @typedef {import('./figure.js').It} It */

/**
 * @typedef {Object} Step
 * @property {string} name
 * @property {string} written
 * @property {number} from  in percent
 * @property {number} to
 * @property {'card' | 'good' | 'bad'} tone
 */

const ROW = 30;
const BAR = 17;
/** Names stand at the left of the bars, numbers at their right. */
const [LEFT, RIGHT] = [148, WIDTH - 46];
const TICKS = [0, 50, 100];

/**
 * @param {Model} model
 * @param {It} it
 */
export function answer(model, it) {
  const { record, worth } = model;
  const { texts, common, format, state } = it;
  const steps = stepsOf(model, it);
  const luck = format.points(record.totalLuck);
  const bottom = steps.length * ROW + 4;
  const sum = [
    format.plain(worth),
    ...[record.xLuck, record.oLuck].flatMap((one) => (one === null ? [] : [one])).map(term(format)),
  ];
  const whole = `${sum.join(' ')} = ${format.plain(record.result)}`;
  return html`<p>
      ${inTurn(common, [
        state.guess === null ? common.noGuess : common.youSaid(texts.points(format.plain(state.guess, 1))),
        texts[record.result > 0 ? 'won' : 'lost'](format.plain(Math.abs(record.totalLuck)), format.value(worth)),
      ])}
    </p>
    <svg class="picture" viewBox=${`0 0 ${WIDTH} ${bottom + 20}`} role="img" aria-label=${texts.waterfall(whole, luck)}>
      <path d=${TICKS.map((tick) => `M${at(tick)},0V${bottom}`).join('')} stroke=${byToken('line')} />
      <g font-size="11" fill=${byToken('muted')} text-anchor="middle">
        ${TICKS.map((tick) => svg`<text x=${at(tick)} y=${bottom + 15}>${format.inUnit(format.plain(tick))}</text>`)}
      </g>
      <g font-size="12.5" fill=${byToken('ink')}>${steps.map((step, i) => drawStep(step, i, i === steps.length - 1))}</g>
    </svg>
    <p class="sum">${whole}</p>`;
}

/** @param {number} percent */
const at = (percent) => LEFT + ((RIGHT - LEFT) * percent) / 100;

/**
 * Luck as a term of a sum: "− 12.5".
 * @param {import('../../../lib/i18n/format.js').Format} format
 * @returns {(luck: number) => string}
 */
const term = (format) => (luck) => `${luck < 0 ? '−' : '+'} ${format.plain(Math.abs(luck))}`;

/**
 * Each bar begins where the one above it ends.
 * @param {Model} model
 * @param {It} it
 * @returns {Step[]}
 */
function stepsOf({ record, worth }, { texts, format }) {
  const { xLuck, oLuck, result } = record;
  /** @type {Step[]} */
  const steps = [{ name: texts.worth, written: format.plain(worth), from: 0, to: worth, tone: 'card' }];
  for (const [name, luck] of /** @type {const} */ ([
    [texts.luckOfX, xLuck],
    [texts.luckOfO, oLuck],
  ])) {
    if (luck === null) continue;
    const from = steps[steps.length - 1].to;
    steps.push({ name, written: format.points(luck), from, to: from + luck, tone: luck < 0 ? 'bad' : 'good' });
  }
  return [...steps, { name: texts.ends, written: format.plain(result), from: 0, to: result, tone: 'card' }];
}

/**
 * What was given is filled, what was taken away is only an outline; both have their sign.
 * @param {Step} step
 * @param {number} i
 * @param {boolean} last
 */
function drawStep({ name, written, from, to, tone }, i, last) {
  const y = i * ROW + (ROW - BAR) / 2;
  const [low, high] = from < to ? [from, to] : [to, from];
  const colour = byToken(tone === 'card' ? 'muted' : tone);
  const middle = y + BAR / 2 + 4.5;
  return svg`<text x=${LEFT - 8} y=${middle} text-anchor="end">${name}</text>
    <rect x=${at(low)} y=${y} width=${at(high) - at(low)} height=${BAR} rx="2" fill=${colour} stroke=${colour} stroke-width="1.5"
      fill-opacity=${tone === 'good' ? 0.75 : tone === 'bad' ? 0 : 0.3} />
    ${last ? '' : svg`<path d=${`M${at(to)},${y + BAR}v${ROW - BAR}`} stroke=${byToken('muted')} stroke-dasharray="2 2" />`}
    <text x=${at(high) + 6} y=${middle} font-weight="700">${written}</text>`;
}
