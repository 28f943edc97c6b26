// The questions that players ask: loaded when they come near, the same in both languages, and each with an address that
// shows the answer.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBearoff } from './helpers/bearoff.js';
import { drawn, holdBack, openLab, roll, snapshotOf } from './helpers/lab.js';
import { complete } from './helpers/ready.js';
import { expect, test } from './helpers/test.js';
import { allTexts } from './helpers/texts.js';
import { LABS } from '../../www/pkg/labs.js';
import { addressOf, labNamed } from '../../www/lib/page/labs.js';
import { SHOW_ME } from '../../www/lib/questions/show-me.js';
import { en } from '../../www/lib/questions/texts/en.js';
import { ja } from '../../www/lib/questions/texts/ja.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./helpers/growth.js').RolloutLab} RolloutLab */

const NAMES = /** @type {(keyof typeof SHOW_ME)[]} */ (Object.keys(SHOW_ME));

/** What is in view when a part is shown. @type {Record<string, (lab: Locator) => Locator>} */
const SEEN = {
  chart: (lab) => lab.locator('rollout-chart.main'),
  tiles: (lab) => lab.locator('.tiles'),
  worth: (lab) => lab.locator('.outcome dl.worth'),
  williams: (lab) => lab.locator('.more dl.worth'),
  readout: (lab) => lab.locator('.figures-card'),
  many: (lab) => lab.locator('many-rollouts rollout-histogram'),
  stopped: (lab) => lab.locator('many-findings li').first(),
};

/** Everything that a catalogue says, functions with stand-ins. @param {unknown} value @returns {string[]} */
function ends(value) {
  if (typeof value === 'function') return [String(value('', '', '', ''))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ends) : [String(value)];
}

/** @param {Page} page */
const questions = (page) => page.locator('reader-questions');

/** @param {Page} page */
async function comeNear(page) {
  await questions(page).scrollIntoViewIfNeeded();
  await expect(questions(page).getByRole('heading', { name: en.heading })).toBeVisible();
}

/** Opens a question and follows its link. @param {Page} page @param {keyof typeof SHOW_ME} name */
async function showMe(page, name) {
  const [question] = en.questions[name];
  await questions(page).getByText(question, { exact: true }).click();
  await questions(page)
    .getByRole('link', { name: en.showLabel(question) })
    .click();
}

/** English has one idea in a sentence; Japanese has longer ones. */
const SENTENCES = /** @type {const} */ ({ en: [/[.?](?= |$)/g, 5], ja: [/。/g, 3] });
/** So many words an English answer has at most. */
const WORDS = 70;

test('there are sixteen, of a few sentences each, in both languages', () => {
  expect(NAMES).toHaveLength(16);
  for (const [{ questions: all }, [ends, most]] of /** @type {const} */ ([
    [en, SENTENCES.en],
    [ja, SENTENCES.ja],
  ])) {
    expect(Object.keys(all)).toEqual(NAMES);
    for (const [question, answer] of Object.values(all)) {
      expect(question).toMatch(/[?？]|ですか|では/);
      expect(answer.match(ends)?.length, answer).toBeGreaterThanOrEqual(2);
      expect(answer.match(ends)?.length, answer).toBeLessThanOrEqual(most);
      expect(answer.split(' ').length, answer).toBeLessThanOrEqual(WORDS);
    }
  }
});

/** Every answer that stands below a lab, in its place. @param {string} lab @param {'en' | 'ja'} language */
async function answersOf(lab, language) {
  const { answers } = /** @type {{answers: import('../../www/lib/page/rollout-page.js').OwnAnswers}} */ (
    await import(`../../www/labs/${lab}/texts/answers.js`)
  );
  const usual = Object.fromEntries(NAMES.map((name) => [name, { en, ja }[language].questions[name][1]]));
  return { ...usual, ...answers[language] };
}

/** Labs below which they stand: those that have answers of their own. */
const ASKED = LABS.filter(({ name }) =>
  existsSync(fileURLToPath(new URL(`../../www/labs/${name}/texts/answers.js`, import.meta.url))),
);

