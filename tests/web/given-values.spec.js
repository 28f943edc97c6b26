// What a host page gives to a lab is read once, checked, and copied: what was checked is what is in force, and what cannot
// be taken is refused as our error, however it is made.

import { expect, test } from './helpers/test.js';
import { KNOWN, tried } from './helpers/labs.js';
import { ready } from './helpers/ready.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {HTMLElement & Record<string, any>} Lab */

/** What may be given to a lab, in so far as it has it, with one that it takes: in points of luck, and in checkers. */
const GIVEN = {
  table: { doubles: 1, noDoubles: 2, oFails: 3, oBearsOff: 4 },
  position: { x: [1, 0, 0, 0, 0, 1], o: [0, 1, 0, 0, 0, 0], onRoll: 'o' },
  decision: {
    position: { x: [0, 1, 1, 1, 0, 0], o: [0, 0, 0, 1, 1, 1], onRoll: 'o' },
    roll: [4, 3],
    a: [0, 1, 0, 0, 0, 1],
    b: [0, 0, 1, 0, 1, 0],
  },
  cube: { owner: 'o' },
  model: { a: 0.5, m: 20, s: 3 },
  players: { x: { plays: 'fewestPips', cube: 'never' }, o: { plays: 'withCube', cube: 'pipCount' } },
};

for (const { name, page: file, given = {} } of KNOWN) {
  test(
    `${name}: a seed may be given as a number, and what is none is refused`,
    tried('seeds given', name),
    async ({ page }) => {
      await page.goto(`./${file}`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      const told = await lab.evaluate((/** @type {Lab} */ it) => {
        const taken = ['0x2a61', 10849, 10849n].map((seed) => {
          it.seed = '1';
          it.seed = seed;
          return it.seed;
        });
        const refused = [null, undefined, {}, Symbol('s'), -1, 1.5].map((bad) => {
          try {
            it.seed = bad;
            return 'taken';
          } catch (error) {
            return /** @type {any} */ (error).code;
          }
        });
        return { taken: [...new Set(taken)], refused: [...new Set(refused)], now: it.seed };
      });
      // 0x2a61 is 10849.
      expect(told).toEqual({ taken: ['0x2a61'], refused: ['SeedNotANumber'], now: '0x2a61' });
    },
  );

  test(
    `${name}: a seed that an element was given before it was defined, outside the document, is taken on`,
    tried('seeds given early', name),
    async ({ page }) => {
      await page.addInitScript((element) => {
        Object.assign(globalThis, { early: Object.assign(document.createElement(element), { seed: '0x77' }) });
      }, `${name}-lab`);
      await page.goto(`./${file}`);
      await ready(page.locator(`${name}-lab`));
      const told = await page.evaluate(async () => {
        const { early } = /** @type {{early: Lab}} */ (/** @type {unknown} */ (globalThis));
        document.body.append(early);
        await early.updateComplete;
        const taken = early.seed;
        early.seed = '0x2a61';
        return { hidden: Object.hasOwn(early, 'seed'), taken, now: early.seed };
      });
      expect(told).toEqual({ hidden: false, taken: '0x77', now: '0x2a61' });
    },
  );

  test(
    `${name}: what it is given is read once, and what is refused changes nothing`,
    tried('values given', name),
    async ({ page }) => {
      await page.goto(`./${file}?seed=5`);
      const lab = page.locator(`${name}-lab`);
      await ready(lab);
      let properties = 0;
      for (const [property, good] of Object.entries({ ...GIVEN, ...given })) {
        if (!(await lab.evaluate((it, which) => which in it, property))) continue;
        properties += 1;
        await refuses(lab, property, good);
        await takes(lab, property, good);
      }
      expect(properties).toBeGreaterThan(0);
    },
  );
}

/**
 * What is none is refused.
 * @param {Locator} lab
 * @param {string} property
 * @param {object | string} good
 */
async function refuses(lab, property, good) {
  const told = await lab.evaluate(
    (/** @type {Lab} */ it, [which, given]) => {
      const before = JSON.stringify(it[which]);
      /** As long as no tab could copy. */
      const long = new Array(3e8);
      /** @param {any} value */
      const lying = (value) => {
        let reads = 0;
        return new Proxy(value, {
          get: (target, key) => {
            reads += 1;
            return reads > 1 && typeof target[key] === 'number' ? 1e9 : target[key];
          },
        });
      };
      const wholes = [null, undefined, 7, 'abc', {}, [], Symbol('s'), Object.create(null)];
      const parts = Object.keys(given).flatMap((key) =>
        [null, {}, 'abcdef', long, { length: 6 }, { length: 3e8 }, lying([1, 0, 0, 0, 0, 1])].map((bad) => ({
          ...Object(given),
          [key]: bad,
        })),
      );
      const refused = [...wholes, ...parts].map((bad) => {
        try {
          it[which] = bad;
          return 'taken';
        } catch (error) {
          return /** @type {Error} */ (error).name;
        }
      });
      return { refused: [...new Set(refused)], same: JSON.stringify(it[which]) === before };
    },
    /** @type {const} */ ([property, good]),
  );
  expect(told).toEqual({ refused: ['RolloutLabError'], same: true });
}

/**
 * What is one is taken, as a copy.
 * @param {Locator} lab
 * @param {string} property
 * @param {object | string} good
 */
async function takes(lab, property, good) {
  // Each is read once: the second time it would be another one, which no lab takes.
  const taken = await lab.evaluate(
    async (/** @type {Lab} */ it, [which, given]) => {
      /** @type {Record<string, number>} */
      const reads = {};
      /** @param {any} value @param {string} path @returns {any} */
      const once = (value, path) => {
        const isList = Array.isArray(value);
        const made = /** @type {any} */ (isList ? [] : {});
        for (const key of Object.keys(value)) {
          Object.defineProperty(made, key, {
            enumerable: true,
            get: () => {
              const name = `${path}.${key}`;
              reads[name] = (reads[name] ?? 0) + 1;
              const inner = value[key];
              if (reads[name] > 1) return 1e9;
              return typeof inner === 'object' ? once(inner, name) : inner;
            },
          });
        }
        return made;
      };
      // A text is what it is.
      it[which] = typeof given === 'string' ? given : once(given, which);
      await it.settled();
      const now = JSON.stringify(it[which]);
      // Nor is what it hands out its own.
      /** @param {any} handed */
      const spoil = (handed) => {
        if (typeof handed === 'string') return;
        for (const [key, value] of Object.entries(handed)) {
          if (typeof value === 'object' && value !== null) spoil(value);
          else handed[key] = 9;
        }
      };
      const before = JSON.stringify(it.snapshot());
      spoil(it[which]);
      spoil(it.snapshot());
      const kept = JSON.stringify(it[which]) === now && JSON.stringify(it.snapshot()) === before;
      return { now: JSON.parse(now), kept, most: Math.max(1, ...Object.values(reads)) };
    },
    /** @type {const} */ ([property, good]),
  );
  expect(taken).toEqual({ now: good, kept: true, most: 1 });
}
