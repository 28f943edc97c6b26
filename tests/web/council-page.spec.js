// The council lab as a reader uses it: settings, trials, lines and their crossings, one position, and what becomes of the claims.

import { readFile } from 'node:fs/promises';
import { chart } from './helpers/bet.js';
import { coverOf } from '../../www/build/cover.js';
import { RULES, openCouncil, ready, roll, setModel, snapshotOf } from './helpers/council.js';
import { clickShare } from './helpers/share.js';
import { parseCsv } from './helpers/csv.js';
import { allTexts } from './helpers/texts.js';
import { expect, test } from './helpers/test.js';
import { unbroken } from './helpers/unbroken.js';
import { uncaughtErrors } from './helpers/uncaught.js';
import { unmarked } from './helpers/unmarked.js';

/** @typedef {import('./helpers/council.js').CouncilLab} CouncilLab */
/** @typedef {import('@playwright/test').Locator} Locator */

test('at 1,024 px the chart has room below the rows of its legend, and is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const lab = await openCouncil(page);
  const plot = await chart(lab).locator('.plot').boundingBox();
  expect(plot?.height).toBeGreaterThanOrEqual(280);
  await expect(chart(lab)).toBeInViewport({ ratio: 1 });
});

test('the buttons simulate, and the table says what was found, what is exact, and what lies between rules', async ({
  page,
}) => {
  const lab = await openCouncil(page);
  await lab.getByRole('button', { name: /^\+1,000:/ }).click();
  await expect(lab.locator('.count')).toContainText('1,000');
  await lab.getByRole('button', { name: /^\+1M:/ }).click();
  await expect(lab.locator('.count')).toContainText('1,001,000');
  await ready(lab);
  const rows = lab.locator('.rates tbody tr');
  await expect(rows).toHaveCount(10);
  // The reference: 65.985% for s₂ = 3; a million positions know it to ± 0.1.
  await expect(rows.nth(2)).toContainText('65.985%');
  await expect(rows.first()).toContainText('± 0.09');
  const [gain] = await rows.nth(2).locator('td').last().allInnerTexts();
  // 65.985 − 63.816 = 2.17, and no further off than four of its standard errors of 0.04.
  expect(Math.abs(parseFloat(gain.replace('+', '')) - 2.17)).toBeLessThan(0.2);
});

test('a run goes on until it is paused', { tag: '@long' }, async ({ page }) => {
  const lab = await openCouncil(page);
  await lab.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(async () => (await snapshotOf(lab)).trials).toBeGreaterThan(10_000);
  await lab.getByRole('button', { name: 'Pause' }).click();
  const { trials } = await snapshotOf(lab);
  await ready(lab);
  expect((await snapshotOf(lab)).trials).toBe(trials);
  await expect(lab.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
});

test('another setting simulates as many positions again, with the same errors', { tag: '@long' }, async ({ page }) => {
  const lab = await openCouncil(page);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  const slider = lab.getByRole('slider').nth(1);
  await slider.fill('50');
  await ready(lab);
  const after = await snapshotOf(lab);
  expect(after.model.copying).toBe(50);
  expect(after.trials).toBe(1000);
  // Who does not copy says what he said.
  expect(after.rates.strongest).toBe(before.rates.strongest);
  expect(after.rates.majorityStrongest).not.toBe(before.rates.majorityStrongest);
});

test('the ratio slider moves s₂, and the noise of the strongest takes the others along', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openCouncil(page);
  await lab.getByRole('slider').first().fill('2.5');
  await ready(lab);
  expect((await snapshotOf(lab)).model.s2).toBe(5);
  await expect(lab.getByLabel('Noise of the others, s₂')).toHaveValue('5');
  const strongest = lab.getByLabel('Noise of the strongest, s₁');
  await strongest.fill('7');
  await strongest.press('Enter');
  await ready(lab);
  const { model } = await snapshotOf(lab);
  expect([model.s1, model.s2]).toEqual([7, 7]);
});

