// Scales of measurement: an evaluation in centipawns, as X and as chances, with two programs and with mates, and the table of the eight
// scales, which is the conclusion. Views, and what asks the core.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { numberField } from '../../lib/cube/fields.js';
import { word } from '../../lib/i18n/glossary.js';
import { NONE } from '../../lib/i18n/format.js';
import { phrases } from '../../lib/i18n/typography.js';
import { row, table } from './below-parts.js';
import { core } from './core.js';
import { WALKS } from './measured.js';
import { ALL_LUCK, SCALES } from './state.js';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkReadings} WalkReadings */
/** @typedef {import('./below.js').Words} Words */
/** @typedef {import('./lab.js').Model} View */
/** @typedef {import('./state.js').Measurement} Measurement */
/** @typedef {import('./state.js').Model} Model */

// ——— Measurement ———

/** Evaluations beside the reader's own, in centipawns. */
const VALUES = [0, 100, 300, 1000, 2000, 3000];
/** A level position and a won one, where a pawn adds more and less. */
const STEPS = [0, 2000];
/** After three moves that are equally likely: a pawn captured swings 200. */
const MOVES = [300, 100, -100];
/** Two terms of an additive evaluator, and their sum. */
const TERMS = [400, 500, 900];
/** Plies to mates; negative: until the engine is mated. */
const MATES = [1, 3, 5, -2, -4];

/** The ranges and decimals of the fields: V has 16 bits. @type {Record<keyof Measurement, {range: [number, number], digits: number}>} */
const MEASUREMENT_FIELDS = {
  v: { range: [-32_768, 32_767], digits: 0 },
  scale: { range: [100, 10_000], digits: 2 },
  factor: { range: [0.1, 10], digits: 3 },
};

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

/** The last answer. @type {{model: Model, measurement: Measurement, all: ReturnType<typeof read>} | null} */
let known = null;

/** All readings that the card shows. @param {Model} model @param {Measurement} measurement */
function readingsOf(model, measurement) {
  if (known?.model !== model || known.measurement !== measurement)
    known = { model, measurement, all: read(model, measurement) };
  return known.all;
}

/** Programs say 2000, and no comma; five digits have one. @param {string} number */
const ungrouped = (number) => number.replace(/^(\D?\d),/, '$1');

/** @param {Format} format @param {number} v  with its sign, as programs say it */
const centipawns = (format, v) => ungrouped(format.points(v, 0));

/**
 * An evaluation in several units, two programs whose pawns differ, mates, and the kinds of scale.
 * @param {View} view
 * @param {Words['measurement']} words
 */
