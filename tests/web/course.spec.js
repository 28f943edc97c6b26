// How far work is wanted, and who does it, in a world that the test holds: see pool.spec.js.

import { expect, test } from './helpers/workers-stage.js';

test('what is quickly done is done at once, and told', async ({ onStage }) => {
  const { told, here, busy } = await onStage(2, ({ begin }) => {
    // A tenth of a millisecond each: 80 in a slice.
    const { course, work, told } = begin(1000, 0.1);
    course.aim(1);
    course.aim(41);
    return { told, here: work.here, busy: course.busy };
  });
  expect(told).toEqual([1, 41]);
  // Portions grow by four: 1, then 1, 4, 16 and the rest.
  expect(here).toEqual([1, 1, 4, 16, 19]);
  expect(busy).toBe(false);
});

test('a slice of the page’s ends after eight milliseconds, and workers do the rest', async ({ onStage }) => {
  const { here, told, opened } = await onStage(2, ({ begin, workers }) => {
    const { course, work, told } = begin(1e6, 0.5);
    course.aim(1e6);
    return { here: work.here, told: [...told], opened: workers[0].told };
  });
  // Half a millisecond each: 16 of them. 1, 4, and 11 that still fit into it.
  expect(here).toEqual([1, 4, 11]);
  expect(told).toEqual([16]);
  expect(opened).toEqual([{ open: 1, order: expect.anything() }]);
});

test('what is known to take long is not begun on the page, and what is known not to is done there', async ({
  onStage,
}) => {
  const { first, second, here } = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(16);
    workers[0].ready();
    workers[0].rolled(8);
    const first = work.done;
    // A unit takes a millisecond: three are done at once, a hundred are not begun.
    course.aim(19);
    const second = work.done;
    course.aim(119);
    return { first, second, here: work.here };
  });
  expect([first, second]).toEqual([16, 19]);
  expect(here).toEqual([1, 4, 3, 1, 2]);
});

test('blocks are merged in their order, whatever order they come in', async ({ onStage }) => {
  const { told, blocks } = await onStage(3, ({ begin, workers }) => {
    const { course, work, told } = begin(1e6, 1);
    course.aim(40);
    workers[0].ready();
    workers[1].ready();
    // 8–16 and 16–24 lie before the first, 24–32 and 32–40 before the second.
    workers[1].rolled();
    workers[1].rolled();
    workers[0].rolled();
    workers[0].rolled();
    return { told, blocks: work.blocks };
  });
  expect(blocks).toEqual([
    [8, 16],
    [16, 24],
    [24, 32],
    [32, 40],
  ]);
  // After the slice of the page's, after the first block, and when the second has come, with those behind it.
  expect(told).toEqual([8, 16, 40]);
});

test('blocks grow by four until they take a worker twenty milliseconds, and shrink again', async ({ onStage }) => {
  const sizes = await onStage(2, ({ begin, workers }) => {
    const { course } = begin(1e9, 1);
    course.aim(1e9);
    workers[0].ready();
    // It rolls a hundred units in a millisecond; later, when it is busy with something else, ten.
    const sizes = [];
    for (let block = 0; block < 14; block += 1) {
      const [[from, to]] = workers[0].queue;
      sizes.push(to - from);
      workers[0].rolled((to - from) / (block < 8 ? 100 : 10));
    }
    return sizes;
  });
  // Two of each size before the next is heard of, and from 512 on 20 ms are in force: 2000; later 200.
  expect(sizes).toEqual([8, 8, 32, 32, 128, 128, 512, 512, 2000, 2000, 200, 200, 200, 200]);
});

test('what is shorter than blocks are says nothing of how long they take', async ({ onStage }) => {
  const { done, next } = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(1e9, 1);
    course.aim(8 + 8 + 5);
    workers[0].ready();
    // As many as can be in 20 ms: 32 at most, after a block of 8.
    workers[0].rolled(0.1);
    // A clock that is coarse, or a worker that was interrupted.
    workers[0].rolled(5);
    const { done } = work;
    course.aim(1e9);
    return { done, next: workers[0].queue[0] };
  });
  expect(done).toBe(21);
  expect(next).toEqual([21, 53]);
});

test('one game that took long does not make anybody start a worker for a few', async ({ onStage }) => {
  const { done, workers } = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(1e6, 5);
    course.aim(1);
    work.cost = 0.001;
    course.aim(1001);
    return { done: work.done, workers: workers.length };
  });
  expect({ done, workers }).toEqual({ done: 1001, workers: 0 });
});

test('a clock that stands still does not make blocks endless', async ({ onStage }) => {
  const most = await onStage(2, ({ begin, workers }) => {
    const { course } = begin(1e12, 1);
    course.aim(1e12);
    workers[0].ready();
    let most = 0;
    for (let block = 0; block < 60; block += 1) {
      const [[from, to]] = workers[0].queue;
      most = Math.max(most, to - from);
      workers[0].rolled(0);
    }
    return most;
  });
  expect(most).toBe(2 ** 24);
});

test('no more is done than is wanted, and never more than there is', async ({ onStage }) => {
  const all = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(50, 1);
    course.aim(30);
    workers[0].ready();
    while (course.busy) workers[0].rolled();
    const all = [work.done];
    course.aim(1000);
    while (course.busy) workers[0].rolled();
    return [...all, work.done];
  });
  expect(all).toEqual([30, 50]);
});

test('less may be wanted than was before', async ({ onStage }) => {
  const { done, busy } = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    course.aim(20);
    while (workers[0].queue.length > 0) workers[0].rolled();
    return { done: work.done, busy: course.busy };
  });
  expect({ done, busy }).toEqual({ done: 20, busy: false });
});

