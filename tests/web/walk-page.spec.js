// What a reader of the walk lab sees and does: the model, the scale, the share of the luck, and what stands below the chart.

import { coverOf } from '../../www/build/cover.js';
import { ja as questions } from '../../www/lib/questions/texts/ja.js';
import { writtenAddress } from './helpers/address.js';
import { REFERENCE, measure, openWalk, ready, roll, rowsOf, snapshotOf } from './helpers/walk.js';
import { allTexts } from './helpers/texts.js';
import { expect, test } from './helpers/test.js';
import { unbroken } from './helpers/unbroken.js';

/** @typedef {import('./helpers/walk.js').WalkLab} WalkLab */
/** @typedef {import('@playwright/test').Locator} Locator */

const QUERY = '?seed=0x2a61&games=1000';

/** @param {Locator} lab @param {string} name */
const field = (lab, name) => lab.getByRole('textbox', { name });

test('a number that makes no sense is refused in a sentence, and loses nothing', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const before = await snapshotOf(lab);
  for (const [name, bad] of [
    ['A: SD per move', '7'],
    ['M: other moves', '-3'],
    ['S: their SD', 'many'],
  ]) {
    await field(lab, name).fill(bad);
    await field(lab, name).press('Enter');
    await expect(lab.getByRole('alert')).toContainText('The last valid value still counts.');
    await expect(field(lab, name)).toHaveValue(bad);
  }
  expect(await snapshotOf(lab)).toEqual(before);
});

test('an edited model is the reader’s own, and comes back after the blog’s', { tag: '@long' }, async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  const games = lab.getByRole('combobox', { name: 'Games' });
  await field(lab, 'A: SD per move').fill('0.5');
  await field(lab, 'A: SD per move').press('Enter');
  await ready(lab);
  await expect(games).toHaveValue('yours');
  await games.selectOption('floodgate');
  await ready(lab);
  expect((await snapshotOf(lab)).model).toEqual({ a: 0.2262, m: 107.4, s: 25.13 });
  await games.selectOption('yours');
  await ready(lab);
  expect((await snapshotOf(lab)).model).toEqual({ a: 0.5, m: 95.46, s: 21.72 });
});

test('the address has the model, what is asked, the scale, the share and the readings, and opens them', async ({
  page,
}) => {
  const lab = await openWalk(page, '');
  expect(await writtenAddress(page)).toBe('');
  await lab.evaluate((/** @type {WalkLab} */ it) => {
    it.model = { a: 0.3, m: 20, s: 2.5 };
    it.act.measure({ outcome: 'length', evaluator: 'quadratic', scale: 'threeLevels', share: 0.8 });
    it.act.readMoments({ deciding: false, root: true });
  });
  await roll(lab, 72);
  await lab.evaluate((/** @type {WalkLab} */ it) => it.act.step());
  await ready(lab);
  const address = await writtenAddress(page);
  for (const part of [
    'a=0.3',
    'm=20',
    's=2.5',
    'outcome=length',
    'moves-left=quadratic',
    'scale=three-levels',
    'share=0.8',
    'deciding=0',
    'root=1',
    'games=72',
    'half=1',
  ]) {
    expect(address).toContain(part);
  }
  const state = () =>
    lab.evaluate((/** @type {WalkLab} */ it) => ({
      wanted: it.state.wanted,
      deciding: it.state.deciding,
      root: it.state.root,
      made: it.rolling.made,
      snapshot: it.snapshot(),
    }));
  const before = await state();
  await page.goto('about:blank');
  await openWalk(page, address);
  expect(await state()).toEqual(before);
});

test('the slider subtracts a share of the luck, and the best one is a click away', async ({ page }) => {
  const lab = await openWalk(page, `${QUERY}&scale=sign`);
  const slider = lab.getByRole('slider', { name: 'Luck subtracted' });
  await slider.fill('50');
  await ready(lab);
  expect(await lab.evaluate((/** @type {WalkLab} */ it) => it.state.wanted.share)).toBe(0.5);
  const { beta_star: best, ratio_beta_star: worth } =
    REFERENCE.win_probability_variance_ratio_by_evaluator_scale_at_x0['sign 0.25/0.75 (ordinal, 2 levels)'];
  await lab.getByRole('button', { name: `best: ${(100 * best).toFixed(1)}%` }).click();
  await ready(lab);
  await expect(lab.locator('.tiles')).toContainText(worth.toFixed(2));
  await expect(slider).toHaveValue('41');
});

test('a negative best share is none to be chosen', async ({ page }) => {
  const lab = await openWalk(page, `${QUERY}&scale=reversed`);
  await expect(lab.getByRole('button', { name: 'best: −13.5%' })).toBeDisabled();
});

