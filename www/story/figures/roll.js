// Figure 2: the 36 rolls of one turn and the luck of each, which add up to zero.

import { html, svg } from 'lit';
import { choice } from '../../lib/address/kinds.js';
import { writeRoll } from '../../lib/board/model.js';
import { byToken } from '../../lib/chart/marks.js';
import { choices } from '../live/controls.js';
import { rollInText } from './board.js';
import { WIDTH } from './figure.js';
import { presetOf, rolled, tableProperty, tableRadios } from './two-checker.js';

/** @typedef {import('../texts/en-two-checkers.js').Texts['roll']} Texts */
/** @typedef {import('./two-checker.js').Table} Table */
/** @typedef {'x' | 'o'} Side */
/** @typedef {{table: Table, side: Side}} State  side: on roll */
/** @typedef {{dice: [number, number], luck: number}} Cell  luck for X, in points */
/** @typedef {{rolls: number, luck: number}} Part  of the sum: how many rolls an event has, and the luck of each */
/**
 * @typedef {Object} Model
 * @property {Cell[]} cells  36, in the order 1-1, 1-2, … 6-6
 * @property {[Part, Part]} parts  the fewer rolls first
 * @property {number} average  luck of the roll, in points: with these tables zero, like the sum
 * @property {[number, number] | null} rolled  in the first game; null: that side did not roll
 */
/** @typedef {import('./figure.js').It<State, Texts>} It */

/** The events of each side's roll, the rarer first. */
const EVENTS = /** @type {const} */ ({ x: ['doubles', 'noDoubles'], o: ['oFails', 'oBearsOff'] });
const SIDE = 6;
const [LEFT, TOP] = [5, 3];
const CELL = { width: 65, height: 37 };
const GAP = 3;
const SUM = TOP + SIDE * CELL.height + 24;
const HEIGHT = SUM + 13;

/** @type {import('./figure.js').Figure<State, Model, Texts>} */
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
    }));
    const { meanLuck } = core.theory(luck);
    return {
      cells: rolls.map(({ dice, event }) => ({ dice, luck: luck[event] })),
      parts: [rarer, other],
      average: side === 'x' ? meanLuck.first : meanLuck.second,
      rolled: rolled(core, seed, 1).record(0, luck).dice?.[side] ?? null,
    };
  },

  height: HEIGHT,
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

/** The luck of each event in words. @param {Model} model @param {It} it */
const events = ({ parts: [rarer, other] }, { texts, state, format }) =>
  texts.events[state.side](
    format.count(rarer.rolls),
    format.points(rarer.luck),
    format.count(other.rolls),
    format.points(other.luck),
  );

// ——— Picture: a cell for each of the 36 rolls, and their sum below ———

/** @param {Model} model @param {It} it */
function picture({ cells, parts, average, rolled }, { id, format }) {
  const [rarer, other] = parts.map(({ rolls, luck }) => `${format.count(rolls)} × (${format.points(luck)})`);
  const hatch = `${id}-hatch`;
  return svg`<defs><pattern id=${hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0,0V6" stroke=${byToken('bad')} stroke-width="2.4" stroke-opacity="0.3" />
    </pattern></defs>
    <g text-anchor="middle" fill=${byToken('ink')}>
      ${cells.map((cell, i) => drawCell(cell, i, hatch, isSame(cell.dice, rolled), format.points(cell.luck)))}
      <text x=${WIDTH / 2} y=${SUM} font-size="15" font-weight="700"
        >${rarer} + ${other} = ${format.points(average)}</text>
    </g>`;
}

/**
 * Good luck is filled and framed, bad luck is hatched; so they differ without colour, and the sign is written.
 * @param {Cell} cell
 * @param {number} i
 * @param {string} hatch  the pattern's id
 * @param {boolean} marked
 * @param {string} written
 */
function drawCell({ dice, luck }, i, hatch, marked, written) {
  const x = LEFT + (i % SIDE) * CELL.width;
  const y = TOP + Math.floor(i / SIDE) * CELL.height;
  const good = luck > 0;
  const middle = x + (CELL.width - GAP) / 2;
  return svg`<g data-luck=${luck}>
    <rect x=${x} y=${y} width=${CELL.width - GAP} height=${CELL.height - GAP} rx="3"
      fill=${good ? byToken('good') : `url(#${hatch})`} fill-opacity=${good ? 0.24 : 1}
      stroke=${byToken(marked ? 'ink' : good ? 'good' : 'line')} stroke-width=${marked ? 2.5 : 1.2} />
    <text x=${middle} y=${y + 13} font-size="11">${writeRoll(dice)}</text>
    <text x=${middle} y=${y + 28} font-size="13" font-weight="700">${written}</text>
  </g>`;
}

/** To a player 3-5 is 5-3: two of the 36. @param {[number, number]} dice @param {[number, number] | null} rolled */
const isSame = (dice, rolled) => rolled !== null && writeRoll(dice) === writeRoll(rolled);