for (const { name: lab } of ASKED) {
  test(`${lab}: its own answers are to questions that there are, of a few sentences each, in both languages`, async () => {
    const { answers } = await import(`../../www/labs/${lab}/texts/answers.js`);
    expect(Object.keys(answers.ja)).toEqual(Object.keys(answers.en));
    expect(NAMES).toEqual(expect.arrayContaining(Object.keys(answers.en)));
    for (const language of /** @type {const} */ (['en', 'ja'])) {
      const [ends, most] = SENTENCES[language];
      for (const answer of Object.values(answers[language])) {
        expect(answer.match(ends)?.length, answer).toBeGreaterThanOrEqual(2);
        expect(answer.match(ends)?.length, answer).toBeLessThanOrEqual(most);
        expect(answer.split(' ').length, answer).toBeLessThanOrEqual(WORDS);
      }
    }
  });

  test(`${lab}: what an answer quotes of the page is there`, async () => {
    for (const [language, quoted] of /** @type {const} */ ([
      ['en', /“([^”]+)”/g],
      ['ja', /「([^」]+)」/g],
    ])) {
      const said = JSON.stringify(ends(await allTexts(lab, language)));
      const missing = Object.values(await answersOf(lab, language)).flatMap((answer) =>
        [...answer.matchAll(quoted)].map(([, words]) => words).filter((words) => !said.includes(words)),
      );
      expect(missing).toEqual([]);
    }
  });
}

test('where a lab has an answer of its own, that is the one below it', async ({ page }) => {
  const { name, page: file } = /** @type {typeof LABS[number]} */ (ASKED.at(-1));
  const { answers } = await import(`../../www/labs/${name}/texts/answers.js`);
  const [question] = /** @type {(keyof typeof SHOW_ME)[]} */ (Object.keys(answers.en));
  await page.goto(addressOf(file));
  await complete(page.locator(`${name}-lab`));
  await comeNear(page);
  await expect(
    questions(page).locator('details').filter({ hasText: en.questions[question][0] }).locator('p').first(),
  ).toHaveText(answers.en[question]);
  // And the usual one elsewhere.
  const usual = NAMES.find((one) => !(one in answers.en));
  const [asked, answer] = en.questions[/** @type {keyof typeof SHOW_ME} */ (usual)];
  await expect(questions(page).locator('details').filter({ hasText: asked }).locator('p').first()).toHaveText(answer);
});

// Those that their links lead to.
for (const lab of LABS.filter(({ name }) => Object.values(SHOW_ME).some((shown) => shown.lab === name))) {
  test(`${lab.name}: they are loaded when they come near`, async ({ page }) => {
    // Before a game a page is short: in a higher window they are near from the start.
    await page.setViewportSize({ width: 1280, height: 500 });
    /** @type {string[]} */
    const loaded = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const ours = () => loaded.filter((path) => /questions|bring|show-me/.test(path));
    await page.goto(addressOf(lab.page));
    await complete(page.locator(`${lab.name}-lab`));
    expect(ours()).toEqual([]);
    await comeNear(page);
    expect(ours()).toHaveLength(1);
    await expect(questions(page).locator('details')).toHaveCount(16);
    // What is not open is not in the way, and no higher than the room that was kept for it.
    const kept = await questions(page).evaluate((element) => [
      element.clientHeight,
      parseFloat(getComputedStyle(element).minHeight),
    ]);
    expect(kept[0]).toBe(kept[1]);
  });
}

for (const name of NAMES) {
  const { lab: labName, show } = SHOW_ME[name];
  test(
    `${name}: its link shows what it promises`,
    NAMES.find((first) => SHOW_ME[first].lab === labName) === name ? {} : { tag: '@long' },
    async ({ page }) => {
      // From another lab's page, and from its own.
      const [first] = LABS;
      await page.goto('./');
      const here = page.locator(`${first.name}-lab`);
      await complete(here);
      await comeNear(page);
      await showMe(page, name);
      await page.waitForURL((url) => url.pathname.endsWith(addressOf(labNamed(labName).page).slice(1)));
      const lab = page.locator(`${labName}-lab`);
      const part = SEEN[show](lab);
      await expect(part).toBeInViewport();
      await expect(part).toBeVisible();
      await expect
        .poll(() => lab.evaluate((it) => /** @type {RolloutLab} */ (it).rolling.rollout.games))
        .toBeGreaterThan(0);
      // The next address has it no more: whoever reloads or shares it is not taken there.
      await expect.poll(() => new URL(page.url()).hash).not.toContain('show=');
      expect(await lab.evaluate((it) => /** @type {RolloutLab} */ (it).problems)).toEqual([]);
    },
  );
}