test('what is no number for a field is said beside it, and the last good one stays in force', async ({ page }) => {
  const lab = await openCouncil(page);
  const others = lab.getByLabel('Noise of the others, s₂');
  for (const bad of ['1.5', 'much']) {
    await others.fill(bad);
    await others.press('Enter');
    await expect(lab.getByRole('alert')).toHaveText('Enter a number from 2 to 200.');
    expect((await snapshotOf(lab)).model.s2).toBe(3);
    // What is drawn still would put the field back to what it was.
    await ready(lab);
  }
  await others.fill('4');
  await others.press('Enter');
  await expect(lab.getByRole('alert')).toHaveCount(0);
  expect((await snapshotOf(lab)).model.s2).toBe(4);
});

test('with other programs than three all err alike; back at three the settings are what they were', {
  tag: '@long',
}, async ({ page }) => {
  const lab = await openCouncil(page, '?seed=5&copying=20');
  await lab.locator('.settings select').nth(1).selectOption('7');
  await ready(lab);
  expect((await snapshotOf(lab)).model).toEqual({ candidates: 2, d: 1, s1: 2, s2: 2, copying: 0, programs: 7 });
  await expect(lab.getByRole('slider', { name: /copies/ })).toHaveCount(0);
  await lab.locator('.settings select').nth(1).selectOption('3');
  await ready(lab);
  expect((await snapshotOf(lab)).model).toEqual({ candidates: 2, d: 1, s1: 2, s2: 3, copying: 20, programs: 3 });
});

test('where lines cross is marked and said, and follows the copies', { tag: '@long' }, async ({ page }) => {
  const lab = await openCouncil(page);
  const said = lab.locator('.crossings');
  // Two moves, s₁ = 2d: known of the exact rates.
  await expect(said).toContainText('“majority” and “strongest alone” cross at s₂ / s₁ = 1.992');
  await expect(said).toContainText('“optimistic” and “strongest alone” cross at s₂ / s₁ = 1.488');
  await expect(said).toContainText('“optimistic” and “majority” do not cross');
  const diamonds = chart(lab).locator('svg path[d*="l7,7l-7,7l-7,-7z"]');
  await expect(diamonds).toHaveCount(2);
  await lab.getByRole('slider').nth(1).fill('50');
  await expect(said).toContainText('“majority” and “strongest alone” cross at s₂ / s₁ = 1.326');
  await expect(said).toContainText('“optimistic” and “majority” cross at s₂ / s₁ = 3.36');
  await expect(diamonds).toHaveCount(3);
});

test('the chart is read by keys, rule by rule', async ({ page }) => {
  const lab = await openCouncil(page);
  await chart(lab).locator('.plot').focus();
  await page.keyboard.press('Home');
  const reading = chart(lab).locator('.reading');
  await expect(reading.locator('p')).toHaveText('s₂ / s₁ = 1');
  // Six rules are drawn; three equal programs: the reference's first row.
  await expect(reading.locator('tr')).toHaveCount(6);
  await expect(reading.locator('tr').filter({ hasText: 'majority' })).toContainText('70.20%');
  await expect(reading.locator('tr').filter({ hasText: 'optimistic' })).toContainText('68.30%');
});

test('a rule that is switched off has no line, no dot and no crossing', async ({ page }) => {
  const lab = await openCouncil(page, '?seed=5&trials=1000');
  const dots = chart(lab).locator('svg circle[r="4.5"]');
  await expect(dots).toHaveCount(6);
  await chart(lab).getByRole('button', { name: 'strongest alone' }).click();
  await expect(dots).toHaveCount(5);
  await expect(chart(lab).locator('svg path[d*="l7,7l-7,7l-7,-7z"]')).toHaveCount(0);
});