test('the guide leads from the program’s scale to the calibrated one, to the sign, to less of it, and to lengths', async ({
  page,
}) => {
  const lab = await openWalk(page, '?seed=0x2a61');
  const guide = lab.locator('.guide');
  const steps = [];
  for (let clicks = 0; clicks < 10 && (await guide.getByRole('button').count()) > 1; clicks += 1) {
    steps.push(await guide.getAttribute('data-step'));
    await guide.getByRole('button').first().click();
    await ready(lab);
  }
  expect(steps).toEqual(['start', 'more', 'calibrate', 'sign', 'share', 'length']);
  await expect(guide).toContainText('21.6 moves');
});

for (const lang of ['en', 'ja']) {
  test(`the blog is linked among the sources, and nothing is asked of it: ${lang}`, async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await openWalk(page, `${QUERY}&lang=${lang}`);
    await expect(page.locator('.prose a[href="https://lfics81.techblog.jp/archives/cat_6768.html"]')).toBeVisible();
    expect(asked.filter((host) => host.includes('lfics'))).toEqual([]);
  });
}

test('in Japanese the blog’s own words are used, and how 酔歩 is read is said once', async () => {
  const all = await allTexts('walk', 'ja');
  // Texts that all labs share may be in other words.
  const { problems: _, ...own } = all;
  const texts = JSON.stringify(own, (_, value) =>
    typeof value === 'function' ? value(...Array(value.length).fill('1')) : value,
  );
  // No sentence ends with a space after it; formulas have brackets of their own width.
  expect(
    texts.match(
      /変換した?評価値|ほかの手|偶然に|限界|順位|酔歩を求め|回数を追って|将棋プログラム|分から[なず]|分か[りるっ]|今の|[（][^（）\u3041-\u9fff]*[X²][^（）\u3041-\u9fff]*[）]/g,
    ),
  ).toBeNull();
  for (const word of ['変形評価値', '非酔歩手', 'ランダムに', '2つの境界', 'コンピュータ将棋'])
    expect(texts).toContain(word);
  expect(texts.split('すいほ')).toHaveLength(2);
  // X is the evaluation on this page, and no player.
  expect(JSON.stringify(questions)).not.toMatch(/X/);
});

test('on a phone in Japanese no formula is broken over lines, and what explains has a mark of full width', async ({
  page,
}) => {
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 760 });
    const lab = await openWalk(page, `${QUERY}&scale=centipawns&lang=ja`);
    const formulas = [
      'V = 1200 artanh X',
      'X = F(V) = tanh(V / 1200)',
      '(1 + X) / 2',
      '1 / (1 + exp(−V / 600))',
      'X = +0.5',
      '21〜24手',
      '4%弱',
      'T − 1',
    ];
    expect(await unbroken(page.locator('body'), formulas), String(width)).toEqual({ missing: [], broken: [] });
    const words = ['実測値', '理論値', ...(width > 320 ? ['何回相当'] : [])];
    expect(await unbroken(lab.locator('.figures-card'), words), String(width)).toEqual({ missing: [], broken: [] });
    await expect(lab.getByRole('button', { name: '引く運の割合？' })).toBeVisible();
  }
});

