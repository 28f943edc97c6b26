// In somebody else's page a lab leaves most of the cores alone, however many there are.

import { HELD, holdWorkers, workersOf } from './helpers/held-workers.js';
import { defined, snapshotOf } from './helpers/lab.js';
import { expect, test } from './helpers/test.js';

test.use(HELD);

/**
 * So many that a block of what a worker does in 20 ms of its own clock is a five-hundredth: workers start one by one, and the
 * first ones must not be done before the last one has come. The page itself is in a hurry: where the workers' code loads
 * slowly, it would roll all of the games before the first worker starts.
 */
const GAMES = 50_000_000;

for (const [page_, most] of /** @type {const} */ ([
  ['embed.html', 2],
  ['index.html', 5],
])) {
  test(`where five workers could be, ${page_} has ${most}`, async ({ page }) => {
    await holdWorkers(page, { workers: 5, hurry: true, unitsPerMs: GAMES / 500 / 20 });
    await page.goto(`./${page_}?games=${GAMES}`);
    await defined(page);
    await expect.poll(async () => (await snapshotOf(page.locator('two-checker-lab'))).games).toBe(GAMES);
    expect((await workersOf(page).counts()).mostAlive).toBe(most);
  });
}
