// The page's workers, in a world that the test holds: how many there are and when, what lies before them, and what becomes of
// those that die. Every unit of the work here takes the page a millisecond, so that a slice of the page's own is the first
// eight of them: 1, 4 and 3.

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

test('workers are started one by one as there are blocks for them, and one core is left to the page', async ({ onStage }) => {
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

test('a second worker is not started where one is enough', async ({ onStage }) => {
  const started = await onStage(4, ({ begin, workers }) => {
    const { course } = begin(1e6, 1);
    // Eight are done here, and blocks of eight follow: two of them.
    course.aim(24);
    workers[0].ready();
    return { workers: workers.length, queue: workers[0].queue };
  });
  expect(started).toEqual({ workers: 1, queue: [[8, 16], [16, 24]] });
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
  expect(both).toEqual([[1, 1], [1, 1]]);
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
  expect(queues).toEqual({ all: [[2, 2], [2, 2], [2, 2], [2, 2], [2, 2], [2, 1], [2, 0]], merged: 8 });
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

test('workers end when there was nothing to do for fifteen seconds, and others start when there is', async ({ onStage }) => {
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

test('where a worker dies, another one rolls its blocks, in their order', async ({ onStage }) => {
  const { blocks, told, ended, given } = await onStage(2, ({ begin, workers }) => {
    const { course, work, told } = begin(40, 1);
    course.aim(40);
    workers[0].ready();
    workers[0].rolled();
    workers[0].die();
    workers[1].ready();
    const given = workers[1].queue;
    while (course.busy) workers[1].rolled();
    return { blocks: work.blocks, told, ended: workers.map(({ ended }) => ended), given };
  });
  expect(given).toEqual([[16, 24], [24, 32]]);
  expect(blocks).toEqual([[8, 16], [16, 24], [24, 32], [32, 40]]);
  expect(told.at(-1)).toBe(40);
  expect(ended).toEqual([true, false]);
});

test('a worker that says nothing for ten seconds is replaced', async ({ onStage }) => {
  const { all, done } = await onStage(2, ({ begin, workers, world }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    world.pass(9_999);
    const all = [workers[0].ended];
    world.pass(1);
    all.push(workers[0].ended);
    workers[1].ready();
    workers[1].rolled();
    return { all, done: work.done };
  });
  expect(all).toEqual([false, true]);
  expect(done).toBe(16);
});

test('nobody loses patience while the page is hidden, nor at once when it was frozen', async ({ onStage }) => {
  const all = await onStage(2, ({ begin, workers, world }) => {
    const { course } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    world.hidden = true;
    world.pass(60_000);
    const all = [workers[0].ended];
    world.hidden = false;
    // It is heard before the timer has gone off for the second time.
    world.pass(9_000);
    workers[0].rolled();
    world.pass(9_000);
    all.push(workers[0].ended);
    world.pass(1_000);
    return [...all, workers[0].ended];
  });
  expect(all).toEqual([false, false, true]);
});

test('a block that two workers are lost with has failed, and its course is told', async ({ onStage }) => {
  const { told, busy, others } = await onStage(2, ({ begin, workers }) => {
    const { course, told } = begin(1e6, 1);
    const other = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    workers[0].die();
    other.course.aim(1e6);
    workers[1].ready();
    workers[1].ready();
    workers[1].die('a trap');
    workers[2].ready();
    workers[2].rolled();
    return { told, busy: course.busy, others: other.told };
  });
  expect(told).toEqual([8, 'Error: a trap']);
  expect(busy).toBe(false);
  // It is nobody else's business.
  expect(others).toEqual([8, 16]);
});

test('the block behind the one with which a worker was lost is not to blame', async ({ onStage }) => {
  const told = await onStage(2, ({ begin, workers }) => {
    const { course, told } = begin(1e6, 1);
    course.aim(40);
    workers[0].ready();
    // 8–16 is in hand, 16–24 behind it; then that one is in hand.
    workers[0].die();
    workers[1].ready();
    workers[1].rolled();
    workers[1].die();
    workers[2].ready();
    while (course.busy) workers[2].rolled();
    return told;
  });
  expect(told).toEqual([8, 16, 24, 32, 40]);
});

for (const how of /** @type {const} */ (['throws', 'fails before it says anything', 'never says anything'])) {
  test(`where a worker ${how}, all is done on the page, slice by slice`, async ({ onStage }) => {
    const { none, here } = await onStage(
      8,
      async ({ begin, pool, workers, world, nextTask }, how) => {
        if (how === 'throws') world.starts = 0;
        const { course, work } = begin(24, 1);
        course.aim(24);
        if (how.startsWith('fails')) workers[0].die();
        if (how.startsWith('never')) world.pass(10_000);
        while (course.busy) await nextTask();
        return { none: pool.none, here: work.here };
      },
      how,
    );
    expect(none).toBe(true);
    expect(here).toEqual([1, 4, 3, 1, 4, 3, 1, 4, 3]);
  });
}

test('where only some workers start, those do it all', async ({ onStage }) => {
  const { most, all, done } = await onStage(8, ({ begin, pool, workers, world }) => {
    world.starts = 2;
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    workers[1].die();
    for (let block = 0; block < 4; block += 1) workers[0].rolled();
    return { most: pool.most, all: workers.length, done: work.done };
  });
  expect({ most, all, done }).toEqual({ most: 1, all: 2, done: 40 });
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

test('where a second worker cannot get work ready, the first one goes on alone', async ({ onStage }) => {
  const { told, most } = await onStage(3, ({ begin, pool, workers }) => {
    const { course, told } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    // It has said hello, and dies of the order.
    workers[1].say({ id: 1, progress: 0 });
    workers[1].die();
    workers[0].rolled();
    return { told, most: pool.most };
  });
  expect({ told, most }).toEqual({ told: [8, 16], most: 1 });
});
