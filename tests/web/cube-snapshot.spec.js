// What host pages and tests are told of a rollout with the cube, and what they may set: as the README says.

import { expect, test } from './helpers/test.js';
import { REFERENCE, give, openCube, ready, roll, snapshotOf } from './helpers/cube.js';

/** @typedef {import('./helpers/cube.js').CubeLab} CubeLab */
/** @typedef {import('./helpers/cube.js').Snapshot} Snapshot */

const ESTIMATORS = ['none', 'cubelessIgnored', 'cubelessTimesCube', 'janowski', 'exact'];

/** Of the reference, in points. */
const CLOSE = 1e-6;

test('a snapshot says games, seed, position and cube, both averages, and what is exact, by these names', async ({
  page,
}) => {
  const lab = await openCube(page);
  const before = await snapshotOf(lab);
  expect(Object.keys(before)).toEqual([
    'games',
    'seed',
    'rotation',
    'blocks',
    'position',
    'cube',
    'plain',
    'reduced',
    'equivalentGames',
    'exact',
  ]);
  expect(before).toMatchObject({
    games: 0,
    seed: '0x2a61',
    cube: { owner: 'centred' },
    plain: { mean: null, sd: null, se: null, ci: null },
  });
  expect(Object.keys(before.exact ?? {})).toEqual([
    'win',
    'cubeless',
    'noDouble',
    'doubleTake',
    'doublePass',
    'value',
    'action',
    'answer',
    'equal',
    'plain',
    'estimators',
  ]);
  expect(Object.keys(before.exact?.estimators ?? {})).toEqual(ESTIMATORS);
  await roll(lab, 10_000);
  const { games, plain, reduced, exact } = await snapshotOf(lab);
  expect(games).toBe(10_000);
  for (const { mean, sd, se, ci } of [plain, reduced]) {
    expect(Number(se)).toBeCloseTo(Number(sd) / 100, 9);
    // 1.96 standard errors on both sides.
    expect((Number(ci?.[1]) - Number(ci?.[0])) / 2 / Number(se)).toBeCloseTo(1.96, 2);
    expect(Math.abs(Number(mean) - Number(exact?.value))).toBeLessThanOrEqual(4 * Number(se));
  }
});

/** What the reference says of a cube of this owner. @type {Record<string, (known: any) => object>} */
const KNOWN = {
  centred: (known) => ({
    noDouble: known.no_double_centred,
    doubleTake: known.double_take,
    value: known.value_centred,
    said: known.centred,
  }),
  x: (known) => ({
    noDouble: known.no_double_x_owns,
    doubleTake: known.double_take,
    value: known.value_x_owns,
    said: known.x_owns,
  }),
  o: (known) => ({ noDouble: known.o_owns, doubleTake: null, value: known.o_owns, said: null }),
};

test('every position of the reference has its values, and its actions, whoever owns the cube', async ({ page }) => {
  const lab = await openCube(page);
  /** @type {{x: number[], o: number[]}[]} */
  const positions = REFERENCE.cases.map((/** @type {any} */ { x, o }) => ({ x, o }));
  // A third of them for each owner: together all, and those with a name for all three.
  const wanted = REFERENCE.cases.flatMap((/** @type {any} */ known, /** @type {number} */ at) =>
    ['centred', 'x', 'o'].filter((_, owner) => known.name || at % 3 === owner).map((owner) => ({ at, owner })),
  );
  const told = await lab.evaluate(
    async (/** @type {CubeLab} */ it, [all, which]) => {
      const found = [];
      for (const { at, owner } of which) {
        it.act.setUp({ ...all[at], onRoll: 'x' }, { owner: /** @type {any} */ (owner) });
        await it.settled();
        found.push(it.snapshot().exact);
      }
      return found;
    },
    /** @type {const} */ ([positions, wanted]),
  );
  expect(told).toHaveLength(wanted.length);
  for (const [i, exact] of told.entries()) {
    const { at, owner } = wanted[i];
    const known = REFERENCE.cases[at];
    const { noDouble, doubleTake, value, said } = /** @type {any} */ (KNOWN[owner](known));
    const name = `${known.x} v ${known.o}, ${owner}`;
    expect(Math.abs(Number(exact?.win) / 100 - known.win), name).toBeLessThan(CLOSE);
    expect(Math.abs(Number(exact?.cubeless) - known.cubeless), name).toBeLessThan(CLOSE);
    expect(Math.abs(Number(exact?.noDouble) - noDouble), name).toBeLessThan(CLOSE);
    expect(Math.abs(Number(exact?.value) - value), name).toBeLessThan(CLOSE);
    if (doubleTake === null) expect(exact?.doubleTake, name).toBeNull();
    else expect(Math.abs(Number(exact?.doubleTake) - doubleTake), name).toBeLessThan(CLOSE);
    if (!said) continue;
    expect([exact?.action === 'double' ? 'double' : 'no double', exact?.answer], name).toEqual(said);
    // Of equal actions the reference names one.
    const equal = exact?.equal.map((pair) => pair.join()) ?? [];
    expect(equal.includes('take,pass'), name).toBe(Math.abs(doubleTake - 1) < CLOSE);
    expect(equal.includes('noDouble,double'), name).toBe(Math.abs(Math.min(doubleTake, 1) - noDouble) < CLOSE);
  }
});

