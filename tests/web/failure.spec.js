// Where the core cannot be had, or stops: the page says so, and shows what it can.

import { LABS } from '../../www/pkg/labs.js';
import { tried } from './helpers/labs.js';
import { expect, test } from './helpers/test.js';
import { TABLES, defined, drawn, holdCore, openLab, roll } from './helpers/lab.js';

/** @typedef {import('./helpers/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Route} Route */
/** @typedef {import('../../www/lib/rollout/many-rollouts.js').ManyRolloutsElement} ManyRolloutsElement */

/** @param {number} value */
const written = (value) => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`);

/**
 * The article's three tables, as text.
 * @param {Page} page
 */
async function expectStaticTables(page) {
  const table = page.locator('two-checker-lab .static table');
  await expect(table).toBeVisible();
  await expect(table.locator('thead th')).toHaveText(['Event', 'Chance', 'Correct', 'Made-up', 'Backwards']);
  const cells = /** @type {const} */ (['doubles', 'noDoubles', 'oFails', 'oBearsOff']);
  for (const [i, cell] of cells.entries()) {
    await expect(table.locator('tbody tr').nth(i).locator('td')).toHaveText([
      ['1/6', '5/6', '1/4', '3/4'][i],
      ...[TABLES.correct, TABLES.madeUp, TABLES.backwards].map((luck) => written(luck[cell])),
    ]);
  }
  await expect(page.getByText('Blue wins 37.5% of the games.')).toBeVisible();
}

/**
 * The reason, in the lab and as an alert, with an offer to reload.
 * @param {Page} page
 * @param {string} reason
 */
async function expectReason(page, reason) {
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText(reason);
  await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
}

test.use({ ownWindow: true });

test('without WebAssembly the page says so and shows the tables', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('./');
  await expectReason(page, 'This browser has no WebAssembly, which rolls the games.');
  await expectStaticTables(page);
  // Neither controls that do nothing nor anything that waits.
  await expect(page.getByRole('button')).toHaveCount(1);
});

test('without SIMD the page says so and shows the tables', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto('./');
  await expectReason(page, 'This browser’s WebAssembly has no SIMD instructions, which the rollout needs.');
  await expectStaticTables(page);
});

test('where the core’s file cannot be loaded, the page says so and shows the tables', { tag: '@long' }, async ({
  page,
}) => {
  // Missing, cut off, something else.
  for (const spoil of /** @type {((route: Route) => Promise<void>)[]} */ ([
    (route) => route.fulfill({ status: 404, body: 'not found' }),
    (route) => route.abort(),
    (route) => route.fulfill({ contentType: 'application/wasm', body: 'not wasm' }),
  ])) {
    await page.route('**/*.wasm', spoil, { times: 1 });
    await page.goto('./');
    await expectReason(page, 'The part that rolls the games didn’t load.');
    await expectStaticTables(page);
  }
});

test('where the core is refused its memory, the page says so and shows the tables', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = () =>
      Promise.reject(
        new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance'),
      );
    WebAssembly.instantiate = /** @type {any} */ (refused);
  });
  await page.goto('./');
  await expectReason(page, 'This page doesn’t have enough memory.');
  await expectStaticTables(page);
});

test('a core that stops is said to lack memory where it would be refused some more', async ({ page }) => {
  const lacking = 'This page doesn’t have enough memory.';
  const stopped = 'hit an error and stopped';
  for (const [refused, message, reason] of /** @type {const} */ ([
    [true, 'unreachable', lacking],
    [false, 'unreachable', stopped],
    // A fault of the core's own, in whose name there is a memory, too.
    [false, 'memory access out of bounds', stopped],
  ])) {
    const lab = await openLab(page);
    await lab.evaluate(
      (/** @type {TwoCheckerLab} */ it, [no, thrown]) => {
        const { grow } = WebAssembly.Memory.prototype;
        WebAssembly.Memory.prototype.grow = function (pages) {
          if (no) throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');
          return grow.call(this, pages);
        };
        // A core throws this when it has been refused memory, as when it has panicked.
        it.fail(new WebAssembly.RuntimeError(thrown));
      },
      /** @type {const} */ ([refused, message]),
    );
    await expectReason(page, reason);
  }
});

test('reloading brings the lab back once the core can be had', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort(), { times: 1 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Roll one game' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where the lab’s script does not arrive the tables come after a moment', { tag: '@long' }, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('./');
  await expect(page.locator('two-checker-lab')).toHaveCSS('animation-name', 'reveal');
  await expect(page.locator('two-checker-lab .static table')).toBeVisible();
  await expectStaticTables(page);
  await expect(page.getByText('The live lab needs JavaScript and WebAssembly with SIMD')).toBeVisible();
});

for (const { name, page: file } of LABS) {
  test(
    `${name}: where the script does not arrive, a Japanese reader reads English after a moment`,
    tried('no script', name),
    async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`./${file}?lang=ja`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await expect(page.locator('h1')).toBeHidden();
      // The moment is over, on the page and in the lab.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator(`${name}-lab .static`)).toBeVisible();
    },
  );
}

test('while the lab loads, the tables for those without it do not flash', { tag: '@long' }, async ({ page }) => {
  const release = await holdCore(page);
  await page.goto('./');
  await expect(page.locator('two-checker-lab .static')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Roll one game' })).toBeVisible();
  await expect(page.locator('two-checker-lab .static')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the tables at once and says what the lab needs', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText('The live lab needs JavaScript and WebAssembly with SIMD')).toBeVisible();
    // At once: they do not wait for a script, as where there may be one.
    await expect(page.locator('two-checker-lab')).toHaveCSS('animation-name', 'none');
    await expectStaticTables(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('when the core stops', () => {
  test.use({ ownWindow: false });

  /** What Rust's panics become in the browser. */
  const STOPPED = 'The part that rolls the games hit an error and stopped.';

  /**
   * Makes one of the core's functions stop as a panic would, and at once presses a button.
   * @param {Locator} lab
   * @param {'roll' | 'rewind' | 'readout' | 'history' | 'record'} name
   * @param {RegExp} button
   */
  const breakAndPress = (lab, name, button) =>
    lab.getByRole('button', { name: button }).evaluate((element, method) => {
      const { host } = /** @type {ShadowRoot} */ (element.getRootNode());
      /** @type {TwoCheckerLab} */ (host).rolling.rollout[method] = () => {
        throw new WebAssembly.RuntimeError('unreachable');
      };
      /** @type {HTMLElement} */ (element).click();
    }, name);

  for (const [how, button] of /** @type {const} */ ([
    ['while games are added', /Roll 1,000 more games/i],
    ['while it runs', /^Run$/],
  ])) {
    test(
      `${how}, the page says so, offers to reload and shows the tables`,
      how === 'while games are added' ? {} : { tag: '@long' },
      async ({ page }) => {
        const lab = await openLab(page);
        await roll(lab, 10);
        await breakAndPress(lab, 'roll', button);
        await expectReason(page, STOPPED);
        await expectStaticTables(page);
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await defined(page);
        await expect(page.getByRole('button', { name: 'Roll one game' })).toBeVisible();
      },
    );
  }

  test('while the page is drawn, the page says so and shows the tables', { tag: '@long' }, async ({ page }) => {
    for (const name of /** @type {const} */ (['readout', 'history', 'record'])) {
      const lab = await openLab(page);
      await breakAndPress(lab, name, /Roll 10 more games/i);
      await expectReason(page, STOPPED);
      await expectStaticTables(page);
    }
  });

  test('in a step, when rewinding or in the spreadsheet, the page says so', { tag: '@long' }, async ({ page }) => {
    for (const [name, button] of /** @type {const} */ ([
      ['record', /^Roll one game$/],
      ['record', /^Roll by roll$/],
      ['rewind', /Rewind$/],
      ['record', /^Download CSV$/],
    ])) {
      const lab = await openLab(page);
      await roll(lab, 10);
      await breakAndPress(lab, name, button);
      await expectReason(page, STOPPED);
    }
  });

  test('in the thousand rollouts, the page says so', async ({ page }) => {
    const lab = await openLab(page);
    await roll(lab, 1000);
    await lab.locator('many-rollouts').evaluate((element) => {
      const many = /** @type {ManyRolloutsElement} */ (element);
      const stops = () => {
        throw new WebAssembly.RuntimeError('unreachable');
      };
      const { make } = many;
      many.make = (...given) =>
        Object.assign(/** @type {NonNullable<typeof make>} */ (make)(...given), { roll: stops });
      void many.start();
    });
    await expectReason(page, STOPPED);
  });

  test('nothing goes on running, and run() starts nothing', async ({ page }) => {
    const lab = await openLab(page);
    await lab.evaluate((/** @type {TwoCheckerLab} */ it) => it.run());
    const calls = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
      let calls = 0;
      it.rolling.rollout.roll = () => {
        calls += 1;
        throw new WebAssembly.RuntimeError('unreachable');
      };
      while (calls === 0) await new Promise(requestAnimationFrame);
      it.run();
      // What was on its way comes with the next tasks; nothing else is to come.
      for (let task = 0; task < 3; task += 1) await new Promise((next) => setTimeout(next));
      return { calls, due: it.rolling.player.scheduled };
    });
    expect(calls).toEqual({ calls: 1, due: false });
    await expectReason(page, STOPPED);
  });

  test('whoever waits for roll() is not left waiting', { tag: '@long' }, async ({ page }) => {
    const lab = await openLab(page);
    const settled = await lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
      const rolling = it.roll(1e12).then(
        () => 'settled',
        () => 'settled',
      );
      // Whoever rolls them.
      it.rolling.rollout.merge = it.rolling.rollout.roll = () => {
        throw new WebAssembly.RuntimeError('unreachable');
      };
      return rolling;
    });
    expect(settled).toBe('settled');
    await drawn(page);
    await expectReason(page, STOPPED);
  });
});
