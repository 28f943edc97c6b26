<<<<<<< HEAD
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
=======
// Workers that die, fall silent or never start change no result, and nobody is told of them: but of work that fails twice.

import { expectSame, expectSameThousand } from './helpers/bits.js';
import { HELD, IDLE, PATIENCE, holdWorkers, workersOf } from './helpers/held-workers.js';
import { KNOWN } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/held-workers.js').Options} Options */
/** @typedef {import('./helpers/held-workers.js').Fault} Fault */

test.use(HELD);

const labs = KNOWN.flatMap(({ bits, ...lab }) => (bits ? [{ ...lab, bits }] : []));

/**
 * @param {Page} page
 * @param {typeof labs[number]} known
 * @param {Partial<Options>} options
 * @param {string} [more]  of the address
 */
async function open(page, { name, page: file, bits }, options, more = '') {
  await holdWorkers(page, { unitsPerMs: bits.unitsPerMs, ...options });
  await page.goto(`./${file}?${bits.query}${more}`);
  return { lab: page.locator(`${name}-lab`), held: workersOf(page) };
}

/**
 * Has time pass until the lab is ready: whoever waits for a silent worker gives it up.
 * @param {Locator} lab
 * @param {ReturnType<typeof workersOf>} held
 */
async function patiently(lab, held) {
  let done = false;
  const waiting = ready(lab).then(() => (done = true));
  while (!done) {
    // All that comes without waiting comes first.
    await lab.page().evaluate(() => new Promise(requestAnimationFrame));
    const { waiting: coming, silent } = await held.counts();
    if (coming === 0 && silent > 0) await held.pass(PATIENCE);
  }
  await waiting;
}

/** @param {Locator} lab */
const failureOf = (lab) => lab.evaluate((it) => /** @type {any} */ (it).failure);

for (const known of labs) {
  const { name, bits } = known;

  /** @type {[string, Fault[]][]} */
  const faults = [
    ['dies at its first block', [{ worker: 0, kind: 'roll', how: 'dies' }]],
    ['dies with blocks before it', [{ worker: 0, kind: 'roll', message: 2, how: 'dies' }]],
    ['hangs with blocks before it', [{ worker: 0, kind: 'roll', message: 2, how: 'hangs' }]],
    ['dies, and the one after it hangs', [
      { worker: 0, kind: 'roll', message: 1, how: 'dies' },
      { worker: 2, kind: 'roll', message: 1, how: 'hangs' },
    ]],
  ];
  for (const [what, which] of faults) {
    test(`${name}: a worker ${what}: nothing else changes`, async ({ page }) => {
      const { lab, held } = await open(page, known, { workers: 2, faults: which }, `&games=${bits.games}`);
      await patiently(lab, held);
      expect((await expectSame(lab, bits)).games).toBe(bits.games);
      expect(await failureOf(lab)).toBeNull();
      const { started, alive } = await held.counts();
      expect(started - alive).toBe(which.length);
    });
  }

  for (const none of /** @type {const} */ (['missing', 'throwing', 'failing', 'silent'])) {
    test(`${name}: where workers are ${none} the page does everything`, async ({ page }) => {
      const { lab, held } = await open(page, known, { workers: 3, none }, `&games=${bits.games}`);
      await patiently(lab, held);
      expect((await expectSame(lab, bits)).games).toBe(bits.games);
      const { heard, alive, started } = await held.counts();
      expect(heard).toMatchObject({ hello: 0, block: 0 });
      // It is tried once.
      expect([alive, started]).toEqual([0, none === 'missing' || none === 'throwing' ? 0 : 1]);
    });
  }

  test(`${name}: a block at which two workers have died is told, and nothing is said that was not rolled`, async ({ page }) => {
    const { lab, held } = await open(page, known, { workers: 1 });
    await patiently(lab, held);
    await held.befall({ kind: 'roll', how: 'dies', times: 2 });
    void lab.evaluate((it, games) => void /** @type {any} */ (it).roll(games), bits.games);
    await expect.poll(() => failureOf(lab)).toBe('stopped');
    await expect(lab.getByRole('alert')).toBeVisible();
  });

  test(`${name}: workers end when there is nothing to do, and others begin when there is`, async ({ page }) => {
    const { lab, held } = await open(page, known, { workers: 3 }, `&games=${bits.games}`);
    await ready(lab);
    // Others may still be making ready what is no longer wanted.
    await expect.poll(() => held.counts()).toMatchObject({ started: 3, alive: 3, waiting: 0 });
    await held.pass(IDLE - 1);
    expect((await held.counts()).alive).toBe(3);
    await held.pass(1);
    expect((await held.counts()).alive).toBe(0);
    await lab.evaluate((it, games) => /** @type {any} */ (it).roll(games), bits.games);
    await ready(lab);
    expect((await expectSame(lab, bits)).games).toBe(2 * bits.games);
    expect(await held.counts()).toMatchObject({ started: 6, alive: 3 });
  });

  test(`${name}: a thousand rollouts survive a worker's death, and their being stopped another one`, async ({ page }) => {
    const { lab, held } = await open(page, known, { workers: 2 }, `&games=${bits.each}`);
    await patiently(lab, held);
    const many = lab.locator('many-rollouts');
    for (const [element, fault] of /** @type {const} */ ([
      [many, { kind: 'roll', how: 'dies' }],
      [many.locator('many-findings'), { kind: 'roll', how: 'hangs' }],
    ])) {
      await held.befall(fault);
      await element.evaluate((it) => void /** @type {any} */ (it).start());
      await patiently(lab, held);
      await expect.poll(() => element.evaluate((it) => Boolean(/** @type {any} */ (it).done))).toBe(true);
    }
    await expectSameThousand(lab, bits);
    const { started, alive } = await held.counts();
    expect(started - alive).toBe(2);
  });
}
>>>>>>> a18de75 (Whoever rolls, and whatever happens in the middle: the same bits as the core asked directly; workers that are lost change nothing)