test('the card in Japanese breaks its question where it pauses', async () => {
  const lines = [...(await coverOf('walk', 'ja')).matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(lines.slice(2)).toEqual(['優劣の順序だけを示す評価値で、', '運はどこまで測れるのか']);
});

test('moments stand beside each other: as measured, of the model, of gamma, and of the walk alone', async ({
  page,
}) => {
  const lab = await openWalk(page, `${QUERY}&deciding=1&root=0`);
  const rows = await rowsOf(lab.locator('table.moments'));
  const { mean, sd, c3, c4 } = REFERENCE.walk_professional_games.total_T;
  const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  expect(rows.map(([, , model]) => model)).toEqual([
    '21.64',
    mean.toFixed(2),
    sd.toFixed(2),
    whole.format(c3),
    whole.format(c4),
    '1.1643',
  ]);
  expect(rows[2].slice(3)).toEqual([
    sd.toFixed(2),
    REFERENCE.walk_professional_games.single_parameter_fit.sd.toFixed(2),
  ]);
});

test('the histogram grows over the gamma density, and the walk alone is seen to fail', async ({ page }) => {
  const lab = await openWalk(page, '?seed=0x2a61&games=20000');
  const model = await lab
    .locator('rollout-histogram')
    .first()
    .evaluate((it) => {
      const { panels } = /** @type {any} */ (it).model;
      const sum = (/** @type {Float64Array} */ values) => values.reduce((all, value) => all + value, 0);
      const [gamma, alone] = panels.map((/** @type {any} */ { edges, counts, curve }) => {
        const width = edges[1] - edges[0];
        // The curve at the middle of each bar.
        const expected = Array.from(counts, (_, i) => {
          const at = curve.x.findIndex((/** @type {number} */ x) => x >= (edges[i] + edges[i + 1]) / 2 - 1e-9);
          return curve.y[at] ?? 0;
        });
        return {
          width,
          games: sum(counts),
          apart: sum(Float64Array.from(counts, (count, i) => Math.abs(count - expected[i]))),
        };
      });
      return { gamma, alone };
    });
  expect(model.gamma.games).toBe(20_000);
  // Of 130 bins with 150 games each half lie within 0.67 · √150 = 8: some 1,300 in all beside the shape’s own distance; the walk alone is far off.
  expect(model.gamma.apart).toBeLessThan(3000);
  expect(model.alone.apart).toBeGreaterThan(10_000);
  await expect(lab.locator('.lengths-card')).toContainText('its SD is 95.4, and that of games is 27.9');
});

test('mirrored walks are measured, and what is exact is near: who wins has no spread, lengths have more', async ({
  page,
}) => {
  const lab = await openWalk(page, QUERY);
  const card = lab.locator('.antithetic-card');
  await card.getByRole('button', { name: 'Measure with 5,000 pairs' }).click();
  await ready(lab);
  const [win, walk] = await rowsOf(card.locator('table'));
  expect(win.slice(1)).toEqual(['35.36%', '0.00%', '0.00%', 'infinite']);
  // The mean of two independent walks has 17.478 / √2.
  expect(walk.slice(1, 3)).toEqual(['12.36', '17.48']);
  expect(walk[4]).toBe('0.5');
  // Its standard error is √((kurtosis − 1) / n) / 2 of it, with a kurtosis of 8.82: four of them are 0.98.
  expect(Math.abs(Number(walk[3]) - 17.48)).toBeLessThan(1);
});

test('a walk is drawn as it is walked, its luck move by move, and result − luck is what is left', async ({ page }) => {
  const lab = await openWalk(page, '?seed=0x2a61');
  for (let move = 0; move < 3; move += 1) await lab.getByRole('button', { name: /Move by move|Next move/ }).click();
  await ready(lab);
  await expect(lab.locator('.micro li')).toHaveCount(4);
  expect((await lab.locator('.path .walk').getAttribute('d'))?.match(/[ML]/g)).toHaveLength(4);
  await lab.locator('.controls').getByRole('button', { name: 'Simulate a walk' }).click();
  await ready(lab);
  await expect(lab.locator('.micro li').first()).toContainText('has won');
  const record = await lab.evaluate((/** @type {WalkLab} */ it) => it.rolling.rollout.record(0, 1));
  expect(record.result - record.totalLuck).toBeCloseTo(record.reduced, 9);
  expect(record.luck.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(record.totalLuck, 5);
});

test('who wins is told in percent, how long it takes in moves', async ({ page }) => {
  const lab = await openWalk(page, QUERY);
  await expect(lab.locator('.tiles')).toContainText('%');
  await measure(lab, { outcome: 'length' });
  await expect(lab.locator('.tiles .reduced')).toContainText('21.6');
  expect(await lab.locator('.tiles .reduced b').textContent()).not.toContain('%');
  expect(await lab.evaluate((/** @type {WalkLab} */ it) => it.format.unit.name)).toBe('moves');
});

test('walks of the smallest moves are listed in part, and the page stays usable', async ({ page }) => {
  const lab = await openWalk(page, '?seed=3&a=0.05&games=50');
  await expect(lab.locator('.micro')).toContainText('not listed');
  expect(await lab.locator('.micro li').count()).toBeLessThan(70);
});

for (const lang of ['en', 'ja']) {
  test(
    `on a phone of 360 px every table is as wide as its card, with all that can be measured: ${lang}`,
    lang === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 760 });
      const lab = await openWalk(page, `${QUERY}0&lang=${lang}`);
      for (const card of ['scales', 'antithetic']) await lab.locator(`.${card}-card .top button`).click();
      await ready(lab);
      const wide = await lab
        .locator('.below .scroll')
        .evaluateAll((boxes) =>
          boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('aria-label')),
        );
      expect(wide).toEqual([]);
      // What they say of rows and columns is what it was.
      await expect(lab.locator('table.moments').getByRole('columnheader')).toHaveCount(5);
      await expect(lab.locator('table.moments').getByRole('rowheader')).toHaveCount(6);
    },
  );
}

test('what is measured on the side keeps its dice in the address, also without walks above', async ({ page }) => {
  for (const name of [/^Measure all with/, /^Measure with/]) {
    const lab = await openWalk(page, '?lang=en&games=10');
    await lab.evaluate((/** @type {WalkLab} */ it) => it.rewind());
    expect(await writtenAddress(page)).not.toContain('seed=');
    await lab.getByRole('button', { name }).click();
    await ready(lab);
    expect(await writtenAddress(page)).toContain(`seed=${await lab.evaluate((/** @type {WalkLab} */ it) => it.seed)}`);
  }
});
