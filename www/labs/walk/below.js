// The details below the chart of walks. A part that is loaded with the first walk. This file has its layout, the lengths of games,
// exact values from any X on, and mirrored walks. Views.

import { html, nothing, svg } from 'lit';
import '../../lib/chart/histogram.js';
import { NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';
import { figuresCard, gamesCard } from '../../lib/rollout/below-cards.js';
import { belowTexts } from '../../lib/rollout/below-texts.js';
import { manyCard } from '../../lib/rollout/many-card.js';
import { readoutTableStyles } from '../../lib/rollout/readout-table.js';
import { belowStyles, row, table } from './below-parts.js';
import { PAIRS } from './measured.js';
import { place } from './model.js';
import { fit, moments } from './moments.js';
import { measurement, scaleTable } from './scales.js';
import { readingOf } from './state.js';
import { below as en } from './texts/en-below.js';
import { below as ja } from './texts/ja-below.js';

export { gamesFile } from '../../lib/rollout/games-file.js';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkCurves} WalkCurves */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {typeof en} Words */

/** The styles of the section, beside those of the rest of the lab. */
export const styles = [readoutTableStyles, belowStyles];

/** The texts in all languages: nothing more is to be loaded where it may fail. */
const WORDS = { en, ja };

/**
 * @param {import('../../lib/rollout/shapes.js').RolloutLab} lab
 * @param {import('../../lib/rollout/shapes.js').Readout} readout
 * @param {import('../../lib/rollout/shapes.js').Theory | null} theory
 * @param {Set<string>} hide  parts
 */
export function details(lab, readout, theory, hide) {
  const model = /** @type {Model} */ (lab.frame);
  const { act, drawings, exact, format, state } = model;
  const texts = belowTexts(model.texts);
  const words = WORDS[model.texts.language];
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ view) => (hide.has(part) ? nothing : view());
  const card = (/** @type {string} */ part, /** @type {() => unknown} */ view) =>
    show(part, () => html`<section class="card ${part}-card">${view()}</section>`);
  return html`<div class="below walks">
    ${card('lengths', () => lengths(model, words.lengths))}
    ${card('moments', () => moments(exact, model.lengths, readingOf(state), act.readMoments, format, words.moments))}
    ${card('fit', () => fit(model, words.fit))}
    ${card('measurement', () => measurement(model, words.measurement))}
    ${card('scales', () => scaleTable(model, words.scaleTable))}
    ${card('curves', () => curves(drawings, format, words.curves))}
    ${card('antithetic', () => antithetic(model, words.antithetic))}
    ${show('readout', () => figuresCard(readout, theory, texts, format))}
    ${show('many', () => manyCard(lab, readout, theory, texts))}
    ${show('games', () => gamesCard(lab, readout, texts))}
  </div>`;
}

// ——— Lengths of games ———

/** The games that the highest bin should have. With fewer, bins are joined, some of these at a time. */
const ENOUGH = 20;
const JOINED = [1, 2, 5, 10];

/**
 * Lengths of games as they are rolled, over the gamma density with the same three moments, and over the walk that alone has the
 * same mean.
 * @param {Model} model
 * @param {Words['lengths']} words
 */