test('one position: what programs report is their largest value, and the marks say who is right', async ({ page }) => {
  const lab = await openCouncil(page, '?seed=5&copying=100');
  await lab.getByRole('button', { name: /^One position/ }).click();
  await expect(lab.getByRole('heading', { name: 'Position 1' })).toBeVisible();
  const position = await lab.evaluate((/** @type {CouncilLab} */ it) => it.trials.simulation.position(0));
  const rows = lab.locator('.programs li');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('= 2');
  for (const [i, { evaluations, move, value }] of position.programs.entries()) {
    if (evaluations) expect(value).toBe(Math.max(...evaluations));
    await expect(rows.nth(i).locator('b')).toHaveText('AB'[move]);
  }
  const picks = await lab.locator('.picks dd').allInnerTexts();
  expect(picks.map((pick) => pick[0])).toEqual(RULES.map((rule) => 'AB'[position.picks[rule]]));
  for (const pick of picks) expect(pick).toContain(pick.startsWith('A') ? '✓' : '✗');
  await lab.getByRole('button', { name: 'Next position' }).click();
  await expect(lab.getByRole('heading', { name: 'Position 2' })).toBeVisible();
});

for (const lang of /** @type {const} */ (['en', 'ja'])) {
  test(
    `with any number of programs but three, nothing is said of three or of s₂ that is not about three: ${lang}`,
    lang === 'en' ? {} : { tag: '@long' },
    async ({ page }) => {
      const lab = await openCouncil(page, `?seed=5&trials=100&lang=${lang}`);
      const told = async () => {
        const all = await lab.evaluate((/** @type {CouncilLab} */ it) => {
          const root = it.renderRoot;
          const parts = ['.settings', '.sentence', '.rates', '.micro', '.panel', '.weights', '.reduction', '.contrast'];
          const said = parts.map((part) => /** @type {HTMLElement} */ (root.querySelector(part)).innerText);
          // That is where it is said which councils have what.
          const note = /** @type {HTMLElement | null} */ (root.querySelector('.settings .note'))?.innerText ?? '';
          const chart = root.querySelector('rollout-chart.main')?.shadowRoot?.querySelector('.plot');
          return {
            said: said.join('\n').replace(note, ''),
            crossings: root.querySelector('.crossings')?.textContent,
            label: chart?.getAttribute('aria-label'),
            legend: [
              ...(root.querySelector('.weights rollout-chart')?.shadowRoot?.querySelectorAll('svg text') ?? []),
            ].map((text) => text.textContent),
          };
        });
        return { ...all, said: unmarked(all.said), crossings: unmarked(all.crossings ?? '') };
      };
      const about = { en: /three|s₁|s₂|strongest,/, ja: /3つ|s₁|s₂|3番目|2番目/ }[lang];
      const three = { en: /^This chart is for three programs/, ja: /^このグラフは、ソフトが3つ/ }[lang];
      const wrong = [];
      for (const programs of [1, 2, 4, 5, 6, 7, 8, 9]) {
        await setModel(lab, { programs, s2: 2 });
        const { said, crossings, label, legend } = await told();
        if (about.test(said)) wrong.push([programs, about.exec(said)?.[0]]);
        if (!three.test(crossings)) wrong.push([programs, crossings]);
        if (!/three programs|ソフトが3つ/.test(label ?? '')) wrong.push([programs, label]);
        if (legend.some((name) => /others|ほか|the strongest|最強/.test(name ?? ''))) wrong.push([programs, legend]);
      }
      expect(wrong).toEqual([]);
      await setModel(lab, { programs: 3, s2: 3 });
      expect(about.test((await told()).said)).toBe(true);
      expect(three.test((await told()).crossings)).toBe(false);
    },
  );
}

test('the picture of five programs is of the chart that has them', { tag: '@long' }, async ({ page }) => {
  await openCouncil(page, '?seed=5&trials=1000&programs=5');
  const dialog = await clickShare(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Chart as SVG' }).click(),
  ]);
  const svg = await readFile(String(await file.path()), 'utf8');
  expect(svg).toContain('number of equally good');
  expect(svg).not.toContain('s₂');
});

