// Figures 8, 9 and 10: mistakes that stay in, a hundred intervals, and estimates as wrong as one likes. Models and pictures, without
// a page.

import { readFileSync } from 'node:fs';
import { expect, test } from './helpers/test.js';
import { cores, shown } from './helpers/story-figures.js';
import { FIGURES } from '../../www/build/story.js';
import { properties as bearoffLab } from '../../www/labs/bearoff/properties.js';
import { properties as twoCheckerLab } from '../../www/labs/two-checker/properties.js';
import { any } from '../../www/story/figures/any.js';
import { POSITION, Shelf, position } from '../../www/story/figures/bearoff.js';
import { interval } from '../../www/story/figures/interval.js';
import { mistakes } from '../../www/story/figures/mistakes.js';

/** @typedef {import('../../www/pkg/bearoff/rollout_lab.js').BearoffSetup} Setup */

const { bearoff, story } = cores;

/** Exact chances by an independent program: tests/golden/README.md. */
const golden = JSON.parse(readFileSync(new URL('../golden/bearoff.json', import.meta.url), 'utf8'));
/** @type {{gnubg_id: string, exact: {win: string}}} */
const fourEach = Object.values(golden)
  .flat()
  .find((/** @type {any} */ one) => one?.gnubg_id === POSITION);
const PERFECT = 100 * Number(fourEach.exact.win);
/** If both sides choose the fewest pips: calculated apart from the core, to its last digit (tests/bearoff/theory.rs). */
const FEWEST_PIPS = 64.291;

const ALL = /** @type {[import('./helpers/story-figures.js').Figure, object, Record<string, any>[]][]} */ ([
  [mistakes, bearoff, [{}, { who: 'none', guess: 'perfect' }, { who: 'blue' }, { who: 'white', guess: 'elsewhere' }]],
  [
    interval,
    story,
    [{}, { estimate: 'reduced', guess: 4 }, { stopped: true }, { games: 10, stopped: true }, { games: 1000 }],
  ],
  [any, bearoff, [{}, { noise: 0, guess: 'moves' }, { noise: 50 }]],
]);

/** @param {string} text @param {RegExp} pattern */
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, group]) => group);

test('luck is taken out and mistakes stay in: the game of these players is not worth what perfect play is', async () => {
  const { model, said, picture, answer } = await shown(mistakes, bearoff);
  expect(model.all.none).toBeCloseTo(PERFECT, 5);
  expect(Math.abs(model.all.both - FEWEST_PIPS)).toBeLessThanOrEqual(5e-4);
  expect(model.settles).toBe(model.all.both);
  // Each by its own mistakes alone: they cost the side that makes them.
  expect(model.all.blue).toBeLessThan(PERFECT);
  expect(model.all.white).toBeGreaterThan(PERFECT);
  for (const text of [said, picture, answer]) {
    expect(text).toContain('64.29%');
    expect(text).toContain('65.86%');
  }
});

test('in Japanese mistakes make the value lower or higher by a number without a sign', async () => {
  // Blue's lower Blue's chances, White's raise them: 64.29% and 66-odd beside 65.86%.
  for (const [who, word] of /** @type {const} */ ([
    ['both', '低い'],
    ['blue', '低い'],
    ['white', '高い'],
  ])) {
    const { said, model } = await shown(mistakes, bearoff, { who }, 'ja');
    expect(said, who).toMatch(
      new RegExp(`ミスの分${Math.abs(model.settles - PERFECT).toFixed(2)}ポイント${word}値です。`),
    );
  }
});

test('alternative texts in Japanese have no English punctuation', async () => {
  for (const { figure, core } of FIGURES) {
    const { alt, answer } = await shown(figure, core, {}, 'ja');
    for (const text of [alt, ...found(answer, /aria-label="([^"]*)"/g)]) {
      expect(text, figure.name).not.toMatch(/; |[,;:] |\.(?!\d)/);
      expect(text, figure.name).toMatch(/。$/);
    }
  }
});

test('after ten thousand games result − luck is where these players’ game is, and not where perfect play is', async () => {
  for (const who of ['blue', 'both']) {
    const { model } = await shown(mistakes, bearoff, { who });
    // The mistakes of Blue are more than 1.5 points, and luck leaves a spread of less than 4 points a game: of ten thousand games
    // five standard errors are 0.2.
    expect(Math.abs(model.reduced - model.settles)).toBeLessThan(0.2);
    expect(Math.abs(model.reduced - PERFECT)).toBeGreaterThan(1);
  }
});

