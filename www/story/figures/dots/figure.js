// Figure 3: the same hundred games twice, as their results and as what is left of them without their luck.

import { html } from 'lit';
import { slider } from '../../live/slider.js';
import { ordinal } from '../ordinal.js';
import { rolled } from '../rolled.js';
import { inTurn } from '../sentences.js';
import { presetOf, tableProperty, tableRadios } from '../tables.js';
import { PICTURE_HEIGHT, picture } from './picture.js';

/** @typedef {typeof import('./en.js').en} Texts */
/** @typedef {import('../tables.js').Table} Table */
/** @typedef {import('../../../pkg/story/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../../pkg/story/rollout_lab.js').Readout} Readout */
/** @typedef {import('../../../pkg/story/rollout_lab.js').Theory} Theory */

/**
 * @typedef {Object} State
 * @property {Table} table
 * @property {number} game  that is marked, from 1
 */

/**
 * @typedef {Object} Model
 * @property {GameRecord[]} records
 * @property {Readout} readout
 * @property {Theory} theory
 */

/** @typedef {import('../figure.js').It<State, Texts>} It */

const GAMES = 100;

/** @type {import('../figure.js').Figure<State, Model, Texts>} */
export const dots = {
  name: 'dots',

  properties: {
    table: tableProperty('madeUp'),
    game: { kind: ordinal(GAMES), initial: 1 },
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

  height: PICTURE_HEIGHT,
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
