// <rollout-histogram>: where the means of many rollouts fell, as panels one below the other on one x scale. Its drawing is pure, like
// that of the chart. When the luck of the same rollouts is estimated in another way, the bars move there.

import { scaleLinear } from 'd3-scale';
import { css, html, nothing, svg } from 'lit';
import { byToken, linePath, round, sharp, TRUTH_WIDTH } from './marks.js';
import { Motion } from '../element/motion.js';
import { between, rescores } from './histogram-morph.js';
import { NAME_SIZE, textWidth, TICK_SIZE } from './plan.js';
import { SizedElement } from './sized-element.js';
import { plotStyles } from './styles.js';

/** @typedef {import('./model.js').HistogramModel} HistogramModel */
/** @typedef {import('./model.js').Panel} Panel */
/** @typedef {import('./model.js').Paint} Paint */
/** @typedef {import('d3-scale').ScaleLinear<number, number>} Scale */

export class RolloutHistogram extends SizedElement {
  static properties = {
    model: { attribute: false },
  };

  static styles = [
    plotStyles,
    css`
      [data-lit] { fill-opacity: 0.85; text-decoration: underline 2px; }
    `,
  ];

  constructor() {
    super();
    /** @type {HistogramModel | null} */
    this.model = null;
    /** The model that is drawn: between two models while the bars move. @type {HistogramModel | null} */
    this.drawn = null;
    /** The model that a motion starts from. @type {HistogramModel | null} */
    this.from = null;
    this.motion = new Motion(this);
    this.motions = [this.motion];
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    const { model, drawn, motion } = this;
    if (changed.has('model')) {
      this.from = drawn;
      if (drawn && model && rescores(drawn, model)) motion.start(MORPH);
      else motion.finish();
    }
    this.drawn = motion.moving && this.from && model ? between(this.from, model, motion.share) : model;
  }

  render() {
    const { drawn: model, size } = this;
    return html`<div class="plot" part="plot">
        ${
          model && size
            ? html`<svg width=${size.width} height=${size.height} viewBox=${`0 0 ${size.width} ${size.height}`} role="img"
          aria-label=${model.texts.label} aria-describedby="description">
          ${drawHistogram(model, size.width, size.height)}
        </svg>`
            : nothing
        }
      </div>
      <p id="description" class="unseen">${model?.texts.description}</p>`;
  }
}

customElements.define('rollout-histogram', RolloutHistogram);

/** Milliseconds that bars take from one estimate to another. */
const MORPH = 400;

const SIDE = 12;
const TRUTH_NAME = 20;
const X_AXIS = 24;
const LINE = NAME_SIZE + 4;
const SMALL_LINE = NAME_SIZE;
/** How much wider bold text is. */
const BOLD = 1.1;
/** Between a panel's words and its highest bar. */
const AIR = 6;
/** Least width of a bar, however narrow its bin. */
const THINNEST = 2;
/** Width of the bar if all values are equal. */
const POINT = 12;

/**
 * Everything, to be put into an `<svg>` of this width and height.
 * @param {HistogramModel} model
 * @param {number} width
 * @param {number} height
 * @param {Paint} [paint]
 */