test('an owner is a player, and all figures are those of the side on roll', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page);
  // Jacoby's paradox with White on roll: her cube, and Blue's.
  const position = { x: [1, 0, 0, 1, 0, 0], o: [0, 1, 0, 0, 1, 0], onRoll: 'o' };
  const [jacoby] = REFERENCE.cases;
  await give(lab, { position, cube: { owner: 'o' } });
  const own = await snapshotOf(lab);
  expect(own).toMatchObject({ position, cube: { owner: 'o' }, exact: { action: 'noDouble' } });
  expect(own.exact?.noDouble).toBeCloseTo(jacoby.no_double_x_owns, 6);
  await give(lab, { cube: { owner: 'x' } });
  const others = await snapshotOf(lab);
  expect(others.exact).toMatchObject({ doubleTake: null, action: 'noDouble' });
  expect(others.exact?.value).toBeCloseTo(jacoby.o_owns, 6);
  await roll(lab, 5000);
  const { reduced } = await snapshotOf(lab);
  expect(Math.abs(Number(reduced.mean) - jacoby.o_owns)).toBeLessThanOrEqual(4 * Number(reduced.se));
});

test('with the exact luck of perfect play every game returns the exact equity', async ({ page }) => {
  const lab = await openCube(page);
  await roll(lab, 1000);
  await give(lab, { estimator: 'exact' });
  const { games, reduced, exact } = await snapshotOf(lab);
  // The same games, measured otherwise.
  expect(games).toBe(1000);
  expect(exact?.value).toBeCloseTo(1 / 9, 6);
  expect(Math.abs(Number(reduced.mean) - Number(exact?.value))).toBeLessThan(CLOSE);
  expect(Number(reduced.sd)).toBeLessThan(CLOSE);
  expect(Number(exact?.estimators.exact.sd)).toBeLessThan(CLOSE);
});

test('the exact spreads are those of the reference, where no two plays are equal', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openCube(page);
  /** Of the reference's ladder. @type {[string, object][]} */
  const known = [
    ['52 v 41', { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], onRoll: 'x' }],
    ['1111 v 6', { x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1], onRoll: 'x' }],
  ];
  for (const [name, position] of known) {
    const { plain, cubeless_times_cube: cubeless, janowski_068_times_cube: janowski } = REFERENCE.exact_sd[name];
    await give(lab, { position });
    const { exact } = await snapshotOf(lab);
    const { estimators } = /** @type {NonNullable<Snapshot['exact']>} */ (exact);
    expect(Math.abs(estimators.none.sd - plain.sd), name).toBeLessThan(CLOSE);
    expect(Math.abs(estimators.cubelessTimesCube.sd - cubeless.sd), name).toBeLessThan(CLOSE);
    expect(Math.abs(estimators.janowski.sd - janowski.sd), name).toBeLessThan(CLOSE);
    expect(exact?.plain).toEqual(estimators.none);
  }
});

test('past six checkers a side nothing exact is known and nothing is rolled, and back from there all is', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openCube(page);
  await give(lab, { position: { x: [2, 1, 1, 1, 1, 1], o: [0, 0, 0, 1, 1, 1], onRoll: 'x' } });
  await lab.evaluate((/** @type {CubeLab} */ it) => it.roll(100));
  expect(await snapshotOf(lab)).toMatchObject({ games: 0, exact: null, plain: { mean: null } });
  await give(lab, { position: { x: [1, 1, 1, 1, 1, 1], o: [0, 0, 0, 1, 1, 1], onRoll: 'x' } });
  await roll(lab, 100);
  const { games, exact } = await snapshotOf(lab);
  expect(games).toBe(100);
  expect(Number.isFinite(exact?.value)).toBe(true);
});

test('what is no estimator and no cube is refused, and changes nothing', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page, '?seed=5&games=200');
  const before = await snapshotOf(lab);
  const refused = await lab.evaluate((/** @type {CubeLab} */ it) =>
    [null, 7, 'best', {}, { owner: 'y' }, { owner: ['x'] }, Symbol('s')].flatMap((bad) =>
      /** @type {const} */ (['estimator', 'cube', 'players']).map((name) => {
        try {
          it[name] = /** @type {any} */ (bad);
          return 'taken';
        } catch (error) {
          return /** @type {Error} */ (error).name;
        }
      }),
    ),
  );
  expect([...new Set(refused)]).toEqual(['RolloutLabError']);
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('rewound and rolled again, games are the same', { tag: '@long' }, async ({ page }) => {
  const lab = await openCube(page);
  await roll(lab, 300);
  const first = await snapshotOf(lab);
  await lab.evaluate((/** @type {CubeLab} */ it) => it.rewind());
  expect((await snapshotOf(lab)).games).toBe(0);
  await roll(lab, 100);
  await roll(lab, 200);
  expect(await snapshotOf(lab)).toEqual(first);
});
