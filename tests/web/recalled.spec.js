// Rows of the table of games come when there is time for them: a task recalls as many as it may, and the others stand there.

import { expect, test } from './helpers/test.js';
import { Recalled } from '../../www/lib/rollout/recalled.js';

/** A lab of which each game takes so many milliseconds to recall, on a clock that nothing else moves. */
class Lab {
  rollout = { games: 'one rollout' };
  estimate = null;
  texts = {};
  isConnected = true;
  followed = false;
  later = false;
  /** Trials that were recalled, in each task of its own. @type {number[][]} */
  tasks = [[]];
  drawings = 0;
  broken = false;
  forgets = false;
  now = 0;

  /** @param {number} cost */
  constructor(cost) {
    this.cost = cost;
    /** Its records are its own. */
    this.records = this;
    this.below = {
      draws: {
        request: () => {
          this.drawings += 1;
        },
      },
    };
    this.own = { estimate: () => this.estimate };
    this.recalled = new Recalled(/** @type {any} */ (this));
  }

  get rolling() {
    return { followed: this.followed, rollout: this.rollout };
  }

  /** @param {() => unknown} work */
  guard(work) {
    this.tasks.push([]);
    if (!this.broken) return work();
    return undefined;
  }

  /** @param {number} trial */
  recall(trial) {
    this.tasks.at(-1)?.push(trial);
    this.now += this.cost;
    const record = this.forgets ? null : { trial };
    return this.later ? Promise.resolve(record) : record;
  }

  /** @param {number[]} trials */
  list(trials) {
    const rows = this.recalled.list(trials, {
      recalled: ({ trial }) => [`game ${trial}`],
      coming: (trial) => [`${trial} is coming`],
    });
    return rows.map(({ cells: [cell] }) => cell);
  }

  async gone() {
    for (let turn = 0; turn < 100 && this.recalled.goingOn; turn += 1) await new Promise((next) => setTimeout(next));
    expect(this.recalled.goingOn).toBe(false);
  }
}

const { now } = performance;
test.afterEach(() => {
  performance.now = now;
});

/** @param {number} cost */
function begin(cost) {
  const lab = new Lab(cost);
  performance.now = () => lab.now;
  return lab;
}

test('games that take long are recalled one to a task, and their rows say so until then', async () => {
  const lab = begin(10);
  expect(lab.list([7, 6, 5, 4])).toEqual(['game 7', '6 is coming', '5 is coming', '4 is coming']);
  await lab.gone();
  expect(lab.tasks).toEqual([[7], [6], [5], [4]]);
  // One for each task.
  expect(lab.drawings).toBe(3);
  expect(lab.list([7, 6, 5, 4])).toEqual(['game 7', 'game 6', 'game 5', 'game 4']);
  // By now it is known that they take too long for a drawing.
  expect(lab.list([8, 7])).toEqual(['8 is coming', 'game 7']);
  await lab.gone();
  expect(lab.tasks.flat()).toEqual([7, 6, 5, 4, 8]);
});

test('games that take little are all there at once', () => {
  const lab = begin(1);
  // Eight milliseconds, and the one with which the time is over.
  expect(lab.list([0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual(Array.from({ length: 9 }, (_, trial) => `game ${trial}`));
  expect(lab.drawings).toBe(0);
});

test('games that are recalled between other things are none of a drawing’s business', async () => {
  const lab = begin(1);
  lab.later = true;
  expect(lab.list([2, 1, 0])).toEqual(['2 is coming', '1 is coming', '0 is coming']);
  expect(lab.tasks.flat()).toEqual([]);
  await lab.gone();
  expect(lab.tasks.flat()).toEqual([2, 1, 0]);
  expect(lab.drawings).toBe(3);
  expect(lab.list([2, 1, 0])).toEqual(['game 2', 'game 1', 'game 0']);
  lab.forgets = true;
  lab.list([5, 4]);
  await lab.gone();
  expect(lab.tasks.flat()).toEqual([2, 1, 0, 5]);
});

test('games that take long are not recalled while others follow at once', async () => {
  const lab = begin(1);
  for (const later of [false, true]) Object.assign(lab, { later, followed: true }).list(later ? [3, 2] : [1, 0]);
  await lab.gone();
  // What is quick is there at once.
  expect(lab.tasks.flat()).toEqual([1, 0]);
  lab.followed = false;
  lab.list([3, 2]);
  await lab.gone();
  expect(lab.tasks.flat()).toEqual([1, 0, 3, 2]);
});

test('rows that are still listed are kept, and those that are not are not recalled', async () => {
  const lab = begin(10);
  lab.list([2, 1, 0]);
  expect(lab.list([3, 2])).toEqual(['3 is coming', 'game 2']);
  await lab.gone();
  expect(lab.tasks.flat()).toEqual([2, 3]);
});

test('what another rollout holds is not recalled for the rows of the one before', async () => {
  const lab = begin(10);
  lab.list([1, 0]);
  lab.rollout = { games: 'another' };
  await lab.gone();
  expect(lab.tasks.flat()).toEqual([1]);
  expect(lab.list([1])).toEqual(['1 is coming']);
  await lab.gone();
  expect(lab.tasks.flat()).toEqual([1, 1]);
});

test('a lab that has stopped, or is on no page, recalls nothing more', async () => {
  const stopped = begin(10);
  stopped.broken = true;
  stopped.list([1, 0]);
  await stopped.gone();
  const away = begin(10);
  away.list([1, 0]);
  away.isConnected = false;
  await away.gone();
  expect([stopped.tasks.flat(), away.tasks.flat()]).toEqual([[1], [1]]);
});