export function measurement({ act, format, state, stateNow }, words) {
  const { measurement: chosen } = state;
  const { values, steps, moves, terms, mates, mated } = readingsOf(state.wanted.model, chosen);
  const field = (/** @type {keyof Measurement} */ name) =>
    numberField(
      {
        name: `measurement-${name}`,
        label: words.labels[name],
        now: () => stateNow().measurement[name],
        problem: words.problems[name],
        ...MEASUREMENT_FIELDS[name],
      },
      state.badNumber,
      (value) => act.readEvaluations({ [name]: value }),
      act.refuseNumber,
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
 * The reader's evaluation, then others.
 * @param {Format} format
 * @param {WalkReadings} values
 * @param {Words['measurement']} words
 */
const unitsTable = (format, { v, x, logistic, win, pawn }, words) =>
  table(
    'units',
    words.units,
    [word('scale', words.value), ...[words.x, words.logistic, words.win, words.pawn].map(phrases)],
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

/** @param {Format} format @param {WalkReadings} moves @param {Words['measurement']} words @param {string} factor */
const programsTable = (format, { v, luck, other }, words, factor) =>
  table(
    'programs',
    words.programs,
    [words.move, words.first, words.luck, words.second, words.luck, words.converted(factor)].map(phrases),
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
 * @param {Words['measurement']} words
 */
const matesTable = (format, { plies, uci, v }, { x }, words) =>
  table(
    'mates',
    words.mates,
    [words.plies, words.uci, words.mateValue, words.x].map(phrases),
    Array.from(plies, (ply, i) =>
      row(`score mate ${format.plain(ply, 0)}`, [
        format.plain(uci[i], 0),
        centipawns(format, v[i]),
        format.points(x[i], 4),
      ]),
    ),
  );

// ——— The eight scales ———

/**
 * How many plain walks a walk counts as on each scale, exactly and as measured, with all the luck subtracted and with the best
 * share of it. The row that is chosen is the scale in force everywhere.
 * @param {View} view
 * @param {Words['scaleTable']} words
 */
export function scaleTable({ act, exact, format, rollout, state, texts, worths }, words) {
  const { outcome, scale } = state.wanted;
  const axis = worthAxis(SCALES.map((name) => exact.scales[name].equivalentGames));
  const rows = SCALES.map((name) => {
    const { equivalentGames, bestShare, bestEquivalentGames } = exact.scales[name];
    const inView = outcome === 'win' && name === scale;
    const measured = inView ? rollout.readout(ALL_LUCK).equivalentGames : worths.get(name);
    const label = html`<span class="bars">
      <label>
        <input type="radio" name="scale" .checked=${live(inView)} @change=${() => act.measure({ outcome: 'win', scale: name })} />
        ${texts.scales.names[name]}
      </label>
      ${worthBar(axis, equivalentGames, measured)}
    </span>`;
    const cells = [
      format.ratio(equivalentGames),
      measured === undefined ? NONE : format.ratio(measured),
      `${format.percent(100 * bestShare, 1)}%`,
      format.ratio(bestEquivalentGames),
    ];
    return row(label, cells, inView);
  });
  const heads = [
    html`<span class="bars"><span>${word('scale', words.scale)}</span>${worthTicks(axis, format)}</span>`,
    word('worth', words.worth),
    words.measured,
    word('shareOfLuck', words.best),
    words.atBest,
  ];
  return html`<h2>${words.heading}</h2>
    <p class="muted">${words.intro}</p>
    ${table('scales', words.heading, heads, rows)}
    <div class="top">
      <button @click=${() => act.measureScales()}>${words.measure(format.count(WALKS))}</button>
      <p class="muted">${words.bars}</p>
    </div>
    <p class="muted">${words.note}</p>`;
}

// ——— Bars of worth ———

/** @typedef {{low: number, high: number}} Axis  its ends: powers of ten */

/** With more powers of ten than these, every other one is named. */
const NAMED = 5;

/** @param {number | null | undefined} worth  whether it can be drawn */
const drawn = (worth) => typeof worth === 'number' && worth > 0 && worth < Infinity;

/**
 * An axis that has 1 on it, and all of these.
 * @param {(number | null)[]} worths  in plain walks
 * @returns {Axis}
 */
function worthAxis(worths) {
  const powers = worths.filter(drawn).map((worth) => Math.log10(Number(worth)));
  return { low: Math.min(-1, Math.floor(Math.min(...powers))), high: Math.max(1, Math.ceil(Math.max(...powers))) };
}

/**
 * Where on the axis a worth is, in percent of its length; what is beyond an end is at it.
 * @param {Axis} axis
 * @param {number} worth
 */
const at = ({ low, high }, worth) => Math.min(100, Math.max(0, (100 * (Math.log10(worth) - low)) / (high - low)));

/**
 * The exact worth as a bar from 1, the measured one as a ring on it.
 * @param {Axis} axis
 * @param {number | null} exact
 * @param {number | null | undefined} measured
 */
function worthBar(axis, exact, measured) {
  const one = at(axis, 1);
  const end = drawn(exact) ? at(axis, Number(exact)) : one;
  return html`<span class="bar-of-worth" aria-hidden="true">
    <i class="one" .style=${`left: ${one}%`}></i>
    <i class="exact ${end < one ? 'less' : ''}" .style=${`left: ${Math.min(one, end)}%; width: ${Math.abs(end - one)}%`}></i>
    ${drawn(measured) ? html`<i class="seen" .style=${`left: ${at(axis, Number(measured))}%`}></i>` : nothing}
  </span>`;
}

/**
 * The powers of ten along the axis.
 * @param {Axis} axis
 * @param {Format} format
 */
function worthTicks(axis, format) {
  const { low, high } = axis;
  const step = high - low > NAMED ? 2 : 1;
  const powers = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((power) => power % step === 0);
  return html`<span class="bar-of-worth ticks" aria-hidden="true">
    ${powers.map((power) => html`<i .style=${`left: ${at(axis, 10 ** power)}%`}>${format.plain(10 ** power, Math.max(0, -power))}</i>`)}
  </span>`;
}