test('nobody’s mistakes: one level, and every single game is on it', async () => {
  const { model, drawing } = await shown(mistakes, bearoff, { who: 'none' });
  for (const mean of model.history.reduced) expect(mean).toBeCloseTo(PERFECT, 5);
  expect(found(drawing, /(perfect play)/g)).toEqual([]);
});

test('the axis is the same whoever errs', async () => {
  const axes = await Promise.all(
    ['none', 'blue', 'white', 'both'].map(async (who) =>
      found((await shown(mistakes, bearoff, { who })).picture, /<text[^>]*>\s*(\d+%)/g),
    ),
  );
  expect(axes[0].length).toBeGreaterThan(2);
  for (const axis of axes) expect(axis).toEqual(axes[0]);
});

test('as many intervals as rollouts, and marked are those that miss', async () => {
  for (const changes of [{}, { games: 10 }, { estimate: 'reduced' }, { stopped: true }]) {
    const { model, picture, said } = await shown(interval, story, changes);
    const contained = found(picture, /<g class="contains"\s*><path d="M([\d.]+)/g).map(Number);
    const missed = found(picture, /<g class="misses"[^>]*?><path d="M([\d.]+)/g).map(Number);
    expect(contained.length + missed.length).toBe(100);
    const all = [...contained, ...missed].sort((a, b) => a - b);
    // Four checkers on the ace point against one on the six point: 3/8 (the article).
    const outside = all.filter((_, i) => model.low[i] > 37.5 || model.high[i] < 37.5);
    expect(missed).toEqual(outside);
    expect(found(picture, /class="mark" d="M([\d.]+)/g).map(Number)).toEqual(missed);
    expect(picture).toContain(`${missed.length} miss it`);
    expect(said).toContain(`${contained.length} intervals contain 37.5%, ${missed.length} miss it`);
  }
});

test('the hundred are the first hundred rollouts of the lab', async () => {
  const { madeUp, none } = story.presets();
  for (const games of [10, 100]) {
    const many = new story.ManyTwoCheckerRollouts('0x1', 100, games);
    many.roll(100 * games);
    const plain = await shown(interval, story, { games });
    const reduced = await shown(interval, story, { games, estimate: 'reduced' });
    // The story's intervals are mean ± 1.96 standard errors; the lab's are wider where few games make the spread.
    expect(plain.model.contain).toBeLessThanOrEqual(many.besideTruth(madeUp).plain.contain);
    expect(reduced.model.contain).toBeLessThanOrEqual(many.besideTruth(madeUp).reduced.contain);
    if (games === 100) expect(plain.model.contain).toBe(many.besideTruth(madeUp).plain.contain);
    expect(plain.model.average).toBeCloseTo(/** @type {number} */ (many.spread(none).mean), 9);
    const ahead = many.stoppedWhenAhead(madeUp);
    ahead.roll(100);
    if (games === 100)
      expect(reduced.model.stopped).toBeCloseTo(/** @type {number} */ (ahead.stopped().reduced.mean), 9);
  }
});

test('stopped as soon as they are ahead, the rollouts average too much', async () => {
  const fixed = await shown(interval, story);
  const stopped = await shown(interval, story, { stopped: true });
  expect(stopped.model.average).toBe(fixed.model.stopped);
  // A hundred plain rollouts of a hundred games: the standard error of their average is 48.4 / √10,000 = 0.48 points.
  expect(Math.abs(fixed.model.average - 37.5)).toBeLessThan(4 * 0.48);
  // Who has won four or more of the first ten games is ahead and stops: by the binomial law 55 of 100 rollouts, with 48.7% on average.
  // The others have 23.7% then, which alone would make up for it; but they play on, and come nearer to 37.5%.
  expect(stopped.model.average - 37.5).toBeGreaterThan(4 * 0.48);
  expect(stopped.said).toContain('off by +');
});

test('the table in the answer is what all the ways to win so many games come to', async () => {
  const { answer } = await shown(interval, story);
  const cells = found(answer, /<td>([\d.]+)%<\/td>/g).map(Number);
  // Of 10 games the counts of wins whose interval p ± 1.96 √(p (1 − p) / 9) has 37.5%, each as often as the binomial law says.
  let chance = 0;
  let ways = 1;
  for (let wins = 0; wins <= 10; wins += 1) {
    const p = wins / 10;
    if (Math.abs(p - 3 / 8) <= 1.96 * Math.sqrt((p * (1 - p)) / 9))
      chance += ways * (3 / 8) ** wins * (5 / 8) ** (10 - wins);
    ways = (ways * (10 - wins)) / (wins + 1);
  }
  expect(cells).toHaveLength(4);
  expect(cells[0]).toBeCloseTo(100 * chance, 1);
  expect(cells[3]).toBeCloseTo(95, 0);
});

test('however wrong the estimates are, the line settles where perfect play is; only the spread grows', async () => {
  let spread = -1;
  for (let noise = 0; noise <= 50; noise += 10) {
    const { model, picture, said } = await shown(any, bearoff, { noise });
    expect(model.mean).toBeCloseTo(PERFECT, 5);
    expect(model.sd.reduced).toBeGreaterThan(spread);
    spread = model.sd.reduced;
    for (const text of [picture, said]) expect(text).toContain('65.86%');
  }
});

test('exact estimates leave no spread: each game says it all', async () => {
  const { model, said } = await shown(any, bearoff, { noise: 0 });
  expect(model.sd.reduced).toBe(0);
  expect(model.worth).toBeNull();
  for (const mean of model.history.reduced) expect(mean).toBeCloseTo(PERFECT, 5);
  expect(said).toContain('One game alone gives 65.86%');
});

test('errors move neither the axis nor the plain games', async () => {
  const [one, other] = await Promise.all([5, 50].map((noise) => shown(any, bearoff, { noise })));
  expect(other.model.history.plain).toEqual(one.model.history.plain);
  const ticks = (/** @type {string} */ picture) => found(picture, /<text[^>]*>\s*(\d+%)/g);
  expect(ticks(one.picture).length).toBeGreaterThan(1);
  expect(ticks(other.picture)).toEqual(ticks(one.picture));
});

for (const language of /** @type {const} */ (['en', 'ja'])) {
  test(`every state of these figures is whole, in ${language}`, async () => {
    for (const [figure, core, states] of ALL) {
      for (const changes of states) {
        const { all } = await shown(figure, core, changes, language);
        expect(all, figure.name).not.toMatch(/undefined|NaN|null|\[object|–%/);
        expect(all).not.toMatch(/ style=| on[a-z]+=/);
        // Of each choice one is in force.
        const groups = [...new Set(found(all, /type="radio" name="([^"]+)"/g))];
        for (const group of groups) {
          const chosen = found(all, new RegExp(`name="${group}"[^>]*? (checked)`, 'g')).length;
          expect(chosen, group).toBe(group.endsWith('-guess') && changes.guess === undefined ? 0 : 1);
        }
        const ids = found(all, / id="([^"]+)"/g);
        expect(ids).toEqual([...new Set(ids)]);
        for (const id of ids) expect(id.startsWith(`${figure.name}-`), id).toBe(true);
      }
    }
  });
}

test('in each lab the same can be seen: it reads all that the link says', async () => {
  for (const [figure, core, states] of ALL) {
    for (const changes of states) {
      const { model, it } = await shown(figure, core, changes);
      const way = figure.lab?.(model, it) ?? { lab: '', values: '' };
      const known = /** @type {Record<string, {kind: import('../../www/lib/address/kinds.js').Kind<any>}>} */ (
        way.lab === 'bearoff' ? bearoffLab : twoCheckerLab
      );
      for (const [name, value] of new URLSearchParams(way.values)) {
        expect(known[name]?.kind.read(value), `${name}=${value}`).not.toBeUndefined();
      }
    }
  }
});

test('a shelf of games frees what was asked for longest ago, and makes nothing for who has given up', async () => {
  const shelf = new Shelf(2);
  /** @type {(size: number) => Setup} */
  const setup = (size) => ({
    position: position(bearoff),
    players: { x: 'exact', o: 'exact' },
    estimates: [{ evaluator: 'noisy', scale: 'linear' }],
    noise: { size, seed: 1 },
  });
  const [one, two] = [await shelf.game(bearoff, setup(1), null), await shelf.game(bearoff, setup(2), null)];
  expect(await shelf.game(bearoff, setup(1), null)).toBe(one);
  await shelf.game(bearoff, setup(3), null);
  expect(one?.theory(0)).not.toBeNull();
  expect(() => two?.theory(0)).toThrow();
  expect(await shelf.game(bearoff, setup(4), AbortSignal.abort())).toBeNull();
});
