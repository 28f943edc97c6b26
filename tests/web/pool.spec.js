// The page's workers, in a world that the test holds: how many there are and when, and what lies before them. Every unit of
// the work here takes the page a millisecond, so that a slice of the page's own is the first eight of them: 1, 4 and 3.

import { expect, test } from './helpers/workers-stage.js';

test('no worker is started for what is quickly done, and one for what takes longer', async ({ onStage }) => {
  const started = await onStage(8, ({ begin, workers }) => {
    const { course } = begin(1000, 1);
    const all = [workers.length];
    course.aim(5);
    all.push(workers.length);
    course.aim(100);
    return [...all, workers.length];
  });
  expect(started).toEqual([0, 0, 1]);
});

test('workers are started one by one as there are blocks for them, and one core is left to the page', async ({
  onStage,
}) => {
  const started = await onStage(4, ({ begin, workers }) => {
    const { course } = begin(1e6, 1);
    course.aim(1e6);
    const all = [workers.length];
    // Each is asked for the next only when it is ready and has all the blocks it may have.
    for (let at = 0; at < 5; at += 1) {
      if (workers[at]?.told.length) workers[at].ready();
      all.push(workers.length);
    }
    return all;
  });
  expect(started).toEqual([1, 2, 3, 3, 3, 3]);
});

test('however much there is to do, the second worker waits for the first', async ({ onStage }) => {
  const started = await onStage(8, ({ begin, workers }) => {
    for (let course = 0; course < 3; course += 1) begin(1e6, 1).course.aim(1e6);
    return { workers: workers.length, open: workers[0].told.length };
  });
  expect(started).toEqual({ workers: 1, open: 3 });
});

test('a second worker is not started where one is enough', async ({ onStage }) => {
  const started = await onStage(4, ({ begin, workers }) => {
    const { course } = begin(1e6, 1);
    // Eight are done here, and blocks of eight follow: two of them.
    course.aim(24);
    workers[0].ready();
    return { workers: workers.length, queue: workers[0].queue };
  });
  expect(started).toEqual({
    workers: 1,
    queue: [
      [8, 16],
      [16, 24],
    ],
  });
});

test('with one core and with two there is one worker', async ({ onStage }) => {
  const both = [];
  for (const cores of [1, 2]) {
    both.push(
      await onStage(cores, ({ begin, workers, pool }) => {
        const { course } = begin(1e6, 1);
        course.aim(1e6);
        workers[0].ready();
        workers[0].rolled();
        return [workers.length, pool.most];
      }),
    );
  }
  expect(both).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('two blocks at the most lie before a worker, and four for every worker are under way', async ({ onStage }) => {
  const queues = await onStage(3, ({ begin, workers }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    workers[1].ready();
    const both = () => workers.map(({ queue }) => queue.length);
    const all = [both()];
    // The second rolls six blocks and the first none: two lie before the first, six are not merged, and that is eight.
    for (let block = 0; block < 6; block += 1) {
      workers[1].rolled();
      all.push(both());
    }
    return { all, merged: work.done };
  });
  expect(queues).toEqual({
    all: [
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 1],
      [2, 0],
    ],
    merged: 8,
  });
});

test('two courses share the workers in turn', async ({ onStage }) => {
  const [one, other, closed] = await onStage(2, ({ begin, workers }) => {
    const courses = [begin(1e6, 1), begin(1e6, 1)];
    for (const { course } of courses) course.aim(1e6);
    workers[0].ready();
    workers[0].ready();
    for (let block = 0; block < 12; block += 1) workers[0].rolled();
    const done = courses.map(({ work }) => work.blocks.length);
    // One ends: the worker forgets it, and rolls for the other one alone.
    courses[0].course.end();
    for (let block = 0; block < 6; block += 1) workers[0].rolled();
    return [done, courses.map(({ work }) => work.blocks.length), workers[0].closed];
  });
  expect(Math.abs(one[0] - one[1])).toBeLessThanOrEqual(2);
  expect(one[0] + one[1]).toBe(12);
  expect(other[0]).toBe(one[0]);
  // One at most was still for the first one.
  expect(other[1]).toBeGreaterThanOrEqual(one[1] + 5);
  expect(closed).toEqual([1]);
});

test('workers end when there was nothing to do for fifteen seconds, and others start when there is', async ({
  onStage,
}) => {
  const ended = await onStage(2, ({ begin, workers, world }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(16);
    workers[0].ready();
    workers[0].rolled();
    world.pass(14_999);
    const all = [workers[0].ended];
    world.pass(1);
    all.push(workers[0].ended);
    course.aim(100);
    workers[1].ready();
    workers[1].rolled();
    return { all, workers: workers.length, done: work.done };
  });
  // After 16 units blocks may have four times as many as the one of eight before, as far as 20 ms go: 20 ms for 8 are 2.5
  // for each, and so it stays at eight.
  expect(ended).toEqual({ all: [false, true], workers: 2, done: 24 });
});

test('a worker that has something to do does not end', async ({ onStage }) => {
  const ended = await onStage(2, ({ begin, workers, world }) => {
    const { course } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    for (let block = 0; block < 10; block += 1) {
      world.pass(4000);
      workers[0].rolled();
    }
    return [workers.length, workers[0].ended];
  });
  expect(ended).toEqual([1, false]);
});

test('a worker that is making something ready holds nobody up', async ({ onStage }) => {
  const { done, queue } = await onStage(3, ({ begin, workers }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    const { open } = workers[1].take('open');
    workers[1].say({ id: open, progress: 0.5 });
    for (let block = 0; block < 3; block += 1) workers[0].rolled();
    return { done: work.done, queue: workers[1].queue };
  });
  expect(done).toBe(32);
  expect(queue).toEqual([]);
});

test('what takes much memory is opened at few workers', async ({ onStage }) => {
  const started = await onStage(8, ({ begin, workers }) => {
    const { course } = begin(1e6, 1);
    course.aim(1e6);
    for (let at = 0; workers[at]?.told.length; at += 1) workers[at].ready(null, 2e8);
    return workers.length;
  });
  // Two take 400 MB, and the third makes it more than 500.
  expect(started).toBe(3);
});