test('the way back leads to the reader’s own games', { tag: '@long' }, async ({ page }) => {
  const lab = await openLab(page, '0x7');
  await roll(lab, 123);
  const before = await snapshotOf(lab);
  await comeNear(page);
  await showMe(page, 'narrow');
  await expect(lab.locator('many-rollouts rollout-histogram')).toBeInViewport();
  expect((await snapshotOf(lab)).games).toBe(10);
  await page.goBack();
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(123);
  await drawn(page);
  expect(await snapshotOf(lab)).toEqual(before);
});

test('the keyboard goes on from what is shown', async ({ page }) => {
  await page.goto('./#v=1&games=1000&show=readout');
  const heading = page.locator('two-checker-lab').getByRole('heading', { name: 'The two rollouts, side by side' });
  await expect(heading).toBeFocused();
});

test('a part that is not there is not waited for, and one that there is not is no part', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./?hide=many#v=1&games=100&show=many');
  const lab = page.locator('two-checker-lab');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(100);
  await expect(lab.locator('many-rollouts')).toHaveCount(0);
  await page.goto('./#v=1&games=10&show=nothing');
  await expect(lab.getByText('show: “nothing”')).toBeVisible();
});

test('an author cannot have something shown, only whoever has clicked', async ({ page }) => {
  await page.goto('./?games=100&show=many');
  const lab = page.locator('two-checker-lab');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(100);
  await drawn(page);
  await expect(lab.locator('many-rollouts rollout-histogram')).toHaveCount(0);
});

test('nothing is asked while a bet is open: the answers would tell it', async ({ page }) => {
  await page.goto('./?bet=1');
  await complete(page.locator('two-checker-lab'));
  await expect(questions(page)).toBeHidden();
});

test('plain and reduced disagree where that is asked about, and the reduced one is right', async ({ page }) => {
  await page.goto(`./#v=1&${SHOW_ME.disagree.values}`);
  const lab = page.locator('two-checker-lab');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(1000);
  const { plain, reduced, exact } = await snapshotOf(lab);
  expect(exact.reduced.bias).toBe(0);
  // 95% intervals that have nothing in common; only one of them contains 37.5.
  const [plainLow] = plain.ci ?? [];
  const [low, high] = reduced.ci ?? [];
  expect(plainLow).toBeGreaterThan(Number(high));
  expect([Number(low) < 37.5, Number(high) > 37.5]).toEqual([true, true]);
});

test('bear-offs say both sums, which differ', async ({ page }) => {
  const lab = await openBearoff(page, `#v=1&seed=1&${SHOW_ME.williams.values}`);
  const { plain, williams } = await lab.evaluate((it) => {
    const { rolling, frame } = /** @type {any} */ (it);
    const { rollout } = rolling;
    const { estimate } = frame;
    return { plain: rollout.readout(estimate).reduced, williams: rollout.readout(estimate).williams };
  });
  // Apart by more than twice the standard error of each.
  expect(Math.abs(plain.mean - williams.mean)).toBeGreaterThan(2 * (plain.se + williams.se));
});

test('what an address asks to be shown and is not there yet, is not gone to later', async ({ page }) => {
  await page.goto('./#v=1&seed=5&show=readout');
  const lab = page.locator('two-checker-lab');
  await complete(lab);
  // The figures come with the first game, and the reader stays where he is.
  await lab.evaluate((/** @type {RolloutLab} */ it) => it.roll(1));
  await expect(lab.locator('.figures-card')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what an address asked to be shown is not, once another one has been opened', { tag: '@long' }, async ({
  page,
}) => {
  /** @type {Error[]} */
  const thrown = [];
  page.on('pageerror', (error) => thrown.push(error));
  const part = '**/assets/bring-*.js';
  const arrive = await holdBack(page, part);
  const asked = page.waitForRequest(part);
  const arrived = page.waitForResponse(part);
  await page.goto('./#v=1&games=100&show=many');
  await asked;
  await page.evaluate(() => {
    location.hash = '#v=1&games=7';
  });
  const lab = page.locator('two-checker-lab');
  await expect.poll(async () => (await snapshotOf(lab)).games).toBe(7);
  arrive();
  await (await arrived).finished();
  // Whatever is loaded again is run when it is there.
  await page.evaluate((address) => import(address), (await arrived).url());
  await drawn(page);
  await expect(lab.locator('many-rollouts rollout-histogram')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(thrown).toEqual([]);
});
