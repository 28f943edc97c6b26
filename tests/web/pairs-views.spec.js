// What there is to see of pairs, in the lab itself: what is written agrees with what the core says. The views alone are tested on
// their stage (pairs-microscope.spec.js and its neighbours).

import { writtenAddress } from './helpers/address.js';
import { expect, test } from './helpers/test.js';
import { ready } from './helpers/ready.js';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/labs/pairs/lab.js').PairsLab} PairsLab */

/** The decision of three checkers each in the reference file. Exact: 37.4786 − 35.1445 = 2.3341 points. */
const DIFFERENCE = 2.3341;

/** Luck is written to two decimals. */
const ROUNDED = 0.005;

/** @param {Page} page @param {string} [query] @param {string} [file] */
async function open(page, query = 'seed=0x2a61', file = 'pairs.html') {
  await page.goto(`./${file}?${query}`);
  const lab = page.locator('pairs-lab');
  await ready(lab);
  return lab;
}

/** @param {string} text */
const numbers = (text) =>
  (text.match(/[−+]?\d[\d,]*(\.\d+)?/g) ?? []).map((one) => Number(one.replace('−', '-').replaceAll(',', '')));

/** @param {Locator} lab */
const step = (lab) => lab.getByRole('button', { name: /^(Turn by turn|Next turn)$/ });

