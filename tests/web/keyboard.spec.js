// Everything on the page can be reached and used without a pointer.

import { GROUPS } from '../../www/lib/page/groups.js';
import { LABS } from '../../www/pkg/labs.js';
import { en as asked } from '../../www/lib/questions/texts/en.js';
import { expect, test } from './helpers/test.js';
import { TABLES, drawn, openLab, roll, snapshotOf } from './helpers/lab.js';
import { cell, preset } from './helpers/luck-table.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The element that has the focus, inside all shadow roots: what it is and what it is called.
 * @param {Page} page
 */
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return 'nothing';
    const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
    const { labels } = /** @type {HTMLInputElement} */ (element);
    // Of a label around a list only the words that are its own.
    const wordsOf = (/** @type {Element} */ part) =>
      [...part.childNodes]
        .filter((node) => !(node instanceof Comment || node instanceof HTMLSelectElement))
        .map((node) => node.textContent)
        .join(' ');
    const name =
      element.getAttribute('aria-label') ??
      [...(element.getAttribute('aria-labelledby') ?? '').split(' ')]
        .map((id) => (id ? (root.getElementById(id)?.textContent ?? '') : ''))
        .join(' ');
    const words = name.trim() || (labels?.[0] ? wordsOf(labels[0]) : (element.textContent ?? ''));
    const type = element instanceof HTMLInputElement ? element.type : element.localName;
    const kind = element.getAttribute('role') ?? type;
    return `${kind}: ${words.replace(/\s+/g, ' ').trim()}`;
  });

/** In the order of the page, as it is read. */
const ORDER = [
  /^a: RolloutLab$/,
  /^a: The story ten minutes$/,
  ...(await Promise.all(
    LABS.filter(({ group }) => !group).map(async ({ name }) => {
      const { en } = await import(`../../www/labs/${name}/texts/en-page.js`);
      return new RegExp(`^a: ${en.page.name} ${en.page.purpose}$`);
    }),
  )),
  ...[...new Set(LABS.flatMap(({ group }) => group ?? []))].map((group) => {
    const { name, more } = GROUPS[group].en;
    return new RegExp(`^summary: ${name}${more} \\d to try$`);
  }),
  /^a: English$/,
  /^a: 日本語$/,
  /^a: ask GNU Backgammon$/,
  /^button: Turn the luck backwards$/,
  /^button: Ask GNUBG$/,
  /^button: Close the guide$/,
  /^button: total luck$/,
  /^button: Roll one game$/,
  /^button: Roll by roll$/,
  /^button: .*Roll 10 more games/i,
  /^button: .*Roll 1,000 more games/i,
  /^button: .*Roll 1,000,000 more games/i,
  /^button: (▶ )?Run$/,
  /^select: Speed$/,
  /^button: (⟲ )?Rewind$/,
  /^button: New dice$/,
  /^text: Seed$/,
  /^select: First rolls$/,
  /^button: First rolls\?$/,
  /^button: Replay the article$/,
  /^button: Plain$/,
  /^button: Variance reduced$/,
  /^button: Each game counts as$/,
  /^button: average luck$/,
  /^button: plain$/,
  /^button: variance reduced$/,
  /^button: Listen$/,
  /^application: Running averages/,
  /^radio: Made-up$/,
  /^button: Luck$/,
  /^button: Program’s evaluations$/,
  /^checkbox: Keep the average at zero$/,
  /^spinbutton: Blue rolls doubles/,
  /^spinbutton: Blue rolls no doubles/,
  /^spinbutton: White misses/,
  /^spinbutton: White bears off/,
  /^summary: Chosen after the dice$/,
  /^checkbox: All tables$/,
  /^checkbox: Average luck$/,
  /^checkbox: 95% bands$/,
  /^checkbox: Any-time band$/,
  /^button: Any-time band\?$/,
  /^checkbox: Expected funnel$/,
  /^button: Expected funnel\?$/,
  /^checkbox: Log axis$/,
  /^button: Share …$/,
  /^button: doubles$/,
  /^button: White bears off$/,
  /^region: The two rollouts, side by side$/,
  /^button: exact$/,
  /^button: exact$/,
  /^button: SD per game$/,
  /^button: Standard error$/,
  /^button: 95% interval$/,
  /^button: Plain games per game$/,
  /^button: Roll 1,000 rollouts of 1,000 games$/,
  /^button: Newest$/,
  /^button: First$/,
  /^button: Download CSV$/,
  /^region: Games with the luck of every roll$/,
  /^a: The rules in five minutes$/,
  // Players’ questions; the answers are closed.
  ...Object.values(asked.questions).map(([question]) => `summary: ${question}`),
  // In the prose below the lab: words, sources of the idea elsewhere, and the article.
  /^button: ace point$/,
  /^button: doubles$/,
  /^button: bears off$/,
  /^button: pips$/,
  /^button: hitting$/,
  /^button: control variate$/,
  /^button: Monte Carlo$/,
  /^a: AIVAT$/,
  /^a: CUPED$/,
  /^a: Prediction-powered inference$/,
  /^a: Variance Reduction$/,
];

