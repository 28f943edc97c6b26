// What an address says of a lab's state and what the state says of itself are the same, in every lab. Needs no page.

import { at, startingFrom, stateOf, valuesOf } from '../../www/shared/address/state.js';
import { KNOWN } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';

/** Stands for a core: an ID is the board it stands for, written out, and luck is refused beyond 1000. */
const core = {
  describePosition: (/** @type {{x: number[], o: number[], onRoll: string}} */ { x, o, onRoll }) => ({
    positionId: (onRoll === 'x' ? [...o, ...x] : [...x, ...o]).join('-'),
  }),
  readPosition: (/** @type {string} */ id) => {
    const points = id.split('-').map(Number);
    if (points.length !== 12) refuse();
    return { o: points.slice(0, 6), x: points.slice(6), onRoll: 'x' };
  },
  theory: (/** @type {Record<string, number>} */ table) => {
    if (Object.values(table).some((luck) => Math.abs(luck) > 1000)) refuse();
  },
};

function refuse() {
  throw Object.assign(new Error('refused'), { name: 'RolloutLabError' });
}

const LABS = await Promise.all(
  KNOWN.map(async ({ name, said }) => {
    const { properties } = await import(`../../www/labs/${name}/properties.js`);
    const { initialState } = await import(`../../www/labs/${name}/state.js`);
    return { name, properties, initial: initialState(), said };
  }),
);

/** A value of this property that it does not begin with. @param {import('../../www/shared/address/address.js').Property} property */
function another({ kind, start }) {
  const { words } = kind.of ?? {};
  const all = words ? words.map((word) => kind.read(word)) : [kind.read('1'), kind.read('0'), kind.read('40,60')];
  return all.find((value) => value !== undefined && kind.write(value) !== (start === null ? null : kind.write(start)));
}

for (const { name, properties, initial, said } of LABS) {
  const stands = Object.entries(/** @type {import('../../www/shared/address/address.js').Properties} */ (properties)).filter(([, { take }]) => take);

  test(`${name}: where an address says nothing, the lab is as it begins`, () => {
    const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
    expect(stateOf(properties, starts, initial, core)).toEqual({ state: initial, problems: [] });
    expect({ ...starts, ...valuesOf(properties, initial, core) }).toEqual(starts);
  });

  test(`${name}: every value that an address gives a part of the state comes back from it`, () => {
    const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
    expect(stands.length).toBeGreaterThan(5);
    for (const [id, property] of stands) {
      const value = said[id] ?? another(property);
      expect(value, id).toBeDefined();
      const { state, problems } = stateOf(properties, { ...starts, [id]: value }, initial, core);
      expect(problems, id).toEqual([]);
      expect(state, id).not.toEqual(initial);
      expect(valuesOf(properties, state, core)[id], id).toEqual(value);
    }
  });
}

test('what the core refuses is named, and is as it was from the start', () => {
  const read = (/** @type {number} */ value) => (value > 1000 ? refuse() : value);
  const kind = { read: Number, write: String };
  const properties = startingFrom(
    { luck: 5, speed: 1 },
    {
      luck: { kind, who: 'both', say: at('luck').say, take: (value, state) => ({ ...state, luck: read(value) }) },
      speed: { kind, who: 'both', ...at('speed') },
    },
  );
  const { state, problems } = stateOf(properties, { luck: 1001, speed: 7 }, { luck: 5, speed: 1 }, core);
  expect(problems).toEqual([{ name: 'luck', text: '1001' }]);
  expect(state).toEqual({ luck: 5, speed: 7 });
});

test('a property cannot stand for what the state does not have', () => {
  const { take } = at('view.nothing');
  expect(() => take?.(1, { view: {} }, core)).toThrow('the state has no nothing');
});
