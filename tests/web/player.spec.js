// The player without a page: which games are wanted when. Who rolls them is held by the test.

import { Player } from '../../www/lib/workers/player.js';
import { expect, test } from './helpers/test.js';

/** As many as anybody may roll. */
const ALL = 1000;

const counted = (all = ALL) => {
  const work = {
    done: 0,
    all,
    order: () => new Uint8Array(),
    roll(/** @type {number} */ games) {
      const rolled = Math.min(games, all - work.done);
      work.done += rolled;
      return rolled;
    },
    merge: () => {},
  };
  return work;
};

/** A player, and what its courses aim at; they merge when the test says so. */
function held() {
  /** @type {{to: number, ended: boolean, merge: (games: number) => void}[]} */
  const courses = [];
  const work = counted();
  let merged = 0;
  const player = new Player(
    (of, told) => {
      const course = {
        to: 0,
        ended: false,
        get busy() {
          return course.to > of.done;
        },
        aim: (/** @type {number} */ to) => {
          course.to = to;
        },
        rest: () => {
          course.to = 0;
        },
        end: () => {
          course.ended = true;
        },
        merge: (/** @type {number} */ games) => {
          of.roll(games);
          told.merged();
        },
      };
      courses.push(course);
      return course;
    },
    work,
    {
      merged: () => {
        merged += 1;
      },
      failed: () => {},
    },
  );
  return { player, work, courses, merged: () => merged };
}

/** Who has been told that his games are rolled. @param {Record<string, Promise<void>>} promises */
function told(promises) {
  /** @type {string[]} */
  const names = [];
  for (const [name, promise] of Object.entries(promises)) promise.then(() => names.push(name));
  return async () => {
    await new Promise((turn) => setTimeout(turn));
    return names;
  };
}

test('what is asked for adds up, and everybody hears when his own is rolled', async () => {
  const { player, courses, merged } = held();
  const [course] = courses;
  const heard = told({ ten: player.roll(10), none: player.roll(0), twenty: player.roll(20) });
  expect(course.to).toBe(30);
  expect(await heard()).toEqual(['none']);
  course.merge(9);
  expect(await heard()).toEqual(['none']);
  course.merge(1);
  expect(await heard()).toEqual(['none', 'ten']);
  course.merge(20);
  expect(await heard()).toEqual(['none', 'ten', 'twenty']);
  expect(merged()).toBe(3);
  expect(player.scheduled).toBe(false);
});

test('a run flat out is wanted to its end, and ends there', () => {
  const { player, courses } = held();
  player.run(Infinity, 500);
  expect(courses[0].to).toBe(500);
  courses[0].merge(499);
  expect(player.running).toBe(true);
  courses[0].merge(1);
  expect(player.running).toBe(false);
});

test('pause ends a run, not what is owed', () => {
  const { player, courses } = held();
  const [course] = courses;
  player.run(Infinity, 500);
  course.merge(100);
  void player.roll(50);
  expect(course.to).toBe(500);
  player.pause();
  expect(course.to).toBe(150);
  course.merge(50);
  player.run(Infinity, 500);
  player.pause();
  expect(course.to).toBe(0);
  expect(player.scheduled).toBe(false);
});

test('a run that nobody sees rests; what is owed is rolled', () => {
  const { player, courses } = held();
  const [course] = courses;
  player.run(Infinity, 500);
  player.suspend(true);
  expect(course.to).toBe(0);
  void player.roll(7);
  expect(course.to).toBe(7);
  player.suspend(false);
  expect(course.to).toBe(500);
  expect(player.running).toBe(true);
});

test('a game that is rolled at once comes on top of what is owed', async () => {
  const { player, work, courses } = held();
  const [course] = courses;
  const heard = told({ ten: player.roll(10) });
  course.merge(4);
  player.rollOne();
  expect(work.done).toBe(5);
  expect(course.to).toBe(11);
  course.merge(5);
  expect(await heard()).toEqual([]);
  course.merge(1);
  expect(await heard()).toEqual(['ten']);
});

test('other work is done as far as it is owed, and the course of the one before is ended', async () => {
  const { player, courses } = held();
  const heard = told({ ten: player.roll(10) });
  courses[0].merge(6);
  player.take(counted());
  expect(courses.map(({ ended, to }) => ({ ended, to }))).toEqual([
    { ended: true, to: 10 },
    { ended: false, to: 10 },
  ]);
  courses[1].merge(9);
  expect(await heard()).toEqual([]);
  courses[1].merge(1);
  expect(await heard()).toEqual(['ten']);
});

test('what had been rolled of what was owed is rolled of other work, too', () => {
  const { player, courses } = held();
  void player.roll(10);
  courses[0].merge(10);
  const again = counted();
  again.roll(6);
  expect(player.owes).toBe(false);
  player.take(again);
  expect(player.owes).toBe(true);
  expect(courses[1].to).toBe(10);
});

test('stop gives up everything, and tells whoever waits', async () => {
  const { player, courses } = held();
  const heard = told({ ten: player.roll(10) });
  player.run(Infinity, 500);
  player.stop();
  expect(courses[0].to).toBe(0);
  expect(player.running).toBe(false);
  expect(await heard()).toEqual(['ten']);
});

test('nothing is wanted beyond the last game', async () => {
  const { player, work, courses } = held();
  const heard = told({ all: player.roll(ALL + 1) });
  expect(courses[0].to).toBe(ALL);
  courses[0].merge(ALL);
  expect(await heard()).toEqual(['all']);
  player.run(Infinity, 2 * ALL);
  expect(player.running).toBe(false);
  player.rollOne();
  await player.roll(1);
  expect(work.done).toBe(ALL);
});