test('what is under way when nothing more is wanted is dropped, and later rolled again', async ({ onStage }) => {
  const { rested, told, blocks } = await onStage(2, ({ begin, workers }) => {
    const { course, work, told } = begin(1e6, 1);
    course.aim(32);
    workers[0].ready();
    workers[0].rolled();
    course.rest();
    const busy = course.busy;
    // Its two blocks come.
    workers[0].rolled();
    workers[0].rolled();
    const rested = [busy, work.done, workers[0].queue.length];
    course.aim(32);
    while (course.busy) workers[0].rolled();
    return { rested, told, blocks: work.blocks };
  });
  expect(rested).toEqual([false, 16, 0]);
  expect(told).toEqual([8, 16, 24, 32]);
  expect(blocks).toEqual([
    [8, 16],
    [16, 24],
    [24, 32],
  ]);
});

test('blocks of before do not pass for those that are wanted now', async ({ onStage }) => {
  const { before, after } = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(40);
    workers[0].ready();
    course.rest();
    // Rewound, and wanted once more: what comes first is still of before.
    work.done = 0;
    course.aim(40);
    workers[0].rolled();
    const before = work.done;
    workers[0].rolled();
    workers[0].rolled();
    return { before, after: work.done };
  });
  expect(before).toBe(0);
  expect(after).toBe(8);
});

test('after its end nothing is asked of the work, which may have been freed', async ({ onStage }) => {
  const { asked, busy, closed } = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    course.end();
    /** @type {string[]} */
    const asked = [];
    for (const name of ['done', 'all', 'merge', 'roll', 'order']) {
      Object.defineProperty(work, name, { get: () => asked.push(name) });
    }
    workers[0].rolled();
    workers[0].rolled();
    return { asked, busy: course.busy, closed: workers[0].closed };
  });
  expect({ asked, busy, closed }).toEqual({ asked: [], busy: false, closed: [1] });
});

test('a core that stops on the page is told, and ends the course', async ({ onStage }) => {
  const { told, busy } = await onStage(2, ({ begin }) => {
    const { course, work, told } = begin(1e6, 1);
    work.broken = true;
    course.aim(10);
    return { told, busy: course.busy };
  });
  expect({ told, busy }).toEqual({ told: ['Error: a trap'], busy: false });
});

test('a core that stops while a block is merged is told, and ends the course', async ({ onStage }) => {
  const { told, busy } = await onStage(2, ({ begin, workers }) => {
    const { course, work, told } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].ready();
    work.broken = true;
    workers[0].rolled();
    workers[0].rolled();
    return { told, busy: course.busy };
  });
  expect({ told, busy }).toEqual({ told: [8, 'Error: a trap'], busy: false });
});

test('without workers the page is free between two slices, and pausing ends them', async ({ onStage }) => {
  const { here, done } = await onStage(2, async ({ begin, nextTask, world }) => {
    world.starts = 0;
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    const here = [work.done];
    await nextTask();
    here.push(work.done);
    course.rest();
    await nextTask();
    await nextTask();
    return { here, done: work.done };
  });
  expect(here).toEqual([8, 16]);
  expect(done).toBe(16);
});

test('without workers there is one slice a task, however often more is wanted', async ({ onStage }) => {
  const done = await onStage(2, async ({ begin, nextTask, world }) => {
    world.starts = 0;
    const { course, work } = begin(1e6, 1);
    course.aim(1e6);
    course.aim(2e6);
    course.rest();
    course.aim(1e6);
    await nextTask();
    return work.done;
  });
  // Two were done at once: when it was first wanted, and when it was wanted again.
  expect(done).toBe(24);
});

test('what is held is rolled by workers alone and merged when it is let go, and idle workers get more then', async ({
  onStage,
}) => {
  const { before, told, here, after } = await onStage(2, ({ HeldCourse, begin, workers }) => {
    const { course, work, told } = begin(1e6, 1, HeldCourse);
    course.aim(1e6);
    const [worker] = workers;
    worker.ready();
    // Until it is idle: no more may lie before it or be unmerged.
    let rolled = 0;
    for (; worker.queue.length > 0; rolled += 1) worker.rolled();
    const before = { rolled, done: work.done, told: [...told] };
    course.release();
    return { before, told, here: work.here, after: worker.queue };
  });
  // `AHEAD` of www/lib/workers/pool.js, of one worker; a unit takes it the whole time of a block.
  expect(before).toEqual({ rolled: 4, done: 0, told: [] });
  expect(told).toEqual([4]);
  expect(here).toEqual([]);
  // `QUEUE` of them.
  expect(after).toEqual([
    [4, 5],
    [5, 6],
  ]);
});

test('what is held and has no workers waits without a task, and is rolled on the page when it is let go', async ({
  onStage,
}) => {
  const { held, done, here } = await onStage(2, async ({ HeldCourse, begin, nextTask, world }) => {
    world.starts = 0;
    const { course, work } = begin(1e6, 1, HeldCourse);
    course.aim(1e6);
    for (let task = 0; task < 3; task += 1) await nextTask();
    const held = { done: work.done, slicing: course.slicing };
    course.release();
    await nextTask();
    course.rest();
    return { held, done: work.done, here: work.here };
  });
  expect(held).toEqual({ done: 0, slicing: false });
  expect(here).toEqual([1, 4, 3]);
  expect(done).toBe(8);
});

test('while the clock stands still or runs backwards, the page does no more in one go than takes some milliseconds', async ({
  onStage,
}) => {
  for (const cost of [0, -1]) {
    const here = await onStage(
      2,
      ({ begin }, cost) => {
        const { course, work } = begin(1e6, cost);
        course.aim(1e6);
        return work.here;
      },
      cost,
    );
    // Ten are said to take some milliseconds: 1 + 4 are fewer, 16 more are enough.
    expect(here).toEqual([1, 4, 16]);
  }
});
