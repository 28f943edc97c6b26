// Workers that die, fall silent or never start: their work is done all the same, in a world that the test holds. See
// pool.spec.js.

import { expect, test } from './helpers/workers-stage.js';

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
  expect(given).toEqual([
    [16, 24],
    [24, 32],
  ]);
  expect(blocks).toEqual([
    [8, 16],
    [16, 24],
    [24, 32],
    [32, 40],
  ]);
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
    // Hidden from the eighth second on.
    world.pass(8_000);
    world.hidden = true;
    world.pass(60_000);
    all.push(workers[0].ended);
    world.hidden = false;
    world.pass(10_000);
    return [...all, workers[0].ended];
  });
  expect(all).toEqual([false, false, true]);
});

test('a block that two workers are lost with has failed, and its course is told', async ({ onStage }) => {
  const { told, busy, others } = await onStage(2, ({ begin, workers }) => {
    const { course, told } = begin(1e6, 1);
    const other = begin(1e6, 1);
    course.aim(16);
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

test('a worker that did not start is not counted against the work that it was to do', async ({ onStage }) => {
  const told = await onStage(3, ({ begin, workers }) => {
    const { course, told } = begin(1e6, 1);
    course.aim(1e6);
    workers[0].say({ id: 1, progress: 0.5 });
    // The second one dies before it has said anything, the first one once.
    workers[1].die();
    workers[0].die();
    workers[2].ready();
    workers[2].rolled();
    return told;
  });
  expect(told).toEqual([8, 16]);
});

for (const what of /** @type {const} */ (['nothing', 'garbage', 'another block', 'another task', 'no time'])) {
  test(`a worker that answers ${what} counts like one that died, and another one rolls its blocks`, async ({
    onStage,
  }) => {
    const { blocks, told, ended } = await onStage(
      2,
      ({ begin, workers }, what) => {
        const { course, work, told } = begin(40, 1);
        course.aim(40);
        workers[0].ready();
        const { roll, from, to } = workers[0].take('roll');
        const bytes = (/** @type {number[]} */ ...given) => new Uint8Array(new Float64Array(given).buffer);
        const right = { id: roll, from, to, ms: 20, block: bytes(from, to) };
        const answers = {
          nothing: { ...right, block: new Uint8Array() },
          garbage: 'garbage',
          'another block': { ...right, block: bytes(from + 8, to + 8) },
          'another task': { ...right, id: roll + 1 },
          'no time': { ...right, ms: NaN },
        };
        workers[0].say(/** @type {any} */ (answers[what]));
        workers[1].ready();
        while (course.busy) workers[1].rolled();
        return { blocks: work.blocks, told, ended: workers.map(({ ended }) => ended) };
      },
      what,
    );
    expect(blocks).toEqual([
      [8, 16],
      [16, 24],
      [24, 32],
      [32, 40],
    ]);
    expect(told.at(-1)).toBe(40);
    expect(ended).toEqual([true, false]);
  });
}

test('a worker that answers for its blocks in another order counts like one that died', async ({ onStage }) => {
  const { blocks, ended } = await onStage(2, ({ begin, workers }) => {
    const { course, work } = begin(40, 1);
    course.aim(40);
    workers[0].ready();
    // The first one that lies before it, it leaves out.
    workers[0].take('roll');
    workers[0].rolled();
    workers[1].ready();
    while (course.busy) workers[1].rolled();
    return { blocks: work.blocks, ended: workers[0].ended };
  });
  expect(blocks).toEqual([
    [8, 16],
    [16, 24],
    [24, 32],
    [32, 40],
  ]);
  expect(ended).toBe(true);
});

test('a block to which two workers answer nothing is rolled on the page, and nothing has failed', async ({
  onStage,
}) => {
  const { told, here } = await onStage(2, ({ begin, workers }) => {
    const { course, work, told } = begin(24, 1);
    course.aim(24);
    for (const worker of [0, 1]) {
      workers[worker].ready();
      const { roll, from, to } = workers[worker].take('roll');
      workers[worker].say({ id: roll, from, to, ms: 20, block: new Uint8Array() });
    }
    workers[2].ready();
    while (course.busy) workers[2].rolled();
    return { told, here: work.here };
  });
  // The slice at the beginning, and the block 8–16.
  expect(here).toEqual([1, 4, 3, 8]);
  expect(told).toEqual([8, 16, 24]);
});