for (const lang of ['en', 'ja']) {
  test(`the blog is linked among the sources, and nothing is asked of it: ${lang}`, async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await openCouncil(page, `?seed=5&lang=${lang}`);
    await expect(page.locator('.prose a[href="https://lfics81.techblog.jp/archives/cat_6768.html"]')).toBeVisible();
    await expect(page.locator('.prose')).toContainText(/December 2016|2016年12月/);
    await expect(page.locator('.prose')).not.toContainText(/January 2017 the blog|2017年1月にこれ/);
    expect(asked.filter((host) => host.includes('lfics'))).toEqual([]);
  });
}

test('in Japanese the blog’s own words are used, and A is a value, not a move', async () => {
  const { problems: _, ...own } = /** @type {any} */ (await allTexts('council', 'ja'));
  const texts = JSON.stringify(own, (_, value) =>
    typeof value === 'function' ? value(...Array(value.length).fill('1')) : value,
  );
  // Programs that are ours, not the council's, are called プログラム.
  const others = texts.match(
    /最適合議|正解率|真似|最強単独|最弱単独|将棋プログラム|プログラム[^をがは]|分か|良し悪し|。 [^<]|正確な値/g,
  );
  expect(others).toBeNull();
  for (const word of ['最善合議', '最善手率', 'シンクロ率', '最強ソフト', '一致率', 'コンピュータ将棋の合議'])
    expect(texts).toContain(word);
  const { position } = own;
  expect(position.moves).toHaveLength(8);
  expect(position.moves + position.legend).not.toContain('A');
});

