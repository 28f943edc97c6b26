// Nobody can tell from the results who rolled: with one, two, three or seven workers and with none a lab says to the last bit
// what its core says when it is asked directly, whatever happens in the middle.

import { expectSame, expectSameThousand, fewer } from './helpers/bits.js';
import { HELD, holdWorkers, workersOf } from './helpers/held-workers.js';
import { inTurn, KNOWN } from './helpers/labs.js';
import { randomFrom } from './helpers/random.js';
import { ready } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/held-workers.js').Options} Options */

test.use(HELD);

/** Workers that there can be; with 0 there is none. */
const WORKERS = [1, 2, 3, 7, 0];

const labs = KNOWN.flatMap(({ bits, ...lab }) => (bits ? [{ ...lab, bits }] : []));

/** Labs that the usual run tries with workers: each claim with those of one lab. */
const withWorkers = labs.filter(({ bits }) => !bits.workers.includes(0));

/**
 * A lab on its page, whose workers the test holds.
 * @param {Page} page
 * @param {typeof labs[number]} known
 * @param {Partial<Options>} options
 * @param {string} [more]  of the address
 */
async function open(page, { name, page: file, bits }, options, more = '') {
  await holdWorkers(page, { unitsPerMs: bits.unitsPerMs, hurry: !options.none, ...options });
  await page.goto(`./${file}?${bits.query}${more}`);
  const lab = page.locator(`${name}-lab`);
  await ready(lab);
  const held = workersOf(page);
  const random = randomFrom(options.seed ?? 1);
  return {
    lab,
    held,
    /** Messages wait, and only some come: not enough for all that is to be done. */
    some: () => held.some(1 + random.below(30)),
  };
}

/** @param {Locator} lab @returns {Promise<number>} */
const gamesOf = (lab) => lab.evaluate((it) => /** @type {any} */ (it).rolling.rollout.games);

/** Begins, and does not wait. @param {Locator} lab @param {number} games */
const beginRoll = (lab, games) =>
  lab.evaluate((it, count) => void Object.assign(globalThis, { rolled: /** @type {any} */ (it).roll(count) }), games);

/**
 * Begins, and messages wait: otherwise all would be rolled before anything happens.
 * @param {Locator} lab
 * @param {ReturnType<typeof workersOf>} held
 * @param {number} games
 */
async function beginHeld(lab, held, games) {
  await held.stop();
  await beginRoll(lab, games);
}

/** Where workers roll, games are under way. @param {Locator} lab @param {number} workers */
const expectMiddle = async (lab, workers) =>
  expect(workers === 0 || (await lab.evaluate((it) => /** @type {any} */ (it).busy))).toBe(true);

/** All that was begun is done. @param {Locator} lab @param {ReturnType<typeof workersOf>} held */
async function finish(lab, held) {
  await held.goOn();
  await lab.evaluate(() => /** @type {any} */ (globalThis).rolled);
  await ready(lab);
}

