// Workers that die, fall silent or never start change no result, and nobody is told of them: but of work that fails twice.

import { expectSame, expectSameThousand, fewer } from './helpers/bits.js';
import { HELD, IDLE, PATIENCE, holdWorkers, workersOf } from './helpers/held-workers.js';
import { KNOWN } from './helpers/labs.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';
import { uncaughtErrors } from './helpers/uncaught.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/held-workers.js').Options} Options */
/** @typedef {import('./helpers/held-workers.js').Fault} Fault */

test.use(HELD);

const labs = KNOWN.flatMap(({ bits, ...lab }) => (bits ? [{ ...lab, bits: fewer(bits) }] : []));

/** Labs that roll nothing out: what they show is compared with what they show where nothing goes wrong. */
const others = KNOWN.filter(({ bits }) => !bits);

/**
 * @param {Page} page
 * @param {typeof labs[number]} known
 * @param {Partial<Options>} options
 * @param {string} [more]  of the address
 */
async function open(page, { name, page: file, bits }, options, more = '') {
  await holdWorkers(page, { unitsPerMs: bits.unitsPerMs, hurry: !options.none, ...options });
  await page.goto(`./${file}?${bits.query}${more}`);
  return { lab: page.locator(`${name}-lab`), held: workersOf(page) };
}

/**
 * Has time pass until something is done: whoever waits for a silent worker gives it up.
 * @param {Page} page
 * @param {Promise<unknown>} work
 */
async function patiently(page, work) {
  const held = workersOf(page);
  let done = false;
  const waiting = work.finally(() => (done = true));
  while (!done) {
    // All that comes without waiting comes first.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const { waiting: coming, silent } = await held.counts();
    if (coming === 0 && silent > 0) await held.pass(PATIENCE);
  }
  await waiting;
}

/** @param {Locator} lab */
const failureOf = (lab) => lab.evaluate((it) => /** @type {any} */ (it).failure);

/** @type {[string, Fault[]][]} */
const faults = [
  ['dies at its first block', [{ worker: 0, kind: 'roll', how: 'dies' }]],
  ['dies with blocks before it', [{ worker: 0, kind: 'roll', message: 2, how: 'dies' }]],
  ['hangs with blocks before it', [{ worker: 0, kind: 'roll', message: 2, how: 'hangs' }]],
  ['answers garbage', [{ worker: 0, kind: 'roll', message: 1, how: 'garbles' }]],
  ['answers nothing', [{ worker: 0, kind: 'roll', message: 1, how: 'empties' }]],
  ['says a block twice', [{ worker: 0, kind: 'roll', message: 1, how: 'repeats' }]],
  ['swaps two blocks', [{ worker: 0, kind: 'roll', message: 1, how: 'swaps' }]],
  ['cannot send a block', [{ worker: 0, kind: 'roll', message: 1, how: 'throws' }]],
  ['cannot be told of a block', [{ kind: 'roll', how: 'refuses' }]],
  [
    'dies, and another one hangs',
    [
      { worker: 0, kind: 'roll', message: 1, how: 'dies' },
      { worker: 1, kind: 'roll', message: 2, how: 'hangs' },
    ],
  ],
];

/** @type {[string, Partial<Options>][]} */
const hosts = [
  ['does not say how many cores it has', { lacks: 'hardwareConcurrency' }],
  ['has no message channels', { lacks: 'MessageChannel' }],
  ['has a clock that stands still', { clock: 'frozen' }],
  ['has a clock that runs backwards', { clock: 'backwards' }],
  ['has a clock that runs backwards, and no workers', { clock: 'backwards', none: 'missing' }],
  ['has a clock that stands still, and no workers', { clock: 'frozen', none: 'missing' }],
];

