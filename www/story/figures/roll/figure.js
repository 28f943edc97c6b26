// Figure 2: the 36 rolls of one turn and the luck of each, which add up to zero.

import { html } from 'lit';
import { choice } from '../../../lib/address/kinds.js';
import { choices } from '../../live/choices.js';
import { rollInText } from '../dice.js';
import { rolled } from '../rolled.js';
import { presetOf, tableProperty, tableRadios } from '../tables.js';
import { PICTURE_HEIGHT, picture } from './picture.js';

/** @typedef {typeof import('./en.js').en} Texts */
/** @typedef {import('../tables.js').Table} Table */
/** @typedef {'x' | 'o'} Side */

/**
 * @typedef {Object} State
 * @property {Table} table
 * @property {Side} side  whose roll
 */

/** @typedef {{dice: [number, number], luck: number}} Cell  luck for X, in points */

/**
 * What an event adds to the sum: so many rolls, each of this luck.
 * @typedef {{rolls: number, luck: number, lucky: boolean}} Part
 */

/**
 * @typedef {Object} Model
 * @property {Cell[]} cells  36, in the order 1-1, 1-2, … 6-6
 * @property {[Part, Part]} parts  the fewer rolls first
 * @property {number} average  luck of the roll, in points: with these tables zero, and so is the sum
 * @property {[number, number] | null} rolled  in the first game; null: its turn did not come
 */

/** @typedef {import('../figure.js').It<State, Texts>} It */

/** The events of each side's roll, the rarer first. */
const EVENTS = /** @type {const} */ ({ x: ['doubles', 'noDoubles'], o: ['oFails', 'oBearsOff'] });

/** @type {import('../figure.js').Figure<State, Model, Texts>} */
export const roll = {
  name: 'roll',

  properties: {
    table: tableProperty('correct'),
    side: { kind: choice(/** @type {Record<string, Side>} */ ({ blue: 'x', white: 'o' })), initial: 'x' },
  },

  model(core, seed, { table, side }) {
    const luck = core.presets()[table];
    const rolls = core.eventsOfRolls()[side];
    const [rarer, other] = EVENTS[side].map((event) => ({
      rolls: rolls.filter((one) => one.event === event).length,
      luck: luck[event],
      lucky: luck[event] > 0,
    }));
    const { meanLuck } = core.theory(luck);
    return {
      cells: rolls.map(({ dice, event }) => ({ dice, luck: luck[event] })),
      parts: [rarer, other],
      average: side === 'x' ? meanLuck.first : meanLuck.second,
      rolled: rolled(core, seed, 1).record(0, luck).dice?.[side] ?? null,
    };
  },

  height: PICTURE_HEIGHT,
  picture,
  alt: (model, it) => it.texts.alt(events(model, it), it.format.points(model.average)),

  controls: (_model, { state, texts, id, set }) => html`
    ${choices({
      name: `${id}-side`,
      label: texts.side,
      choices: [
        { value: 'x', label: texts.x },
        { value: 'o', label: texts.o },
      ],
      chosen: state.side,
      set: (side) => set({ side: /** @type {Side} */ (side) }),
    })}
    ${tableRadios(state.table, texts.tables, id, (table) => set({ table }))}`,

  said: (model, it) =>
    it.texts.said(events(model, it), it.format.points(model.average), model.rolled && rollInText(model.rolled)),

  lab: (_, { state: { table }, seed }) => ({ lab: 'two-checker', values: `${presetOf(table)}&seed=${seed}&games=1` }),
};

/**
 * Which rolls are how lucky.
 * @param {Model} model
 * @param {It} it
 */
const events = ({ parts: [rarer, other] }, { texts, state, format }) =>
  texts.events[state.side](
    format.count(rarer.rolls),
    format.points(rarer.luck),
    format.count(other.rolls),
    format.points(other.luck),
  );
