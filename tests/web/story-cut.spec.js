// Figure 10: wrong luck moves the value at which a rollout settles by nothing, and wrong evaluations at the cut by exactly so much.

import { figureIn, liven, openStory } from './helpers/story.js';
import { settlesCut } from './helpers/story-numbers.js';
import { expect, test } from './helpers/test.js';
import { figures } from '../../www/story/texts/en-bearoffs.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Parameters<typeof settlesCut>[0]} Evaluator */

const { cut: texts } = figures;

/** What the buttons say. @type {Record<Evaluator, string>} */
const LABELS = {
  exact: texts.evaluators.exact,
  'pip-count': texts.evaluators.pipCount,
  even: texts.evaluators.even,
  backwards: texts.evaluators.backwards,
};
const ALL = /** @type {Evaluator[]} */ (Object.keys(LABELS));

/** @param {Page} page @param {string} group @param {Evaluator} evaluator */
const choose = (page, group, evaluator) =>
  figureIn(page, 'cut').getByRole('group', { name: group }).getByRole('radio', { name: LABELS[evaluator] }).check();

/** @param {Page} page @param {number} horizon */
const cutAfter = (page, horizon) =>
  figureIn(page, 'cut').getByRole('slider', { name: texts.horizon }).fill(String(horizon));

/** A number with two decimals and its sign, as the page writes it. @param {number} value */
const signed = (value) => `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(2)}`;

/** Two numbers as they are written, and their difference. @param {number} value @param {number} from */
const difference = (value, from) => signed(Number((Number(value.toFixed(2)) - Number(from.toFixed(2))).toFixed(2)));

/**
 * Expects that the figure says where these games settle and what moves them there, and that its bars do.
 * @param {Page} page
 * @param {Evaluator} evaluator
 * @param {number} horizon
 */
async function settles(page, evaluator, horizon) {
  const [value, truth] = [settlesCut(evaluator, horizon), settlesCut('exact', 1)];
  const figure = figureIn(page, 'cut');
  await expect(figure.locator('.said')).toContainText(texts.settle(`${value.toFixed(2)}%`));
  await expect(figure.locator('[data-moves="luck"] text').last()).toHaveText('0.00');
  await expect(figure.locator('[data-moves="evaluator"] text').last()).toHaveText(difference(value, truth));
}

test('luck by any judge moves the line by nothing, and evaluations at the cut by exactly so much', async ({ page }) => {
  await openStory(page);
  await liven(page, ['cut']);
  const said = figureIn(page, 'cut').locator('.said');
  await settles(page, 'pip-count', 4);
  await expect(said).toContainText('After 4 rolls, evaluations by pip count move it by −8.22 points');
  for (const luck of ALL) {
    await choose(page, texts.luck, luck);
    await expect(said).toContainText('moves that by nothing');
    await settles(page, 'pip-count', 4);
  }
  // Luck is backwards now.
  for (const evaluator of ALL) {
    await choose(page, texts.evaluator, evaluator);
    for (const horizon of [1, 3, 10]) {
      await cutAfter(page, horizon);
      await settles(page, evaluator, horizon);
    }
  }
  await cutAfter(page, 11);
  await settles(page, 'exact', 11);
  await expect(said).toContainText(texts.noneCut);
});

test('the figure’s state is in the address, and the lab shows the games that it shows', async ({ page }) => {
  await openStory(page, 'en', '?cut.luck=even&cut.evaluator=even&cut.horizon=3');
  await liven(page, ['cut']);
  await settles(page, 'even', 3);
  const figure = figureIn(page, 'cut');
  const picture = await figure.locator('svg.picture').getAttribute('aria-label');
  await figure.getByRole('link', { name: 'Open in the lab' }).click();
  const lab = page.locator('bearoff-lab');
  const snapshot = () => lab.evaluate((/** @type {any} */ it) => it.snapshot?.() ?? null);
  await expect.poll(async () => (await snapshot())?.games).toBe(10_000);
  const { exact, plain, reduced } = await snapshot();
  expect(exact.plain.mean).toBeCloseTo(settlesCut('even', 3), 5);
  expect(exact.toEnd).toBeCloseTo(settlesCut('exact', 1), 5);
  const averages = `Plain: ${plain.mean.toFixed(2)}%, result − luck: ${reduced.mean.toFixed(2)}%.`;
  expect(picture).toContain(averages);
  for (const { mean, se } of [plain, reduced]) {
    expect(Math.abs(mean - settlesCut('even', 3))).toBeLessThanOrEqual(4 * se);
  }
});
