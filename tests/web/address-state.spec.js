// What an address says of a lab's state and what the state says of itself are the same, in every lab. Needs no page.

import { properties as bearoff } from '../../www/labs/bearoff/properties.js';
import { initialState as bearoffState } from '../../www/labs/bearoff/state.js';
import { properties as hand } from '../../www/labs/hand/properties.js';
import { initialState as handState } from '../../www/labs/hand/state.js';
import { properties as twoChecker } from '../../www/labs/two-checker/properties.js';
import { initialState as twoCheckerState } from '../../www/labs/two-checker/state.js';
import { at, stateOf, valuesOf } from '../../www/shared/address/state.js';
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

const LABS = [
  { name: 'two-checker', properties: twoChecker, initial: twoCheckerState(), own: { preset: 'backwards', luck: [7, 8, 9, 10] } },
  { name: 'bearoff', properties: bearoff, initial: bearoffState(), own: { position: '0-1-0-0-0-0-1-2-3-0-0-0', noise: 33 } },
  { name: 'hand', properties: hand, initial: handState(), own: { position: '0-1-0-0-0-0-1-2-3-0-0-0' } },
];

/** A value of this property that it does not begin with. @param {import('../../www/shared/address/address.js').Property} property */
function another({ kind, start }) {
  const { words } = kind.of ?? {};
  const all = words ? words.map((word) => kind.read(word)) : [kind.read('1'), kind.read('0'), kind.read('40,60')];
  return all.find((value) => value !== undefined && kind.write(value) !== (start === null ? null : kind.write(start)));
}

for (const { name, properties, initial, own } of LABS) {
  const stands = Object.entries(properties).filter(([, { take }]) => take);

  test(`${name}: where an address says nothing, the lab is as it begins`, () => {
    const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
    expect(stateOf(properties, starts, initial, core)).toEqual({ state: initial, problems: [] });
    expect({ ...starts, ...valuesOf(properties, initial, core) }).toEqual(starts);
  });

  test(`${name}: every value that an address gives a part of the state comes back from it`, () => {
    const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
    expect(stands.length).toBeGreaterThan(5);
    for (const [id, property] of stands) {
      const value = /** @type {Record<string, unknown>} */ (own)[id] ?? another(property);
      expect(value, id).toBeDefined();
      const { state, problems } = stateOf(properties, { ...starts, [id]: value }, initial, core);
      expect(problems, id).toEqual([]);
      expect(state, id).not.toEqual(initial);
      expect(valuesOf(properties, state, core)[id], id).toEqual(value);
    }
  });
}

test('what the core refuses is named, and is as it was from the start', () => {
  const starts = Object.fromEntries(Object.entries(bearoff).map(([id, { start }]) => [id, start]));
  const { state, problems } = stateOf(bearoff, { ...starts, position: 'nonsense', scale: 'sign' }, bearoffState(), core);
  expect(problems).toEqual([{ name: 'position', text: 'nonsense' }]);
  expect(state.wanted).toEqual({ ...bearoffState().wanted, scale: 'sign' });
});

test('a property cannot stand for what the state does not have', () => {
  const { take } = at('view.nothing');
  expect(() => take?.(1, handState(), core)).toThrow('the state has no nothing');
});
