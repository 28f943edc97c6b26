// Figure 3: the same hundred games twice, as results and as results minus luck.

import { scaleLinear } from 'd3-scale';
import { html, svg } from 'lit';
import { whole } from '../../lib/address/kinds.js';
import { byToken, round } from '../../lib/chart/marks.js';
import { slider } from '../live/controls.js';
import { inTurn, WIDTH } from './figure.js';
import { presetOf, rolled, tableProperty, tableRadios } from './two-checker.js';

/** @typedef {import('../texts/en-two-checkers.js').Texts['dots']} Texts */
/** @typedef {import('./two-checker.js').Table} Table */
/** @typedef {import('../../pkg/story/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../pkg/story/rollout_lab.js').Readout} Readout */
/** @typedef {import('../../pkg/story/rollout_lab.js').Theory} Theory */
/** @typedef {{table: Table, game: number}} State  game: the number of the marked game, from 1 */
/** @typedef {{records: GameRecord[], readout: Readout, theory: Theory}} Model */
/** @typedef {import('./figure.js').It<State, Texts>} It */
/** @typedef {import('../../pkg/story/rollout_lab.js').Summary} Summary */
/** @typedef {(value: number) => number} Scale */
/** @typedef {{index: number, across: number, down: number}} Dot  across, down: from the middle of the column and from its value, in dots */

const GAMES = 100;

/** A whole number from 1. @type {import('../../lib/address/kinds.js').Kind<number>} */
const ORDINAL = { ...whole(GAMES), read: (text) => whole(GAMES).read(text) || undefined, of: { whole: [1, GAMES] } };

/** The most dots in a row. */
const WIDEST = 21;
const [TOP, BOTTOM] = [24, 268];
const HEIGHT = BOTTOM + 32;
/** The left edge of the columns, at the right of the axis. */
const AXIS = 36;
/** Distances of the dots, of the bar and of its numbers from the left edge of a column. */
const COLUMN = { width: (WIDTH - AXIS) / 2, middle: 60, bar: 121, numbers: 129 };
const DOT = { step: 5.3, radius: 2.3 };

/** @type {import('./figure.js').Figure<State, Model, Texts>} */
export const dots = {
  name: 'dots',

  properties: {
    table: tableProperty('madeUp'),
    game: { kind: ORDINAL, initial: 1 },
  },

  model(core, seed, { table }) {
    const luck = core.presets()[table];
    const rollout = rolled(core, seed, GAMES);
    return {
      records: Array.from({ length: GAMES }, (_, trial) => rollout.record(trial, luck)),
      readout: rollout.readout(luck),
      theory: core.theory(luck),
    };
  },

  height: HEIGHT,
  picture,
  alt: ({ readout }, it) => it.texts.alt(it.format.count(GAMES), ...spreads(readout, it)),

  controls: (_model, { state, texts, format, id, set }) => html`
    ${slider({
      label: texts.marked,
      least: 1,
      most: GAMES,
      step: 1,
      value: state.game,
      write: (game) => texts.game(format.count(game)),
      set: (game) => set({ game }),
    })}
    ${tableRadios(state.table, texts.tables, id, (table) => set({ table }))}`,

  said({ records, readout }, it) {
    const { texts, common, format, state } = it;
    const { result, totalLuck, reduced } = records[state.game - 1];
    const sum = [format.count(state.game), format.plain(result), format.points(totalLuck), format.plain(reduced)];
    return inTurn(common, [texts.sum(...sum), texts.spread(...spreads(readout, it))]);
  },

  lab: (_, { state: { table }, seed }) => ({
    lab: 'two-checker',
    values: `${presetOf(table)}&seed=${seed}&games=${GAMES}&list=first&show=games`,
  }),
};

/**
 * Mean and standard deviation of both columns, as the texts take them.
 * @param {Readout} readout
 * @param {It} it
 * @returns {[string, string, string, string]}
 */
const spreads = ({ plain, reduced }, { format }) => [
  format.value(plain.mean),
  format.plain(plain.sd, 1),
  format.value(reduced.mean),
  format.plain(reduced.sd, 1),
];

// ——— Picture: two columns of dots on one axis, with the mean and spread of each beside it ———