for (const [at, known] of labs.entries()) {
  const { name, bits } = known;
  /** Each lab is tried with something else; the rest is for validate. @param {number} of */
  const how = (of) => (of % labs.length === at ? {} : { tag: '@long' });

  for (const [i, [what, which]] of faults.entries()) {
    test(`${name}: a worker ${what}: nothing else changes`, how(i), async ({ page }) => {
      const errors = uncaughtErrors(page);
      const { lab, held } = await open(page, known, { workers: 2, faults: which }, `&games=${bits.games}`);
      await patiently(page, ready(lab));
      expect((await expectSame(lab, bits)).games).toBe(bits.games);
      expect(await failureOf(lab)).toBeNull();
      const { started, alive } = await held.counts();
      expect(started - alive).toBe(which.length);
      expect(errors).toEqual([]);
    });
  }

  for (const [i, [what, options]] of hosts.entries()) {
    test(`${name}: a browser that ${what} rolls the same`, how(i), async ({ page }) => {
      const { lab } = await open(
        page,
        known,
        { workers: 2, hurry: options.clock === undefined, ...options },
        `&games=${bits.games}`,
      );
      await ready(lab);
      expect((await expectSame(lab, bits)).games).toBe(bits.games);
      expect(await failureOf(lab)).toBeNull();
    });
  }

  for (const [i, none] of /** @type {const} */ (['missing', 'throwing', 'failing', 'silent']).entries()) {
    test(`${name}: where workers are ${none} the page does everything`, how(i), async ({ page }) => {
      const { lab, held } = await open(page, known, { workers: 3, none }, '&speed=max');
      await patiently(page, ready(lab));
      if (none === 'failing' || none === 'silent') {
        // The page rolls until they are loaded: so much that they are asked for.
        await lab.evaluate((it) => /** @type {any} */ (it).run());
        await expect.poll(async () => (await held.counts()).started).toBe(1);
        await lab.evaluate((it) => /** @type {any} */ (it).rewind());
      }
      await patiently(
        page,
        lab.evaluate((it, games) => /** @type {any} */ (it).roll(games), bits.games),
      );
      await ready(lab);
      expect((await expectSame(lab, bits)).games).toBe(bits.games);
      const { heard, alive, started } = await held.counts();
      expect(heard).toMatchObject({ hello: 0, block: 0 });
      // It is tried once.
      expect([alive, started]).toEqual([0, none === 'missing' || none === 'throwing' ? 0 : 1]);
    });
  }

  test(
    `${name}: a block at which two workers have died is told, and nothing is said that was not rolled`,
    how(1),
    async ({ page }) => {
      const { lab, held } = await open(page, known, { workers: 1 });
      await ready(lab);
      await held.befall({ kind: 'roll', how: 'dies', times: 2 });
      void lab.evaluate((it, games) => void (/** @type {any} */ (it).roll(games)), bits.games);
      await expect.poll(() => failureOf(lab)).toBe('stopped');
      await expect(lab.getByRole('alert')).toBeVisible();
    },
  );

  test(`${name}: workers end when there is nothing to do, and others begin when there is`, how(0), async ({ page }) => {
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

  const { each } = bits;
  if (each === null) continue;
  test(
    `${name}: a thousand rollouts survive a worker's death, and their being stopped another one`,
    how(0),
    async ({ page }) => {
      const { lab, held } = await open(page, known, { workers: 2 }, `&games=${each}`);
      await ready(lab);
      const many = lab.locator('many-rollouts');
      for (const [element, fault] of /** @type {const} */ ([
        [many, { kind: 'roll', how: 'dies' }],
        [many.locator('many-findings'), { kind: 'roll', how: 'hangs' }],
      ])) {
        // The findings load by themselves, and later than the place for them is drawn.
        await element.evaluate(async (it) => void (await customElements.whenDefined(it.localName)));
        await held.befall(fault);
        await patiently(
          page,
          element.evaluate((it) => /** @type {any} */ (it).start()),
        );
        await ready(lab);
      }
      await expectSameThousand(lab, bits);
      const { started, alive } = await held.counts();
      expect(started - alive).toBe(2);
    },
  );
}

/** The snapshot of a lab, its texts, and the lines of its charts. @param {Locator} lab */
const seen = (lab) =>
  lab.evaluate(async (/** @type {any} */ it) => {
    await it.settled();
    await new Promise(requestAnimationFrame);
    /** @param {ParentNode} root @returns {string[]} */
    const paths = (root) =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one.matches('path') ? [String(one.getAttribute('d'))] : []),
        ...(one.shadowRoot ? paths(one.shadowRoot) : []),
      ]);
    // The live region is told later.
    const text = [...it.renderRoot.children]
      .map((part) => (part.matches('[aria-live], [role=status]') ? '' : part.textContent))
      .join('\n');
    return { snapshot: it.snapshot(), text, paths: paths(it.renderRoot) };
  });

for (const [at, { name, page: file, query }] of others.entries()) {
  /** @type {[string, Partial<Options>][]} */
  const all = [
    // Of two that are lost, both may have the same large block in hand: that is told.
    ...faults
      .filter(([, which]) => which.length === 1)
      .map(([what, which]) => /** @type {[string, Partial<Options>]} */ ([`a worker that ${what}`, { faults: which }])),
    // The first thing that any worker is told, and the first that is to be made ready.
    ['a worker that cannot be told anything', { faults: [{ kind: 'open', how: 'refuses' }] }],
    ['a worker that dies before it is ready', { faults: [{ worker: 0, kind: 'open', how: 'dies' }] }],
    ...hosts.map(([what, options]) => /** @type {[string, Partial<Options>]} */ ([`a browser that ${what}`, options])),
  ];
  for (const [i, [what, options]] of all.entries()) {
    test(`${name}: with ${what} it shows the same`, i === 0 && at === 0 ? {} : { tag: '@long' }, async ({ page }) => {
      const errors = uncaughtErrors(page);
      /** @param {Partial<Options>} given */
      const shown = async (given) => {
        await holdWorkers(page, { workers: 2, unitsPerMs: 10, hurry: given.clock === undefined, ...given });
        await page.goto(`./${file}?${query}`);
        const lab = page.locator(`${name}-lab`);
        await patiently(page, ready(lab));
        expect(await failureOf(lab)).toBeNull();
        return seen(lab);
      };
      const expected = await shown({});
      expect(await shown(options)).toEqual(expected);
      expect(errors).toEqual([]);
    });
  }
}
