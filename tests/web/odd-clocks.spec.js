// Work that is cut into slices, and work that is done seldom, where the clock says nothing: it stands still, or runs backwards.

import { inSlices, nextTask } from '../../www/lib/element/tasks.js';
import { Throttle } from '../../www/lib/element/throttle.js';
import { expect, test } from './helpers/test.js';

/** Each gives a reading of the clock after so many readings. @type {Record<string, (reads: number) => number>} */
const CLOCKS = { 'stands still': () => 5, 'runs backwards': (reads) => -reads };

/**
 * @param {(reads: number) => number} reading
 * @param {() => Promise<void>} work
 */
async function withClock(reading, work) {
  let reads = 0;
  const value = () => {
    reads += 1;
    return reading(reads);
  };
  Object.defineProperty(performance, 'now', { configurable: true, value });
  try {
    await work();
  } finally {
    // The prototype has its own.
    Reflect.deleteProperty(performance, 'now');
  }
}

for (const [what, clock] of Object.entries(CLOCKS)) {
  test(`while the clock ${what}, a slice has 64 steps at the most`, async () => {
    let steps = 0;
    /** @type {number[]} */
    const slices = [];
    await withClock(clock, async () => {
      const step = () => {
        steps += 1;
        return steps === 200;
      };
      await inSlices(step, () => slices.push(steps), new AbortController().signal);
    });
    expect(slices).toEqual([64, 128, 192, 200]);
  });

  test(`while the clock ${what}, what is wanted often is done once after each call`, async () => {
    let done = 0;
    await withClock(clock, async () => {
      /** @type {() => void} */
      let told = () => {};
      const throttle = new Throttle(() => {
        done += 1;
        told();
      }, 1);
      for (let round = 0; round < 3; round += 1) {
        await new Promise((next) => {
          told = () => next(null);
          throttle.request();
          throttle.request();
        });
      }
    });
    expect(done).toBe(3);
  });
}

test('without message channels the next task comes all the same', async () => {
  const { MessageChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  try {
    await nextTask();
    expect('MessageChannel' in globalThis).toBe(false);
  } finally {
    Object.assign(globalThis, { MessageChannel });
  }
});
