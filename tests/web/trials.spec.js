// Rolling without a page: the games that an address asks for come as they should, one roll after another counts when it
// should, and games that others follow at once are drawn seldom.

import { Rolling } from '../../www/lib/rollout/rolling.js';
import { expect, test } from './helpers/test.js';

/** A rollout that only counts. */
function counting() {
  const rollout = {
    games: 0,
    get done() {
      return rollout.games;
    },
    all: 1e12,
    seed: '0x1',
    roll(/** @type {number} */ games) {
      rollout.games += games;
      return games;
    },
    order: () => new Uint8Array(),
    merge: () => {},
    rewind: () => {
      rollout.games = 0;
    },
    record: (/** @type {number} */ trial) => ({ trial, rolls: 3 }),
    readout: () => /** @type {any} */ ({}),
    anyTime: () => /** @type {any} */ ({}),
    history: () => /** @type {any} */ ({}),
    free: () => {},
  };
  return rollout;
}

/**
 * Rolls a thousand games at a time.
 * @type {import('../../www/lib/workers/player.js').Begin}
 */
const byThousands = (work, told) => {
  let to = 0;
  return {
    get busy() {
      return to > work.done;
    },
    async aim(games) {
      to = games;
      while (to > work.done) {
        await null;
        work.roll(Math.max(0, Math.min(1000, to - work.done)));
        told.merged();
      }
    },
    rest: () => {
      to = 0;
    },
    end: () => {
      to = 0;
    },
  };
};

/** @param {Partial<import('../../www/lib/rollout/shapes.js').RollingOwn<import('../../www/lib/rollout/shapes.js').Rollout>>} [own] */
function lab(own) {
  const rollout = counting();
  let changes = 0;
  const host = {
    isConnected: true,
    addController: () => {},
    guard: (/** @type {() => any} */ work) => work(),
    stale: () => {},
    touched: () => {},
    changed: () => {
      changes += 1;
    },
    fail: (/** @type {unknown} */ error) => {
      throw error;
    },
    failure: null,
    seen: Promise.resolve(),
  };
  const rolling = new Rolling(host, rollout, {
    core: { randomSeed: () => '0x1', readSeed: (/** @type {string} */ text) => text, readGames: Number },
    course: byThousands,
    few: 100,
    atOnce: 5000,
    estimate: () => null,
    rolls: ({ rolls }) => rolls,
    begins: () => {},
    changed: () => {},
    ready: () => Promise.resolve(),
    ...own,
  });
  return { rollout, rolling, changes: () => changes };
}

test('games that others follow at once are not all drawn, and the last are', async () => {
  const { rolling, rollout, changes } = lab();
  await rolling.roll(50_000);
  expect(rollout.games).toBe(50_000);
  // When they are asked for and when they are there: the fifty times a thousand come in one task, and no timer goes off.
  expect(changes()).toBe(2);
  expect(rolling.draws.pending).toBe(false);
});

test('of the games that an address asks for, the reader is asked about those past the limit', async () => {
  const { rolling, rollout } = lab();
  const opened = rolling.open(8000, 0);
  expect(rolling.busy).toBe(true);
  expect(rolling.games).toBe(8000);
  await opened;
  expect(rolling.opening).toMatchObject({ is: 'asking', games: 8000, rolled: 5000 });
  expect(rolling.busy).toBe(false);
  expect(rollout.games).toBe(5000);
  // Whoever goes on by himself has answered.
  await rolling.roll(1);
  expect(rolling.opening).toBeNull();
});

test('rolls of the game after them are made, too', async () => {
  const { rolling, rollout } = lab();
  await rolling.open(5, 2);
  expect(rollout.games).toBe(5);
  expect(rolling.stepping).toMatchObject({ record: { trial: 5 }, shown: 2 });
  expect(rolling.made).toBe(2);
  rolling.step();
  expect(rollout.games).toBe(6);
  expect(rolling.made).toBe(0);
});

test('one game is the one that is begun, or else the next', async () => {
  const { rolling, rollout } = lab();
  rolling.step();
  expect(rollout.games).toBe(0);
  rolling.rollGame();
  expect(rollout.games).toBe(1);
  const { stepping } = rolling;
  expect(stepping).toMatchObject({ record: { trial: 0 }, before: 1 });
  rolling.rollGame();
  expect(rollout.games).toBe(2);
  expect(rolling.stepping).toMatchObject({ record: { trial: 1 }, before: 0, shown: stepping?.shown });
  expect(rolling.halfway).toBe(false);
});

test('who starts something else before they are rolled has none of them', async () => {
  for (const start of [
    (/** @type {Rolling} */ rolling) => rolling.rewind(),
    (/** @type {Rolling} */ rolling) => rolling.restart(counting()),
    (/** @type {Rolling} */ rolling) => rolling.leaveRest(),
  ]) {
    /** @type {(value: unknown) => void} */
    let made = () => {};
    const { rolling } = lab({ ready: () => new Promise((ready) => (made = ready)) });
    const opened = rolling.open(50, 1);
    start(rolling);
    made(null);
    await opened;
    expect(rolling.rollout.games).toBe(0);
    expect(rolling.busy).toBe(false);
    expect(rolling.stepping).toBeNull();
  }
});
