// Opens the lab in a test and talks to it as a host page would.

/** @typedef {import('../../../www/labs/two-checker/lab.js').TwoCheckerLab} TwoCheckerLab */
/** @typedef {ReturnType<TwoCheckerLab['snapshot']>} Snapshot */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** The dice that tests roll where any would do; tests/golden/stability.json knows them, too. */
export const SEED = '0x2a61';

/**
 * Goes to the page and waits until its lab is drawn.
 *
 * @param {Page} page
 * @param {string | null} [seed] null: the dice that the lab has chosen
 * @returns {Promise<Locator>} the lab
 */
export async function openLab(page, seed = SEED) {
  await page.goto('./');
  const lab = page.locator('two-checker-lab');
  await defined(page);
  await lab.evaluate((/** @type {TwoCheckerLab} */ it, dice) => {
    if (dice !== null) it.seed = dice;
  }, seed);
  await drawn(page);
  return lab;
}

/**
 * Keeps files from arriving, as on a slow network, until the returned function is called.
 * @param {Page} page
 * @param {string} glob  their addresses
 * @returns {Promise<() => void>}
 */
export async function holdBack(page, glob) {
  /** @type {() => void} */
  let release = () => {};
  const gate = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(glob, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The same of the core. @param {Page} page */
export const holdCore = (page) => holdBack(page, '**/*.wasm');

/**
 * Waits until the lab is more than an unknown element.
 * @param {Page} page
 */
export async function defined(page) {
  await page.evaluate(async () => void (await customElements.whenDefined('two-checker-lab')));
}

/**
 * Waits until what has been changed is on the screen. The lab draws in one animation frame; charts and other
 * elements inside it in the next ones; what stands below the chart a few times a second at most, and while games
 * are rolled it is always due.
 * @param {Page} page
 */
export async function drawn(page) {
  await page.evaluate(async () => {
    const labs = /** @type {NodeListOf<TwoCheckerLab>} */ (document.querySelectorAll('two-checker-lab'));
    // At its start a lab is drawn in steps, and what stands below the chart last.
    const due = () =>
      [...labs].some(({ below, failure, rolling }) => {
        const first = below?.coming && !failure;
        return first || (below?.draws.pending && !rolling.running);
      });
    // What is drawn can ask for more of it: the table's rows come in parts. On a busy machine more may have been asked
    // for and come due in those frames.
    const times = () => [...labs].map(({ below, rolling }) => (rolling?.running ? 0 : below?.times)).join();
    let before;
    do {
      before = times();
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    } while (due() || times() !== before);
  });
}

/**
 * @param {Locator} lab  perhaps still an unknown element: it is waited for, so that this can be polled
 * @returns {Promise<Snapshot>}
 */
export function snapshotOf(lab) {
  return lab.evaluate(async (/** @type {TwoCheckerLab} */ it) => {
    await customElements.whenDefined(it.localName);
    return it.snapshot();
  });
}

/**
 * Rolls games and waits until the page shows them.
 * @param {Locator} lab
 * @param {number} games
 */
export async function roll(lab, games) {
  await lab.evaluate((/** @type {TwoCheckerLab} */ it, count) => it.roll(count), games);
  await drawn(lab.page());
}

/**
 * Chooses the speed of a run.
 * @param {Locator} lab  in English
 * @param {number} speed  in games a second
 */
export async function chooseSpeed(lab, speed) {
  await lab.getByRole('combobox', { name: 'Speed' }).selectOption(String(speed));
}

/**
 * Ticks or clears boxes below the chart, which is there after the first game.
 * @param {Locator} lab
 * @param {Record<string, boolean>} boxes  by their labels
 */
export async function tick(lab, boxes) {
  for (const [name, on] of Object.entries(boxes)) {
    await lab.getByRole('checkbox', { name, exact: true }).setChecked(on);
  }
}

/**
 * @param {Locator} lab
 * @param {{doubles: number, noDoubles: number, oFails: number, oBearsOff: number}} table
 */
export async function setTable(lab, table) {
  await lab.evaluate((/** @type {TwoCheckerLab} */ it, points) => {
    it.table = points;
  }, table);
  await drawn(lab.page());
}

/**
 * Has time pass on the page only as the test has it pass from now on: `page.clock.runFor`. The clock must have been
 * installed before the page was opened. What had to wait has been done then, so that nothing is due any more.
 *
 * Work in slices would never see its time pass: flat out it would roll on for ever.
 * @param {Page} page
 */
export async function stopClock(page) {
  // Later than the page can have got by itself.
  await page.clock.pauseAt(Date.now() + 24 * 3_600_000);
  await page.clock.runFor(3000);
}

/**
 * Whether games are being rolled: waits for one more, as long as the player still has something before it. Nothing else
 * rolls; when it has nothing before it, no game comes any more.
 * @param {Locator} lab  of any kind that rolls
 */
export function isRolling(lab) {
  return lab.evaluate(async (it) => {
    const { rolling } = /** @type {TwoCheckerLab} */ (it);
    const { player, rollout } = rolling;
    const { games } = rollout;
    // In tasks, not frames: those are not drawn where nobody sees them.
    while (player.scheduled && rollout.games <= games) await new Promise((task) => setTimeout(task));
    return rollout.games > games;
  });
}

/** The article's luck tables, and one without luck. */
export const TABLES = {
  correct: { doubles: 62.5, noDoubles: -12.5, oFails: 75, oBearsOff: -25 },
  madeUp: { doubles: 50, noDoubles: -10, oFails: 45, oBearsOff: -15 },
  backwards: { doubles: -62.5, noDoubles: 12.5, oFails: -75, oBearsOff: 25 },
  none: { doubles: 0, noDoubles: 0, oFails: 0, oBearsOff: 0 },
};