export function drawHistogram(model, width, height, paint = byToken) {
  const { compact = false, panels, truth, format } = model;
  const head = compact ? 2 : TRUTH_NAME;
  const x = scaleLinear(model.domain ?? xDomain(model), [SIDE, width - SIDE]);
  const bottom = height - X_AXIS;
  const tall = (bottom - head) / Math.max(1, panels.length);
  const values = x.ticks(Math.max(2, Math.floor(width / 90)));
  const step = values.length > 1 ? values[1] - values[0] : 1;
  // In a compact drawing the truth is named among the ticks.
  const free = (/** @type {{at: number, text: string}} */ { at, text }) =>
    !compact ||
    !truth ||
    Math.abs(at - x(truth.value)) > (textWidth(text, TICK_SIZE) + BOLD * textWidth(truth.label, NAME_SIZE)) / 2 + 4;
  const ticks = values.map((value) => ({ at: x(value), text: format.tick(value, step) }));
  return svg`
    <path d=${ticks.map(({ at }) => `M${sharp(at)},${head}V${bottom + 4}`).join('')} fill="none"
      stroke=${paint('line')} />
    ${panels.map((panel, i) => bars(panel, x, head + i * tall, tall, paint, compact))}
    ${
      truth
        ? svg`<path d=${`M${round(x(truth.value))},${head}V${bottom}`} stroke=${paint('truth')}
      stroke-width=${TRUTH_WIDTH} />`
        : ''
    }
    ${panels.map((panel, i) => words(panel, x, head + i * tall, tall, width, paint, compact))}
    ${truth ? truthName(truth.label, x(truth.value), compact ? bottom + 17 : head - 7, width, paint) : ''}
    <g fill=${paint('muted')} font-size=${TICK_SIZE} text-anchor="middle">
      ${ticks.filter(free).map(({ at, text }) => tickText(at, text, width, bottom))}
    </g>`;
}

/** @param {string} label @param {number} at @param {number} y @param {number} width @param {Paint} paint */
function truthName(label, at, y, width, paint) {
  const half = (BOLD * textWidth(label, NAME_SIZE)) / 2;
  const middle = Math.max(half + 2, Math.min(width - half - 2, at));
  return svg`<text x=${round(middle)} y=${y} text-anchor="middle" font-size=${NAME_SIZE}
    font-weight="700" fill=${paint('ink')}>${label}</text>`;
}

/** Whether all values are one and the same: a single bin then, whose width says nothing. @param {Panel} panel */
const isPoint = ({ counts, curve }) => counts.length === 1 && !curve?.x.length;

/**
 * All bins and the truth, whichever lies further out.
 * @param {HistogramModel} model
 * @returns {[number, number]}
 */
export function xDomain({ panels, truth }) {
  const ends = panels.flatMap((panel) => {
    const { edges } = panel;
    if (!edges.length) return [];
    return isPoint(panel) ? [(edges[0] + edges[1]) / 2] : [edges[0], edges[edges.length - 1]];
  });
  if (truth) ends.push(truth.value);
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  return high > low ? [low, high] : [low - 1, high + 1];
}

/**
 * The bars on the scale, and how many means lie below and above it.
 * @param {Panel} panel
 * @param {number[]} domain
 */
function within({ edges, counts }, [low, high]) {
  const piles = [0, 0];
  const kept = counts.map((count, i) => {
    const middle = (edges[i] + edges[i + 1]) / 2;
    if (middle >= low && middle <= high) return count;
    piles[Number(middle > high)] += count;
    return 0;
  });
  return { counts: kept, piles };
}

/** From the edge to a panel's words. */
const INDENT = SIDE + 15;

/**
 * The lines of a panel's note: none of its own where it shares the label's. Japanese that is too long for one line ends it at its
 * bracket.
 * @param {Panel} panel
 * @param {number} width
 * @returns {string[]}
 */
function linesOfNote({ label, note }, width) {
  const beside = textWidth(label, NAME_SIZE) + textWidth(note, NAME_SIZE) + 40;
  if (!note || beside <= width - 2 * SIDE) return [];
  return INDENT + textWidth(note, NAME_SIZE) <= width ? [note] : note.split(/(?=（)/);
}

/**
 * @param {Panel} panel
 * @param {Scale} x
 * @param {number} top
 * @param {number} tall
 * @param {Paint} paint
 * @param {boolean} compact
 */