/** @param {string | RegExp} name */
const named = (name) => (typeof name === 'string' ? name : expect.stringMatching(name));

/**
 * The page with all that it can have, also what is loaded when it comes near.
 * @param {Page} page
 */
async function openWhole(page) {
  const lab = await openLab(page);
  await roll(lab, 1000);
  await page.locator('reader-questions').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: asked.heading })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

test('Tab reaches every control, in the order in which the page is read, and goes on', async ({ page }) => {
  await openWhole(page);
  const seen = [];
  for (let key = 0; key < ORDER.length; key += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  expect(seen).toEqual(ORDER.map(named));
  // No trap: after the last one the page is left.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('nothing');
});

test('Shift+Tab goes the same way back', { tag: '@long' }, async ({ page }) => {
  await openWhole(page);
  await page.getByRole('link', { name: 'Variance Reduction' }).focus();
  const seen = [];
  for (let key = 0; key < ORDER.length - 1; key += 1) {
    await page.keyboard.press('Shift+Tab');
    seen.push(await focused(page));
  }
  expect(seen.reverse()).toEqual(ORDER.slice(0, -1).map(named));
});

test('whatever has the focus shows it', { tag: '@long' }, async ({ page }) => {
  await openWhole(page);
  for (let key = 0; key < ORDER.length; key += 1) {
    await page.keyboard.press('Tab');
    const isShown = await page.evaluate(() => {
      let element = /** @type {Element | null} */ (document.activeElement);
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element) return false;
      // A ring around it, around what stands for it, or around the field it is in.
      const marked = [element, element.nextElementSibling, element.firstElementChild, element.parentElement];
      return marked.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
      });
    });
    expect(isShown, await focused(page)).toBe(true);
  }
});

test('arrow keys choose among the presets, and the table follows', async ({ page }) => {
  const lab = await openLab(page);
  await preset(lab, 'Made-up').focus();
  await page.keyboard.press('ArrowRight');
  await expect(preset(lab, 'Backwards')).toBeChecked();
  expect((await snapshotOf(lab)).table).toEqual(TABLES.backwards);
  await page.keyboard.press('ArrowRight');
  expect((await snapshotOf(lab)).table).toEqual(TABLES.none);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(preset(lab, 'Correct')).toBeFocused();
  expect((await snapshotOf(lab)).table).toEqual(TABLES.correct);
});

test('a game can be rolled, the table edited and the outcome read without a pointer', async ({ page }) => {
  const lab = await openLab(page);
  await lab.getByRole('button', { name: /Roll 10 more games/i }).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(10);
  await cell(lab, 'doubles').focus();
  // What is there is selected, as by Tab.
  await page.keyboard.type('55');
  expect((await snapshotOf(lab)).table).toMatchObject({ doubles: 55, noDoubles: -11 });
  await page.keyboard.press('Tab');
  await expect(cell(lab, 'noDoubles')).toBeFocused();
  // The chart comes before the table.
  const plain = lab.getByRole('button', { name: 'plain', exact: true });
  await plain.focus();
  await page.keyboard.press('Space');
  await expect(plain).toHaveAttribute('aria-pressed', 'false');
  // Past the other line and Listen, to the plot.
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(lab.locator('.reading p')).toHaveText('after 10 games');
});

test('a table that is wider than a phone can be scrolled by keyboard', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lab = await openLab(page);
  await roll(lab, 20_000);
  const box = lab.locator('games-table .box');
  await box.focus();
  await page.keyboard.press('End');
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await drawn(page);
  // The totals stay in sight.
  await expect(lab.locator('games-table tfoot tr').last()).toBeInViewport();
});
