// Scales of measurement, with numbers: an evaluation in centipawns, X and chances; two programs whose pawns differ; mates; and how far each
// kind of scale carries. The table of eight scales after it is its conclusion. Views, and what asks the core.

import { html, nothing } from 'lit';
import { numberField } from '../../lib/cube/number-field.js';
import { word } from '../../lib/glossary/word.js';
import { phrases } from '../../lib/i18n/typography.js';
import { core } from './core.js';

/** @typedef {import('./lab.js').WalkLab} Lab */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./state.js').Measurement} Measurement */
/** @typedef {import('./state.js').Model} Model */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkReadings} WalkReadings */
/** @typedef {typeof import('./texts/en-measurement.js').measurement} Words */

/** Evaluations beside the reader's own, in centipawns. */
const VALUES = [0, 100, 300, 1000, 2000, 3000];
/** A level position and a won one: how much a pawn adds there. */
const STEPS = [0, 2000];
/** After three moves that are equally likely: a pawn captured swings 200. */
const MOVES = [300, 100, -100];
/** Two terms of an additive evaluator, and their sum. */
const TERMS = [400, 500, 900];
/** Plies to mates; negative: until the engine is mated. */
const MATES = [1, 3, 5, -2, -4];

/** The ranges of the fields: V has 16 bits. @type {Record<keyof Measurement, {range: [number, number], digits: number}>} */
const FIELDS = {
  v: { range: [-32_768, 32_767], digits: 0 },
  scale: { range: [100, 10_000], digits: 2 },
  factor: { range: [0.1, 10], digits: 3 },
};

/** The last answer. @type {{model: Model, measurement: Measurement, all: ReturnType<typeof read>} | null} */
let known = null;

/**
 * All that the exhibit shows.
 * @param {Model} model
 * @param {Measurement} measurement
 */
function readingsOf(model, measurement) {
  if (known?.model !== model || known.measurement !== measurement)
    known = { model, measurement, all: read(model, measurement) };
  return known.all;
}

/** @param {Model} model @param {Measurement} measurement */
const read = (model, { v, scale, factor }) => {
  const of = (/** @type {number[]} */ values) => core.walkReadings(model, scale, factor, values);
  const mates = core.walkMates(MATES);
  return {
    values: of([v, ...VALUES.filter((value) => value !== v)]),
    steps: of(STEPS),
    moves: of(MOVES),
    terms: of(TERMS),
    mates,
    mated: of([...mates.v]),
  };
};

/** Programs say 2000, and no comma; five digits have one. @param {string} number */
const ungrouped = (number) => number.replace(/^(\D?\d),/, '$1');

/** @param {Format} format @param {number} v  with its sign, as programs say it */
const centipawns = (format, v) => ungrouped(format.points(v, 0));

/**
 * @param {Lab} lab
 * @param {Words} words
 */