function bars(panel, x, top, tall, paint, compact) {
  const { edges, curve, tone } = panel;
  const [left, right] = x.range();
  const { counts, piles } = within(panel, x.domain());
  const ground = top + tall;
  const highest = Math.max(1, ...counts, ...piles, ...(curve ? curve.y : []));
  const ceiling = top + (compact ? SMALL_LINE : (1 + linesOfNote(panel, right + SIDE).length) * LINE) + AIR;
  const y = scaleLinear([0, highest], [ground, Math.min(ceiling, ground - 10)]);
  const foot = round(ground);
  let path = '';
  counts.forEach((count, i) => {
    if (!(count > 0)) return;
    const from = x(edges[i]);
    const to = x(edges[i + 1]);
    // A gap of a pixel between bars, where there is room for one.
    const room = to - from - (to - from > 4 ? 1 : 0);
    const wide = isPoint(panel) ? POINT : round(Math.max(THINNEST, room));
    path += `M${round((from + to - wide) / 2)},${foot}V${round(y(count))}h${wide}V${foot}Z`;
  });
  // Means beyond the scale are piled at its ends, with an arrow.
  piles.forEach((count, i) => {
    if (!count) return;
    const [edge, sign] = i ? [right, 1] : [left, -1];
    path += `M${edge},${foot}V${round(y(count))}h${sign * 4}V${foot}ZM${edge + sign * 5},${foot - 10}l${sign * 6},5l${-sign * 6},5Z`;
  });
  const xs = curve && Float64Array.from(curve.x, (value) => x(value));
  // No clip path needed: the curve is left out where it leaves the scale.
  const seen = curve?.y.map((value, i) => {
    const at = /** @type {Float64Array} */ (xs)[i];
    return at >= left - 0.5 && at <= right + 0.5 ? value : NaN;
  });
  return svg`<path data-mark=${tone} d=${path} fill=${paint(tone)} fill-opacity="0.55" />
    ${
      xs && seen
        ? svg`<path d=${linePath(xs, seen, y)} fill="none" stroke=${paint('ink')} stroke-width="1.5"
      stroke-linejoin="round" />`
        : ''
    }
    <path d=${`M${left - SIDE},${sharp(ground)}H${right + SIDE}`} stroke=${paint('muted')}
      stroke-opacity="0.6" />`;
}

/**
 * @param {Panel} panel
 * @param {Scale} x
 * @param {number} top
 * @param {number} tall
 * @param {number} width
 * @param {Paint} paint
 * @param {boolean} compact
 */
function words(panel, x, top, tall, width, paint, compact) {
  const { label, note, tone, centre } = panel;
  const below = linesOfNote(panel, width);
  const ground = top + tall;
  const first = top + (compact ? SMALL_LINE : LINE);
  const at = centre === null || centre === undefined ? NaN : round(x(centre));
  const halo = { colour: paint('card'), width: 3 };
  return svg`<g data-mark=${tone} font-size=${NAME_SIZE} stroke-linejoin="round" paint-order="stroke">
    <rect x=${SIDE} y=${first - 9} width="10" height="10" rx="2" fill=${paint(tone)} fill-opacity="0.8" />
    <text x=${INDENT} y=${first} fill=${paint('ink')} font-weight="600" stroke=${halo.colour}
      stroke-width=${halo.width}>${label}</text>
    <g fill=${paint('muted')} stroke=${halo.colour} stroke-width=${halo.width}>
      ${
        below.length === 0
          ? svg`<text x=${width - SIDE} y=${first} text-anchor="end">${note}</text>`
          : below.map((line, i) => svg`<text x=${INDENT} y=${first + (i + 1) * LINE}>${line}</text>`)
      }
    </g>
    ${
      at >= SIDE && at <= width - SIDE
        ? svg`<path d=${`M${at},${round(ground - 9)}l5,9h-10Z`} fill=${paint('ink')}
      stroke=${halo.colour} stroke-width="1.5" />`
        : ''
    }
  </g>`;
}

/** @param {number} at @param {string} text @param {number} width @param {number} bottom */
function tickText(at, text, width, bottom) {
  const half = textWidth(text, TICK_SIZE) / 2;
  const middle = Math.max(half, Math.min(width - half, at));
  return svg`<text x=${round(middle)} y=${bottom + 17}>${text}</text>`;
}