/** What is written of each turn of a strand: its dice, its rank, what it is tied with, and its luck. @param {Locator} lab @param {0 | 1} strand */
async function turns(lab, strand) {
  const texts = await lab
    .locator('.micro ol > li')
    .evaluateAll(
      (all, which) => all.map((one) => one.querySelectorAll('.turn')[which]?.textContent?.replace(/\s+/g, ' ') ?? ''),
      strand,
    );
  return texts
    .filter((text) => text.includes('rank'))
    .map((text) => {
      const [, dice, rank, from = rank, to = rank] = /(\d-\d): .*rank (\d+) of 36(?: \((\d+)–(\d+))?/.exec(text) ?? [];
      return { dice, rank: Number(rank), from: Number(from), to: Number(to), luck: numbers(text).at(-1) ?? NaN };
    });
}

/** @param {{luck: number}[]} made */
const total = (made) => made.reduce((sum, { luck }) => sum + luck, 0);

for (const coupling of /** @type {const} */ (['independent', 'same', 'ranked', 'nearest'])) {
  test(
    `a pair is stepped through to its end, and its luck adds up: ${coupling}`,
    coupling === 'ranked' ? {} : { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const lab = await open(page);
      await lab.evaluate((/** @type {PairsLab} */ it, name) => it.act.couple(name), coupling);
      await ready(lab);
      let alike = 0;
      for (let pair = 1; pair <= 4; pair += 1) {
        let over = false;
        for (let made = 1; !over; made += 1) {
          expect(made).toBeLessThan(20);
          await step(lab).click();
          await ready(lab);
          over = (await step(lab).textContent())?.trim() === 'Turn by turn';
          const [a, b] = [await turns(lab, 0), await turns(lab, 1)];
          expect(Math.max(a.length, b.length)).toBe(made);
          for (const { rank, from, to } of [...a, ...b]) {
            expect(from).toBeGreaterThanOrEqual(1);
            expect(rank).toBeGreaterThanOrEqual(from);
            expect(rank).toBeLessThanOrEqual(to);
            expect(to).toBeLessThanOrEqual(36);
          }
          const both = Math.min(a.length, b.length);
          for (let i = 0; i < both; i += 1) {
            if (coupling === 'same') expect(a[i].dice).toBe(b[i].dice);
            if (coupling === 'ranked') expect(a[i].rank).toBe(b[i].rank);
            alike += Number(a[i].dice === b[i].dice);
          }
          const written = (await lab.locator('.micro dl > div').allInnerTexts()).map((text) =>
            text.replace(/\s+/g, ' '),
          );
          const rounded = ROUNDED * (a.length + b.length + 1) + 1e-9;
          if (over) {
            const [ofA, ofB, between] = written.map(numbers);
            for (const [result, luck, reduced] of [ofA, ofB, between])
              expect(Math.abs(result - luck - reduced)).toBeLessThanOrEqual(2 * ROUNDED + 1e-9);
            expect(Math.abs(ofA[1] - total(a))).toBeLessThanOrEqual(rounded);
            expect(Math.abs(ofB[1] - total(b))).toBeLessThanOrEqual(rounded);
            expect(ofA[0] - ofB[0]).toBe(between[0]);
          } else {
            expect(Math.abs((numbers(written[0]).at(-1) ?? NaN) - (total(a) - total(b)))).toBeLessThanOrEqual(rounded);
          }
        }
        await expect(lab.getByRole('heading', { name: `Pair ${pair}`, exact: true })).toBeVisible();
      }
      // Of independent dice some are not the same.
      if (coupling === 'independent') expect(alike).toBeLessThan(8);
    },
  );
}

test('the table says what the snapshot says, measured and exact', async ({ page }) => {
  const lab = await open(page, 'seed=0x2a61&games=10000');
  const { couplings } = await lab.evaluate((/** @type {PairsLab} */ it) => it.snapshot());
  const rows = lab.locator('table.couplings tbody tr');
  await expect(rows).toHaveCount(8);
  const names = /** @type {const} */ (['independent', 'same', 'ranked', 'nearest']);
  for (const [i, name] of names.entries()) {
    for (const [j, way] of /** @type {const} */ (['plain', 'reduced']).entries()) {
      const cells = (
        await rows
          .nth(2 * i + j)
          .locator('td')
          .allInnerTexts()
      ).map((text) => numbers(text)[0] ?? null);
      const { mean, sd, correlation, exact } = couplings[name][way];
      const near = (/** @type {number | null} */ seen, /** @type {number | null} */ said) =>
        said === null
          ? expect(seen).toBe(null)
          : expect(Math.abs(/** @type {number} */ (seen) - said)).toBeLessThanOrEqual(ROUNDED + 1e-9);
      near(cells[0], mean);
      near(cells[1], sd);
      near(cells[2], exact.sd);
      near(cells[3], correlation);
    }
  }
  await expect(lab.locator('.verdict')).toContainText('Nearest luck is the trap');
});

test('with exact luck all pairs lie at one point, and no spread is left', async ({ page }) => {
  const lab = await open(page, 'seed=0x2a61&games=2000&evaluator=exact');
  const points = await lab.locator('pairs-scatter').evaluate((/** @type {any} */ it) => it.model.plots[1].points);
  expect(points).toHaveLength(1);
  expect(points[0].count).toBe(1000);
  expect(points[0].a - points[0].b).toBeCloseTo(DIFFERENCE, 3);
  await expect(lab.locator('.verdict')).toContainText('its pairs have no spread left');
});

test('Koca’s experiment: a thousand rollouts of 36 pairs spread as is expected of them', async ({ page }) => {
  const lab = await open(page, 'seed=0x2a61&games=1000');
  const element = lab.locator('koca-experiment');
  await element.getByRole('button', { name: 'Start' }).click();
  await expect(element).toContainText('1,000 rollouts of 36 pairs each');
  const notes = await element
    .locator('rollout-histogram')
    .evaluate((/** @type {any} */ it) => it.model.panels.map((/** @type {any} */ { note }) => note));
  expect(notes).toHaveLength(4);
  for (const [i, note] of notes.entries()) {
    const [mean, sd, expectedMean, expectedSd] = numbers(note);
    // Of a thousand the average has a standard error of SD / √1000, and the SD one of SD / √2000 and, with tails, no more than
    // twice that: four of each.
    expect(Math.abs(mean - expectedMean)).toBeLessThanOrEqual((4 * expectedSd) / Math.sqrt(1000) + 0.1);
    expect(Math.abs(sd - expectedSd)).toBeLessThanOrEqual((8 * expectedSd) / Math.sqrt(2000) + 0.1);
    if (i < 3) expect(Math.abs(expectedMean - DIFFERENCE)).toBeLessThanOrEqual(0.051);
    else expect(Math.abs(expectedMean - DIFFERENCE)).toBeGreaterThan(1);
  }
  // The reference file's 0.679891659195, 0.403537533685 and 0.150984253472 in percent, a sixth of each.
  const sds = notes.slice(0, 3).map((/** @type {string} */ note) => numbers(note)[3]);
  for (const [i, sd] of [11.33, 6.73, 2.52].entries()) expect(Math.abs(sds[i] - sd)).toBeLessThanOrEqual(0.06);
});

test('a large experiment can be cancelled, and the lab rolls on', { tag: '@long' }, async ({ page }) => {
  const lab = await open(page, 'seed=0x2a61&games=100');
  const element = lab.locator('koca-experiment');
  await element.getByRole('textbox', { name: 'Pairs in a rollout' }).fill('1000');
  await element.getByRole('textbox', { name: 'Rollouts' }).fill('100000');
  await element.getByRole('button', { name: 'Start' }).click();
  await element.getByRole('button', { name: 'Cancel' }).click();
  await expect(element.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(element.locator('rollout-histogram')).toHaveCount(0);
  await lab.evaluate((/** @type {PairsLab} */ it) => it.roll(100));
  expect((await lab.evaluate((/** @type {PairsLab} */ it) => it.snapshot())).pairs).toBe(200);
});

test('in an embed what there is to see of pairs keeps its place while pairs are stepped through and rolled', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await open(page, 'seed=0x2a61&hide=games,readout', 'pairs-embed.html');
  const places = () =>
    lab.evaluate((it) =>
      [...(it.shadowRoot?.querySelectorAll('.pair-card, .couplings-card, .scatter-card, .experiment-card') ?? [])].map(
        (card) => Math.round(card.getBoundingClientRect().top + scrollY),
      ),
    );
  const before = await places();
  expect(before).toHaveLength(4);
  for (let i = 0; i < 5; i += 1) {
    await step(lab).click();
    await ready(lab);
    expect(await places()).toEqual(before);
  }
  await lab.evaluate((/** @type {PairsLab} */ it) => it.roll(2000));
  await ready(lab);
  expect(await places()).toEqual(before);
});

test('where nearest luck happens to settle at the truth, it is no choice all the same', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await open(page, 'seed=0x2a61&games=100');
  await lab.evaluate((/** @type {PairsLab} */ it) => {
    const { position, roll, a } = it.decision;
    // One play is compared with itself.
    it.decision = { position, roll, a, b: a };
  });
  await lab.evaluate((/** @type {PairsLab} */ it) => it.roll(100));
  await ready(lab);
  await expect(lab.locator('.verdict')).toContainText('its pairs have no spread left. Don’t rely on nearest luck');
});

test('the newest turn of a long pair is in sight', { tag: '@long' }, async ({ page }) => {
  const lab = await open(page, 'seed=0x2a61');
  await lab.evaluate((/** @type {PairsLab} */ it) => {
    it.act.decide({
      position: { x: [2, 2, 2, 3, 3, 3], o: [2, 2, 2, 3, 3, 3], onRoll: 'x' },
      roll: [3, 1],
      a: null,
      b: null,
    });
  });
  await ready(lab);
  const list = lab.locator('.pair ol');
  for (let i = 0; i < 8; i += 1) {
    await step(lab).click();
    await ready(lab);
    expect(await list.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop)).toBeLessThanOrEqual(1);
  }
  expect(await list.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
});

test('an experiment keeps its dice in the address, also without pairs', async ({ page }) => {
  const lab = await open(page, 'lang=en&games=10');
  await lab.evaluate((/** @type {PairsLab} */ it) => it.rewind());
  expect(await writtenAddress(page)).not.toContain('seed=');
  await lab.locator('koca-experiment').getByRole('button', { name: 'Start' }).click();
  const seed = await lab.evaluate((/** @type {PairsLab} */ it) => it.seed);
  await expect.poll(() => writtenAddress(page)).toContain(`seed=${seed}`);
});