function lengths({ drawings, exact, format, games, lengths: measured }, words) {
  const { total, gamma, alone } = exact;
  const { first, width, counts: single } = measured.histogram;
  const most = Math.max(...single);
  const bins = JOINED.find((joined) => most * joined >= ENOUGH) ?? 10;
  const counts = joined(single, bins);
  const edges = Float64Array.from({ length: counts.length + 1 }, (_, i) => first + i * bins * width);
  // The games that are expected in a bin around each point.
  const curve = (/** @type {Float64Array} */ chances) => ({
    x: drawings.length,
    y: chances.map((chance) => chance * bins * games),
  });
  const moves = (/** @type {number} */ value, digits = 1) => format.percent(value, digits);
  const panels = [
    {
      label: words.gamma,
      tone: 'reduced',
      edges,
      counts,
      curve: gamma && curve(drawings.gamma),
      note: gamma
        ? words.gammaNote(format.plain(gamma.shape, 2), format.plain(gamma.scale, 2), format.plain(gamma.shift, 2))
        : words.noGamma,
    },
    {
      label: words.alone,
      tone: 'backwards',
      edges,
      counts,
      curve: curve(drawings.alone),
      note: words.aloneNote(format.plain(alone.a, 4), moves(alone.sd), moves(total.sd)),
    },
  ];
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <rollout-histogram
      .model=${{
        panels,
        truth: { value: total.mean, label: words.mean(moves(total.mean)) },
        format: { tick: (/** @type {number} */ value) => format.count(value) },
        texts: { label: words.label, description: words.description(format.count(games)) },
      }}
    ></rollout-histogram>
    ${alone.sd > total.sd ? html`<p class="muted">${words.fails(moves(alone.sd), moves(total.sd))}</p>` : nothing}`;
}

/** @param {Float64Array} counts @param {number} bins  to be one */
const joined = (counts, bins) =>
  Float64Array.from({ length: Math.ceil(counts.length / bins) }, (_, i) =>
    counts.subarray(i * bins, (i + 1) * bins).reduce((sum, count) => sum + count, 0),
  );

// ——— Exact values from any X on ———

/** The size of a drawing, in its own units. */
const [WIDTH, HEIGHT] = [320, 150];
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 10, 10, 22];

/** The values of X that are written out, in parts of the columns. */
const WRITTEN = [0, 0.25, 0.5, 0.75, 1];

/** The place of X = 0.5, where (1 + X) / 2 is compared with the winning chance. */
const COMPARED = 0.75;

/**
 * Sente's winning chance and the expected number of moves left, against X.
 * @param {WalkCurves} drawings
 * @param {Format} format
 * @param {Words['curves']} words
 */
function curves({ x, win, moves, linear }, format, words) {
  const last = x.length - 1;
  const at = WRITTEN.map((share) => Math.round(share * last));
  const half = Math.round(COMPARED * last);
  const percent = (/** @type {number} */ value) => `${format.percent(value, 0)}%`;
  return html`<h2>${words.heading}</h2>
    <div class="pair">
      ${curve(x, win, 100, percent, words.win, words.winLabel)}
      ${curve(x, moves, Math.max(...moves), (value) => format.percent(value, 0), words.moves, words.movesLabel)}
    </div>
    <ul class="visually-hidden">
      ${at.map((i) => html`<li>${words.at(format.points(x[i], 2), `${format.percent(win[i], 2)}%`, format.percent(moves[i], 2))}</li>`)}
    </ul>
    <p class="muted">${words.note}</p>
    <p class="muted logistic">
      ${words.logistic(format.points(x[half], 1), `${format.percent(linear[half], 1)}%`, `${format.percent(win[half], 1)}%`)}
    </p>`;
}

/**
 * @param {Float64Array} xs  from −1 to 1
 * @param {Float64Array} ys
 * @param {number} most  that the axis has room for
 * @param {(value: number) => string} written
 * @param {string} name
 * @param {string} label
 */
function curve(xs, ys, most, written, name, label) {
  const x = (/** @type {number} */ value) => place(LEFT + ((WIDTH - LEFT - RIGHT) * (value + 1)) / 2);
  const y = (/** @type {number} */ value) => place(HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most);
  const d = Array.from(xs, (value, i) => `${i === 0 ? 'M' : 'L'}${x(value)},${y(ys[i])}`).join('');
  return html`<figure class="curve">
    <figcaption>${name}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      ${[0, most / 2, most].map(
        (value) => svg`<path class="grid" d="M${LEFT},${y(value)}H${WIDTH - RIGHT}" />
          <text x=${LEFT - 5} y=${y(value) + 4} text-anchor="end">${written(value)}</text>`,
      )}
      ${[-1, 0, 1].map((value) => svg`<text x=${x(value)} y=${HEIGHT - 6} text-anchor="middle">${value < 0 ? '−1' : value > 0 ? '+1' : 'X = 0'}</text>`)}
      <path class="line" d=${d} />
    </svg>
  </figure>`;
}

// ——— Mirrored walks ———

/** @type {('win' | 'walk' | 'total')[]} */
const OUTCOMES = ['win', 'walk', 'total'];

/**
 * The effect of mirror images on the mean of a pair, exactly and as measured.
 * @param {Model} model
 * @param {Words['antithetic']} words
 */
function antithetic({ act, exact, format, mirrored: measured }, words) {
  const sd = (/** @type {number | undefined} */ spread, /** @type {string} */ outcome) =>
    spread === undefined ? NONE : outcome === 'win' ? `${format.percent(100 * spread, 2)}%` : format.percent(spread, 2);
  const heads = [words.sd, words.independent, words.mirrored, words.measured, words.worth].map((head) => phrases(head));
  const rows = OUTCOMES.map((outcome) => {
    const { independentSd, mirroredSd, worth } = exact.antithetic[outcome];
    return row(words.outcomes[outcome], [
      sd(independentSd, outcome),
      sd(mirroredSd, outcome),
      sd(measured?.[outcome].mirroredSd, outcome),
      worth === null ? words.always : format.ratio(worth),
    ]);
  });
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    ${table('antithetic', words.heading, heads, rows)}
    <div class="top">
      <button @click=${() => act.measureMirrored()}>${words.measure(format.count(PAIRS))}</button>
      <p class="muted" role="status">${measured ? '' : words.untried}</p>
    </div>`;
}