test('on a phone in Japanese no formula and no heading of the table is broken over lines', { tag: '@long' }, async ({
  page,
}) => {
  for (const [width, query] of /** @type {const} */ ([
    [375, ''],
    [375, '&copying=50'],
    [360, '&candidates=3'],
    [320, ''],
  ])) {
    await page.setViewportSize({ width, height: 760 });
    const lab = await openCouncil(page, `?seed=5&trials=1000&lang=ja${query}`);
    const formulas = ['s/√R', 's₂ / s₁ = 1.', '(k − 1) / k · d', 's = 2d', 'R = 4', 's₁：2 → 1'];
    expect(await unbroken(page.locator('body'), formulas), `${width}${query}`).toEqual({ missing: [], broken: [] });
    const words = ['実測値', '理論値', '最強との差', '最強ソフト', '多数決合議', '最善合議'];
    // Longer headings end their lines between phrases.
    const phrases = ['除く', '割れたら', '抽選', '全評価値の', '共有'];
    expect(await unbroken(lab.locator('.rates'), [...words, ...phrases]), `${width}${query}`).toEqual({
      missing: [],
      broken: [],
    });
    const wide = await lab.locator('.rates .scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(wide, String(width)).toBe(0);
  }
});

test('the card in Japanese breaks its question where it pauses', async () => {
  const card = await coverOf('council', 'ja');
  const lines = [...card.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(lines.slice(2)).toEqual(['間違えることのあるソフトは、', 'どう合議すればよいか']);
});

test('variance reduction of four halves the noise, and the rates are those of that council', async ({ page }) => {
  const lab = await openCouncil(page);
  const card = lab.locator('.card.reduction');
  await expect(card.locator('output')).toHaveText('R = 4 · s₁: 2 → 1');
  await card.locator('.plot').focus();
  await page.keyboard.press('End');
  await expect(card.locator('.reading p')).toHaveText('R = 100');
  await card.getByRole('slider').fill('2');
  await expect(card.locator('output')).toHaveText('R = 100 · s₁: 2 → 0.2');
});

test('the closing contrast says what copies cost here, and leads to the pairs', { tag: '@long' }, async ({ page }) => {
  const lab = await openCouncil(page, '?seed=5&copying=50');
  const card = lab.locator('.card.contrast');
  await expect(card).toContainText(
    'with 50% copies, the majority is right in 62.65% of positions. Without copies it would be right in 65.99%',
  );
  await expect(card.locator('a.onward')).toHaveAttribute('href', /pairs/);
});

test('the table is saved as a spreadsheet with all its digits, and the chart as a picture', { tag: '@long' }, async ({
  page,
}) => {
  const lab = await openCouncil(page, '?seed=5&trials=1000');
  const dialog = await clickShare(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Table as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('rollout-lab-council-1000-positions.csv');
  const [heads, ...rows] = parseCsv((await readFile(String(await file.path()), 'utf8')).replace('\uFEFF', ''));
  expect(heads[0]).toBe('rule');
  const { rates, exact } = await snapshotOf(lab);
  expect(rows).toHaveLength(10);
  expect([Number(rows[0][1]), Number(rows[0][4])]).toEqual([rates.strongest, exact.strongest]);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Chart as SVG' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('rollout-lab-council-1000-positions.svg');
});

test('what a report weighs rises with its value, and is what the formula says', { tag: '@long' }, async ({ page }) => {
  const lab = await openCouncil(page);
  const card = lab.locator('.card.weights');
  await card.locator('.plot').focus();
  await page.keyboard.press('End');
  await expect(card.locator('.reading p')).toHaveText('a report of +4 d');
  // x = 4/2 = 2, y = 2.5: (2.5² − 2²)/2 + ln Φ(2.5) − ln Φ(2) = 1.125 − 0.0062 + 0.0230; for s₂ = 3, x = 4/3, y = 5/3:
  // 0.5 − 0.0490 + 0.0956.
  await expect(card.locator('.reading .value')).toHaveText(['1.14', '0.55']);
});

test('positions that were left for new ones come back, until others are simulated', async ({ page }) => {
  const lab = await openCouncil(page);
  await roll(lab, 1000);
  const before = await snapshotOf(lab);
  const button = (/** @type {string} */ name) => lab.getByRole('button', { name, exact: true });
  await button('New positions').click();
  await ready(lab);
  expect((await snapshotOf(lab)).trials).toBe(0);
  await button('Undo new positions').click();
  await ready(lab);
  expect(await snapshotOf(lab)).toEqual(before);
  const seed = lab.getByRole('textbox', { name: 'Seed' });
  await seed.fill('9');
  await seed.press('Enter');
  await expect(button('Undo new positions')).toBeVisible();
  await roll(lab, 1);
  await expect(button('New positions')).toBeVisible();
});

test('a slider that was drawn for another council changes the one that there is now', async ({ page }) => {
  const errors = uncaughtErrors(page);
  const lab = await openCouncil(page);
  await setModel(lab, { s1: 1, s2: 2 });
  // In one task, before anything is drawn.
  await lab.evaluate((/** @type {CouncilLab} */ it) => {
    it.model = { ...it.model, s1: 3, s2: 6 };
    const slider = /** @type {HTMLInputElement} */ (it.renderRoot.querySelector('.settings input[type=range]'));
    slider.value = '1.5';
    slider.dispatchEvent(new Event('input'));
  });
  await ready(lab);
  expect((await snapshotOf(lab)).model).toMatchObject({ s1: 3, s2: 4.5 });
  // An amount that does not go with this council changes nothing.
  await lab.evaluate((/** @type {CouncilLab} */ it) => {
    const field = /** @type {HTMLInputElement} */ (it.renderRoot.querySelectorAll('.numbered input')[2]);
    it.model = { ...it.model, s1: 6, s2: 6 };
    field.value = '5';
    field.dispatchEvent(new Event('change'));
  });
  await ready(lab);
  expect((await snapshotOf(lab)).model).toMatchObject({ s1: 6, s2: 6 });
  expect(errors).toEqual([]);
});

test('the way to another lab leads to its page in the language of this one', async ({ page }) => {
  for (const [query, way] of /** @type {const} */ ([
    ['.html', /pairs\.html$/],
    ['.html?lang=ja', /pairs\.html\?lang=ja$/],
    ['-ja.html', /pairs-ja\.html$/],
  ])) {
    await page.goto(`./council${query}`);
    await expect(page.locator('council-lab').locator('a.onward[href*=pairs]')).toHaveAttribute('href', way);
  }
});