export function measurement(lab, words) {
  const { format, state } = lab;
  const { measurement: chosen } = state;
  const { values, steps, moves, terms, mates, mated } = readingsOf(state.wanted.model, chosen);
  const field = (/** @type {keyof Measurement} */ name) =>
    numberField(
      {
        name: `measurement-${name}`,
        label: words.labels[name],
        now: () => lab.state.measurement[name],
        problem: words.problems[name],
        ...FIELDS[name],
      },
      state.badNumber,
      (value) => lab.change({ measurement: { ...lab.state.measurement, [name]: value } }),
      (badNumber) => lab.change({ badNumber }),
    );
  const [scale, half] = [chosen.scale, values.logisticScale].map((of) => ungrouped(format.plain(of, 2)));
  const factor = format.plain(chosen.factor, 3);
  const x = (/** @type {number} */ of) => format.points(of, 4);
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    <div class="choices measurement-fields">${field('v')} ${field('scale')} ${field('factor')}</div>
    <div class="beside">
      <div>
        <h3>${words.units}</h3>
        ${unitsTable(format, values, words)}
        <p class="muted check">
          ${words.check(centipawns(format, chosen.v), scale, half, x(values.x[0]), x(values.xByLogistic[0]))}
        </p>
        <p class="muted pawns">
          ${words.pawns(format.percent(steps.pawn[0], 1), format.percent(steps.pawn[1], 1))}
        </p>
      </div>
      <div>
        <h3>${words.kinds}</h3>
        <dl class="kinds">
          ${words.allows.map(({ name, example, allows, evaluation }) => html`<div><dt>${name}<span class="muted"> ${example}</span></dt><dd>${allows}</dd><dd class="muted">${evaluation}</dd></div>`)}
        </dl>
      </div>
    </div>
    <div class="beside">
      <div>
        <h3>${words.programs}</h3>
        <p class="muted">${words.programsIntro(factor)}</p>
        ${programsTable(format, moves, words, factor)}
        <p class="muted programs-note">${words.programsNote(factor, scale, ungrouped(format.plain(moves.other.scale, 2)), x(moves.x[0]), x(moves.other.x[0]))}</p>
      </div>
      <div>
        <h3>${words.additive}</h3>
        <p class="muted additive">
          ${words.additiveNote(format.count(terms.v[0]), format.count(terms.v[1]), format.count(terms.v[2]), x(terms.x[0]), x(terms.x[1]), x(terms.x[2]))}
        </p>
        <h3>${words.mates}</h3>
        <p class="muted">${words.matesIntro}</p>
        ${matesTable(format, mates, mated, words)}
      </div>
    </div>
    ${state.hide.has('scales') ? nothing : html`<p class="conclusion">${words.conclusion}</p>`}`;
}

/**
 * @param {string} name  of the table
 * @param {string} label
 * @param {unknown[]} heads  of the columns
 * @param {unknown[]} rows
 */
const table = (name, label, heads, rows) => html`<div class="scroll" tabindex="0" role="region" aria-label=${label}>
  <table role="table" class="figures stacked ${name}">
    <thead role="rowgroup">
      <tr role="row">
        ${heads.map((head, i) => html`<th role="columnheader" scope="col" class=${i === 0 ? 'name' : ''}>${typeof head === 'string' ? phrases(head) : head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>
</div>`;

/**
 * @param {unknown} name
 * @param {string[]} cells
 * @param {boolean} [inView]  whether it is the reader's own
 */
const row = (name, cells, inView = false) => html`<tr role="row" class=${inView ? 'in-view' : ''}>
  <th role="rowheader" scope="row" class="name">${name}</th>
  ${cells.map((cell) => html`<td role="cell">${cell}</td>`)}
</tr>`;

/**
 * The reader's evaluation, then others.
 * @param {Format} format
 * @param {WalkReadings} values
 * @param {Words} words
 */
const unitsTable = (format, { v, x, logistic, win, pawn }, words) =>
  table(
    'units',
    words.units,
    [word('scale', words.value), words.x, words.logistic, words.win, words.pawn],
    Array.from(v, (value, i) =>
      row(
        `V = ${centipawns(format, value)}`,
        [
          format.points(x[i], 4),
          `${format.percent(logistic[i], 1)}%`,
          `${format.percent(win[i], 1)}%`,
          format.points(pawn[i], 1),
        ],
        i === 0,
      ),
    ),
  );

/**
 * @param {Format} format
 * @param {WalkReadings} moves
 * @param {Words} words
 * @param {string} factor
 */
const programsTable = (format, { v, luck, other }, words, factor) =>
  table(
    'programs',
    words.programs,
    [words.move, words.first, words.luck, words.second, words.luck, words.converted(factor)],
    Array.from(v, (value, i) =>
      row(
        html`${words.moves[i]}${i === 0 ? html` <b class="badge good">${words.chosen}</b>` : ''}`,
        [value, luck.v[i], other.v[i], other.luck[i], other.converted[i]].map((number) => centipawns(format, number)),
      ),
    ),
  );

/**
 * @param {Format} format
 * @param {import('../../pkg/walk/rollout_lab.js').WalkMates} mates
 * @param {WalkReadings} mated  their values
 * @param {Words} words
 */
const matesTable = (format, { plies, uci, v }, { x }, words) =>
  table(
    'mates',
    words.mates,
    [words.plies, words.uci, words.mateValue, words.x],
    Array.from(plies, (ply, i) =>
      row(`score mate ${format.plain(ply, 0)}`, [
        format.plain(uci[i], 0),
        centipawns(format, v[i]),
        format.points(x[i], 4),
      ]),
    ),
  );