/** @param {Model} model @param {It} it */
function picture({ records, readout, theory }, { state, texts, format }) {
  const y = scaleLinear(domainOf(theory), [BOTTOM, TOP]);
  const columns = [
    {
      name: texts.result,
      tone: 'plain',
      left: AXIS,
      values: records.map(({ result }) => result),
      summary: readout.plain,
    },
    {
      name: texts.reduced,
      tone: 'reduced',
      left: AXIS + COLUMN.width,
      values: records.map(({ reduced }) => reduced),
      summary: readout.reduced,
    },
  ].map((column) => ({ ...column, spots: spotsOf(column.values, column.left + COLUMN.middle, y) }));
  const [from, to] = columns.map(({ spots }) => spots[state.game - 1]);
  return svg`
    ${axis(y, format)}
    <path d=${`M${from.x},${from.y}L${to.x},${to.y}`} stroke=${byToken('ink')} stroke-width="1.5" stroke-dasharray="4 3" />
    ${columns.map(
      ({ name, tone, left, spots, values, summary }) => svg`<g data-column=${tone}>
      <text x=${left + COLUMN.middle} y="13" font-size="13" font-weight="700" text-anchor="middle" fill=${byToken(tone)}>${name}</text>
      ${spread(left, tone, summary, y, texts, format)}
      ${spots.map((spot, i) => svg`<circle cx=${spot.x} cy=${spot.y} r=${DOT.radius} fill=${byToken(tone)} data-value=${values[i]} />`)}
    </g>`,
    )}
    ${[from, to].map((spot) => svg`<circle class="marked" cx=${spot.x} cy=${spot.y} r="5" fill=${byToken('card')} stroke=${byToken('ink')} stroke-width="2.5" />`)}
    <g font-size="12" text-anchor="middle" fill=${byToken('ink')}>
      ${columns.map(({ left, summary }) => svg`<text x=${left + COLUMN.width / 2 - 6} y=${BOTTOM + 22}>${texts.sd(format.plain(summary.sd, 1))}</text>`)}
    </g>`;
}

/** The axis holds every value and spread of both columns that any dice can give. @param {Theory} theory */
function domainOf({ plain, reduced, leaves }) {
  const ends = [plain, reduced].flatMap(({ mean, sd }) => [mean - sd, mean + sd]);
  const all = [0, 100, ...Object.values(leaves), ...ends];
  const room = (Math.max(...all) - Math.min(...all)) / 20;
  return [Math.min(...all) - room, Math.max(...all) + room];
}

/** @param {readonly number[]} values @param {number} middle @param {Scale} y */
const spotsOf = (values, middle, y) =>
  packed(values).map(({ index, across, down }) => ({
    x: round(middle + across * DOT.step),
    y: round(y(values[index]) + down * DOT.step),
  }));

/**
 * @param {import('d3-scale').ScaleLinear<number, number>} y
 * @param {import('../../lib/i18n/format.js').Format} format
 */
function axis(y, format) {
  const ticks = y.ticks(5);
  return svg`<path d=${ticks.map((tick) => `M${AXIS},${round(y(tick))}H${WIDTH - 2}`).join('')} stroke=${byToken('line')} />
    <g font-size="11" text-anchor="end" fill=${byToken('muted')}>
      ${ticks.map((tick) => svg`<text x=${AXIS - 5} y=${round(y(tick) + 4)}>${format.inUnit(format.plain(tick))}</text>`)}
    </g>`;
}

/**
 * The mean as a line through the dots, and a bar from one standard deviation below it to one above.
 * @param {number} left
 * @param {string} tone
 * @param {Summary} summary
 * @param {Scale} y
 * @param {Texts} texts
 * @param {import('../../lib/i18n/format.js').Format} format
 */
function spread(left, tone, { mean, sd }, y, texts, format) {
  if (mean === null || sd === null) return '';
  const [x, at] = [left + COLUMN.bar, round(y(mean))];
  const [low, high] = [mean - sd, mean + sd].map((value) => round(y(value)));
  return svg`<path d=${`M${left + 2},${at}H${x + 4}`} stroke=${byToken(tone)} stroke-width="2" />
    <path d=${`M${x - 4},${high}h8M${x},${high}V${low}M${x - 4},${low}h8`} fill="none" stroke=${byToken(tone)} stroke-width="2.5" />
    <g font-size="12" fill=${byToken('ink')} stroke=${byToken('card')} stroke-width="4" paint-order="stroke" stroke-linejoin="round">
      <text x=${left + COLUMN.numbers} y=${at - 3}>${texts.mean}</text>
      <text x=${left + COLUMN.numbers} y=${at + 12} font-weight="700">${format.value(mean)}</text>
    </g>`;
}

/**
 * Places dots at their values. Equal values stand in rows around their height, as evenly as possible, in their order.
 * @param {readonly number[]} values
 * @returns {Dot[]} in the order of the values
 */
function packed(values) {
  /** @type {Map<number, number[]>} */
  const at = new Map();
  for (const [index, value] of values.entries()) at.set(value, [...(at.get(value) ?? []), index]);
  return [...at.values()].flatMap(inRows).sort((a, b) => a.index - b.index);
}

/** @param {number[]} indices @returns {Dot[]} */
function inRows(indices) {
  const rows = Math.ceil(indices.length / WIDEST);
  const wide = Math.ceil(indices.length / rows);
  return indices.map((index, i) => {
    const row = Math.floor(i / wide);
    const here = row < rows - 1 ? wide : indices.length - wide * (rows - 1);
    return { index, across: (i % wide) - (here - 1) / 2, down: row - (rows - 1) / 2 };
  });
}
