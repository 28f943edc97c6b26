// What an address says of a lab's state and what the state says of itself are the same, in every lab. Needs no page.

import { at, insistedOf, startingFrom, stateOf, valuesOf, written } from '../../www/lib/address/address.js';
import { KNOWN, tried } from './helpers/labs.js';
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
  describeContact: (/** @type {{x: number[], o: number[]}} */ { x, o }) => ({ positionId: [...o, ...x].join('-') }),
  readContact: (/** @type {string} */ id) => {
    const places = id.split('-').map(Number);
    if (places.length !== 50) refuse();
    return { o: places.slice(0, 25), x: places.slice(25) };
  },
  checkDecision: (
    /** @type {unknown} */ _position,
    /** @type {unknown} */ _roll,
    /** @type {number[] | null} */ after,
  ) => {
    if (after && after.length !== 6) refuse();
  },
  checkContactPlay: (/** @type {unknown} */ _position, /** @type {unknown} */ _roll, /** @type {string} */ id) => {
    if (id.length !== 14) refuse();
  },
  theory: (/** @type {Record<string, number>} */ table) => {
    if (Object.values(table).some((luck) => Math.abs(luck) > 1000)) refuse();
    return { centred: false };
  },
  luckFrom: (/** @type {Record<string, number>} */ evaluations) => ({ luck: evaluations }),
};

function refuse() {
  throw Object.assign(new Error('refused'), { name: 'RolloutLabError' });
}

/**
 * What only an author says, and the state says nothing of: it holds what they come to together, and what the author has
 * said is in the settings.
 */
const TOGETHER = ['hide', 'compact', 'projector'];

/** Choices that a reader can change, but not take back. */
const FOR_GOOD = ['luck', 'deciding', 'root'];

const LABS = await Promise.all(
  KNOWN.map(async ({ name, said }) => {
    const { properties } = await import(`../../www/labs/${name}/properties.js`);
    const { initialState } = await import(`../../www/labs/${name}/state.js`);
    return { name, properties, initial: initialState(), said };
  }),
);

/** A value of this property that it does not begin with. @param {import('../../www/lib/address/address.js').Property} property */
function another({ kind, start }) {
  const { words } = kind.of ?? {};
  const all = words ? words.map((word) => kind.read(word)) : [kind.read('1'), kind.read('0'), kind.read('40,60')];
  return all.find((value) => value !== undefined && kind.write(value) !== (start === null ? null : kind.write(start)));
}

/**
 * Values of this property: all, if it has words for them.
 * @param {import('../../www/lib/address/address.js').Property} property
 * @param {unknown} said  one that no rule finds
 */
function valuesFor(property, said) {
  const { kind, start } = property;
  const words = kind.of?.words?.map((word) => kind.read(word)) ?? [];
  const all = [start, said ?? another(property), ...words].filter((value) => value !== undefined);
  return [...new Map(all.map((value) => [value === null ? null : kind.write(value), value])).values()];
}

for (const { name, properties, initial, said } of LABS) {
  const stands = Object.entries(
    /** @type {import('../../www/lib/address/address.js').Properties} */ (properties),
  ).filter(([, { take }]) => take);

  test(`${name}: where an address says nothing, the lab is as it begins`, () => {
    const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
    expect(stateOf(properties, starts, initial, core)).toEqual({ state: initial, problems: [] });
    expect({ ...starts, ...valuesOf(properties, initial, core) }).toEqual(starts);
  });

  test(`${name}: every value that an address gives a part of the state is there, and comes back from it`, () => {
    const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
    expect(stands.length).toBeGreaterThan(5);
    for (const [id, property] of stands) {
      const value = said[id] ?? another(property);
      expect(value, id).toBeDefined();
      const { state, problems } = stateOf(properties, { ...starts, [id]: value }, initial, core);
      expect(problems, id).toEqual([]);
      expect(state, id).not.toEqual(initial);
      if (TOGETHER.includes(id)) {
        expect({ who: property.who, say: property.say }, id).toEqual({ who: 'author', say: undefined });
        continue;
      }
      expect(valuesOf(properties, state, core)[id], id).toEqual(value);
    }
  });
}

for (const { name, properties, initial, said } of LABS) {
  test(
    `${name}: whatever the query says of a part of the state, the reader’s own choice stands in the hash`,
    tried('own choice', name),
    () => {
      const starts = Object.fromEntries(Object.entries(properties).map(([id, { start }]) => [id, start]));
      let pairs = 0;
      for (const [id, property] of Object.entries(properties)) {
        if (!property.take || property.who !== 'both') continue;
        const { kind } = property;
        for (const theirs of valuesFor(property, said[id])) {
          for (const own of valuesFor(property, said[id])) {
            // Alone, and with all else that a reader may have chosen.
            for (const others of [{}, said]) {
              const settings = { ...starts, [id]: theirs };
              const { state, problems } = stateOf(properties, { ...starts, ...others, [id]: own }, initial, core);
              expect(problems).toEqual([]);
              const values = { ...starts, ...valuesOf(properties, state, core) };
              const hash = written(properties, values, settings, 'author', insistedOf(properties, state, core));
              // As a reload reads it. The IDs of the core above are no IDs to a real one.
              const read = { ...settings };
              for (const [of, text] of hash) read[of] = properties[of].kind.read(text) ?? text;
              const which = `${id}: ${theirs === null ? '–' : kind.write(theirs)} in the query, then ${own === null ? '–' : kind.write(own)}`;
              // A reader cannot take such a choice back.
              if (FOR_GOOD.includes(id) && own === null) continue;
              expect(stateOf(properties, read, initial, core).state, which).toEqual(state);
              pairs += 1;
            }
          }
        }
      }
      expect(pairs).toBeGreaterThan(50);
    },
  );
}

test('what the core refuses is named, and is as it was from the start', () => {
  const read = (/** @type {number} */ value) => (value > 1000 ? refuse() : value);
  const kind = { read: Number, write: String, of: {} };
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
