// Rolling without a page: trials are asked for by their numbers and merged in order, and the games that an address asks
// for come as they should.

import { Rolling } from '../../www/shared/rollout/rolling.js';
import { ownCore } from '../../www/shared/rollout/source.js';
import { expect, test } from './helpers/test.js';

/** A rollout that only counts; it rolls a thousand games a slice. */
function counting() {
  const rollout = {
    games: 0,
    seed: '0x1',
    roll(/** @type {number} */ games, /** @type {number} */ milliseconds = Infinity) {
      const rolled = milliseconds === Infinity ? games : Math.min(games, 1000);
      rollout.games += rolled;
      return rolled;
    },
    rewind: () => void (rollout.games = 0),
    record: (/** @type {number} */ trial) => ({ trial, rolls: 3 }),
    readout: () => /** @type {any} */ ({}),
    history: () => /** @type {any} */ ({}),
    free: () => {},
  };
  return rollout;
}

/** @param {Partial<import('../../www/shared/rollout/rolling.js').Own>} [own] */
function lab(own) {
  const rollout = counting();
  let changes = 0;
  const host = {
    isConnected: true,
    addController: () => {},
    guard: (/** @type {() => any} */ work) => work(),
    touched: () => {},
    changed: () => void (changes += 1),
    fail: (/** @type {unknown} */ error) => {
      throw error;
    },
    failure: null,
    seen: Promise.resolve(),
    estimate: null,
    rollsOf: (/** @type {any} */ { rolls }) => rolls,
  };
  const rolling = new Rolling(host, rollout, {
    few: 100,
    atOnce: 5000,
    begins: () => {},
    ready: () => Promise.resolve(),
    ...own,
  });
  return { rollout, rolling, changes: () => changes };
}

test('trials are asked for by their numbers, one block after the other', async () => {
  const { rolling } = lab();
  /** @type {[number, number][]} */
  const asked = [];
  const { source } = rolling;
  const { trials } = source;
  source.trials = (from, games, milliseconds) => {
    const block = trials(from, games, milliseconds);
    asked.push([from, block.games]);
    return block;
  };
  await rolling.roll(2500);
  expect(asked).toEqual([[0, 1000], [1000, 1000], [2000, 500]]);
});

test('the page’s own core rolls no trial but the one that comes next', () => {
  const source = ownCore(counting());
  expect(source.trials(0, 10)).toEqual({ from: 0, games: 10 });
  expect(source.next).toBe(10);
  expect(() => source.trials(11, 1)).toThrow('trial 10 comes next, not 11');
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