for (const given of labs) {
  const { name } = given;
  for (const workers of WORKERS) {
    // The page alone has its own clock, and with less it would be done even more often before anything happens in the middle.
    const known = workers === 0 ? given : { ...given, bits: fewer(given.bits) };
    const { bits } = known;
    const usual = bits.workers.includes(workers);
    const turn = (/** @type {string} */ claim, among = withWorkers) =>
      usual ? inTurn(among)(claim, name) : { tag: '@long' };
    const who = workers === 0 ? 'the page alone' : workers === 1 ? 'one worker' : `${workers} workers`;
    /** @type {Partial<Options>} */
    const options = { workers, seed: 7 + workers, none: workers === 0 ? 'missing' : null };

    test(
      `${name}: ${who}: games of an address, more of them, paused, rewound and begun anew in the middle`,
      usual && workers === 0 ? {} : turn('rollouts'),
      async ({ page }) => {
        const { lab, held, some } = await open(page, known, options, `&games=${bits.games}`);
        expect((await expectSame(lab, bits)).games).toBe(bits.games);

        // In the middle all that is merged is right, too.
        await some();
        await beginRoll(lab, bits.games);
        await some();
        await expectSame(lab, bits);
        await some();
        await expectSame(lab, bits);
        await finish(lab, held);
        expect((await expectSame(lab, bits)).games).toBe(2 * bits.games);

        // Flat out, until somebody pauses it: wherever that is.
        await some();
        await lab.evaluate((it) => {
          const runner = /** @type {any} */ (it);
          runner.act.setSpeed(Infinity);
          return runner.run();
        });
        await some();
        await held.goOn();
        await expect.poll(() => gamesOf(lab)).toBeGreaterThan(2 * bits.games);
        await some();
        await lab.evaluate((it) => /** @type {any} */ (it).pause());
        const paused = await gamesOf(lab);
        // What comes now nobody wants any more.
        await some();
        expect((await expectSame(lab, bits)).games).toBe(paused);
        const more = Math.min(1234, bits.games);
        await beginRoll(lab, more);
        await finish(lab, held);
        expect((await expectSame(lab, bits)).games).toBe(paused + more);

        // Rewound with blocks under way, which are none of the games that come then.
        await beginHeld(lab, held, bits.games);
        await some();
        await expectMiddle(lab, workers);
        await lab.evaluate((it) => /** @type {any} */ (it).rewind());
        await some();
        expect(await gamesOf(lab)).toBe(0);
        await beginRoll(lab, bits.games - 1);
        await some();
        await finish(lab, held);
        expect((await expectSame(lab, bits)).games).toBe(bits.games - 1);

        // The same with other dice.
        await beginHeld(lab, held, bits.games);
        await some();
        await expectMiddle(lab, workers);
        await lab.evaluate((it) => void Object.assign(it, { seed: '0x77' }));
        await beginRoll(lab, bits.games + 1);
        await some();
        await finish(lab, held);
        expect(await expectSame(lab, bits)).toMatchObject({ games: bits.games + 1, seed: '0x77' });

        const { started, mostAlive, mostQueued, heard } = await held.counts();
        expect([started, mostAlive]).toEqual([workers, workers]);
        expect(heard.block > 0).toBe(workers > 0);
        expect(mostQueued).toBe(workers > 0 ? 2 : 0);
      },
    );

    test(`${name}: ${who}: edits in the middle of games`, turn('edits'), async ({ page }) => {
      const { lab, held, some } = await open(page, known, options);
      // The usual run tries one edit; the long one, all of them with other numbers of workers.
      for (const edit of usual ? bits.edits.slice(0, 1) : bits.edits) {
        await beginHeld(lab, held, bits.games);
        await some();
        await expectMiddle(lab, workers);
        await lab.evaluate(edit);
        await some();
        await finish(lab, held);
        const { games } = await expectSame(lab, bits);
        await beginRoll(lab, bits.games);
        await finish(lab, held);
        expect((await expectSame(lab, bits)).games).toBe(games + bits.games);
      }
    });

    const { each } = bits;
    if (each === null) continue;
    test(
      `${name}: ${who}: a thousand rollouts, given up, begun again, and stopped when ahead`,
      turn(
        'many rollouts',
        withWorkers.filter(({ bits }) => bits.each !== null),
      ),
      async ({ page }) => {
        const { lab, held, some } = await open(page, known, options, `&games=${each}`);
        const many = lab.locator('many-rollouts');
        const begin = () =>
          many.evaluate((it) => void Object.assign(globalThis, { rolled: /** @type {any} */ (it).start() }));
        await held.stop();
        await begin();
        await some();
        await begin();
        await some();
        await finish(lab, held);
        await held.stop();
        // The findings load by themselves, and later than the place for them is drawn.
        await many.locator('many-findings').evaluate(async (it) => {
          await customElements.whenDefined(it.localName);
          /** @type {any} */ (it).start();
        });
        await some();
        if (bits.rescore) await lab.evaluate(bits.rescore);
        await held.goOn();
        await ready(lab);
        await expect(many.getByRole('listitem')).toHaveCount(2);
        expect((await expectSameThousand(lab, bits)).games).toBe(each);
        expect((await held.counts()).heard.block > 0).toBe(workers > 0);
      },
    );
  }
}
