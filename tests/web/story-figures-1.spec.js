// Figures 1, 2, 3 and 5 of the story: they draw and say what the core says, and that is what the article has. No browser is needed:
// the build draws them with the same code.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, core, figureOf, tags, words } from './helpers/story-figures.js';
import { expect, test } from './helpers/test.js';

/** Numbers of the article, with their source in the file. */
const article = JSON.parse(readFileSync(fileURLToPath(new URL('../golden/article.json', import.meta.url)), 'utf8'));

/** The article's tables by what figures call them. */
const TABLES = /** @type {const} */ ({ correct: 'correct', madeUp: 'made_up', backwards: 'backwards' });
const NAMES = /** @type {(keyof typeof TABLES)[]} */ (Object.keys(TABLES));

/** Whatever number is written somewhere, with a true minus. @param {string} text */
const numbersIn = (text) =>
  [...text.matchAll(/[+−]?\d+(\.\d+)?/g)].map(([written]) => Number(written.replace('−', '-')));

/** Sums of numbers that are halves and quarters are exact. @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** A picture says nothing that would not be true of other dice: one game of each of the three ends. */
const ENDS = /** @type {const} */ ({ fails: '0x1', doubles: '0x3', bearsOff: '0x4' });

// ——— 1: one game ———

test('the first game of the story is one that Blue wins without doubles, because White fails', () => {
  const { model, guess, said } = figureOf('game');
  expect(model.record.leaf).toBe('fails');
  expect(guess?.question).toContain('this win');
  expect(said).toContain('Blue has won');
});

for (const [leaf, seed] of Object.entries(ENDS)) {
  test(`of a game that ends with ${leaf} the answer adds up from the position's worth to the result`, () => {
    const { model, answer, guess } = figureOf('game', {}, { seed });
    expect(model.record.leaf).toBe(leaf);
    // 37.5 before the game; luck by the article's correct table: 62.5 of doubles, −12.5 and 75, or −12.5 and −25.
    const { doubles, no_doubles, o_fails, o_bears_off } = article.tables.correct;
    const luck = { doubles: [doubles], fails: [no_doubles, o_fails], bearsOff: [no_doubles, o_bears_off] }[leaf] ?? [];
    const result = leaf === 'bearsOff' ? 0 : 100;
    expect(article.exact_win + sum(luck)).toBe(result);
    // The numbers beside the bars, below the names and above the axis.
    const written = words(answer).filter((text) => /^[+−]?\d/.test(text) && !text.endsWith('%'));
    expect(written.flatMap(numbersIn)).toEqual([article.exact_win, ...luck, result]);
    expect(guess?.question.includes('lost')).toBe(result === 0);
  });

  test(`each bar of the answer begins where the one above it ends, when the game ends with ${leaf}`, () => {
    const { answer } = figureOf('game', {}, { seed });
    // Lines down at 0%, 50% and 100%.
    const [zero, , whole] = [...(tags(answer, 'path')[0].d ?? '').matchAll(/M([\d.]+),/g)].map(([, x]) => Number(x));
    const bars = tags(answer, 'rect').map(({ x, width }) =>
      [x, Number(x) + Number(width)].map((at) => ((Number(at) - zero) / (whole - zero)) * 100),
    );
    // Chances as the game goes on: 37.5 and 100; 37.5, 25 and 100; 37.5, 25 and 0.
    const chances = { doubles: [37.5, 100], fails: [37.5, 25, 100], bearsOff: [37.5, 25, 0] }[leaf] ?? [];
    const result = chances[chances.length - 1];
    const lucks = chances.slice(1).map((after, i) => [chances[i], after].sort((a, b) => a - b));
    const expected = [[0, 37.5], ...lucks, [0, result]];
    expect(bars.length).toBe(expected.length);
    for (const [i, at] of bars.flat().entries()) expect(at).toBeCloseTo(expected.flat()[i], 9);
  });
}

test('before the answer is opened nothing says how much was luck', () => {
  for (const language of LANGUAGES) {
    const { said, alt, picture, guess } = figureOf('game', {}, { language });
    for (const text of [said, alt, picture.replace(/ [\w-]+="[^"]*"/g, ''), guess?.question ?? '']) {
      // 62.5 is the luck, 37.5 what the rest is.
      expect(text).not.toMatch(/62\.5|37\.5/);
    }
  }
});

test('the answer says what the reader guessed, and that he did not', () => {
  expect(figureOf('game').answer).toContain('You haven’t guessed.');
  expect(figureOf('game', { guess: 12.5 }).answer).toContain('You said 12.5 points.');
});

// ——— 2: the map of one roll ———

for (const table of NAMES) {
  for (const side of /** @type {const} */ (['x', 'o'])) {
    test(`36 cells with the ${table} luck of the roll of ${side} add up to zero, and the figure says so`, () => {
      const { picture, said } = figureOf('roll', { table, side });
      const lucks = tags(picture, 'g').flatMap((tag) => ('data-luck' in tag ? [Number(tag['data-luck'])] : []));
      expect(lucks.length).toBe(36);
      expect(sum(lucks)).toBe(0);
      const cells = words(picture);
      // Below the cells: so many × luck + so many × luck = 0.
      const [some, first, others, second, total] = numbersIn(cells.at(-1) ?? '');
      expect(lucks.filter((luck) => luck === first).length).toBe(some);
      expect(lucks.filter((luck) => luck === second).length).toBe(others);
      expect(total).toBe(0);
      // By the article: doubles are 6 of 36, and White fails with 9 of them.
      const { doubles, no_doubles, o_fails, o_bears_off } = article.tables[TABLES[table]];
      expect([some, first, others, second]).toEqual(
        side === 'x' ? [6, doubles, 30, no_doubles] : [9, o_fails, 27, o_bears_off],
      );
      expect(numbersIn(said).slice(0, 4)).toEqual([some, first, others, second]);
    });
  }
}

test('White fails with 1-1, 2-1, 3-1, 4-1 and 3-2, and each cell stands where its dice are', () => {
  const { model } = figureOf('roll', { side: 'o' });
  // She needs six pips: 1-1 is four of them, the others three to five. Either die may come first.
  const fails = model.cells
    .filter((/** @type {{luck: number}} */ { luck }) => luck > 0)
    .map((/** @type {{dice: number[]}} */ { dice }) => dice.join(''));
  expect(fails).toEqual(['11', '12', '13', '14', '21', '23', '31', '32', '41']);
  model.cells.forEach((/** @type {{dice: number[]}} */ { dice }, /** @type {number} */ i) => {
    expect(dice).toEqual([Math.floor(i / 6) + 1, (i % 6) + 1]);
  });
});

test('good and bad luck differ by more than colour: one is hatched, and each has its sign', () => {
  const { picture } = figureOf('roll');
  const cells = picture
    .split('data-luck="')
    .slice(1)
    .map((cell) => ({ good: !cell.startsWith('-'), cell }));
  expect(cells.filter(({ good }) => good).length).toBe(6);
  for (const { good, cell } of cells) {
    expect(cell.includes('url(#roll-hatch)')).toBe(!good);
    expect(words(cell)[1][0]).toBe(good ? '+' : '−');
  }
});

/** The rolls in the cells with a heavy frame. @param {string} picture */
const heavy = (picture) =>
  picture
    .split('data-luck="')
    .slice(1)
    .filter((cell) => tags(cell, 'rect')[0]['stroke-width'] === '2.5')
    .map((cell) => words(cell)[0]);

test('the roll of the first game has heavy frames, whichever die came first, if there was one', () => {
  // The first game of the worksheet, too: 5-3, then 3-1.
  expect(heavy(figureOf('roll').picture)).toEqual(['5-3', '5-3']);
  expect(heavy(figureOf('roll', { side: 'o' }).picture)).toEqual(['3-1', '3-1']);
  // Doubles are one cell, and White had no need to roll.
  expect(heavy(figureOf('roll', {}, { seed: ENDS.doubles }).picture)).toEqual([expect.stringMatching(/^(\d)-\1$/)]);
  expect(heavy(figureOf('roll', { side: 'o' }, { seed: ENDS.doubles }).picture)).toEqual([]);
});

test('every roll of a figure is written and drawn with the larger die first', () => {
  for (const seed of [...Object.values(ENDS), '0x1']) {
    for (const side of ['x', 'o']) {
      const { picture, said } = figureOf('roll', { side }, { seed });
      const rolls = words(picture).filter((text) => /^\d-\d$/.test(text));
      expect(rolls).toHaveLength(36);
      expect(rolls.filter((roll) => roll[0] < roll[2])).toEqual([]);
      const [rolled] = heavy(picture);
      if (rolled) expect(said.replace(/\u2060/g, '')).toContain(rolled);
    }
    // A die is a square with its pips: so many circles.
    const { picture } = figureOf('game', {}, { seed });
    const dice = picture
      .split('<g>')
      .slice(1)
      .map((die) => tags(die.split('</g>')[0], 'circle').length);
    const rolls = words(picture).flatMap((text) => /\d-\d/.exec(text) ?? []);
    expect(rolls.length).toBeGreaterThan(0);
    expect(dice.slice(-2 * rolls.length).join('')).toBe(rolls.join('').replaceAll('-', ''));
  }
});

// ——— 3: results, and results without luck ———

for (const table of NAMES) {
  test(`with the ${table} table each column has a dot for each of the hundred games, at the height that the core says`, () => {
    const { picture, model } = figureOf('dots', { table });
    const columns = picture.split('data-column="').slice(1);
    expect(columns.length).toBe(2);
    columns.forEach((column, i) => {
      const dots = tags(column, 'circle').filter((tag) => 'data-value' in tag);
      const key = i === 0 ? 'result' : 'reduced';
      expect(dots.map((dot) => Number(dot['data-value']))).toEqual(
        model.records.map((/** @type {any} */ record) => record[key]),
      );
      // Rows lie evenly about the height of their value; equal heights are equal values, and a line goes through two of them.
      /** @type {Map<number, number[]>} */
      const heights = new Map();
      for (const dot of dots)
        heights.set(Number(dot['data-value']), [...(heights.get(Number(dot['data-value'])) ?? []), Number(dot.cy)]);
      const middles = [...heights].map(([value, all]) => ({ value, at: (Math.max(...all) + Math.min(...all)) / 2 }));
      for (const one of middles) {
        for (const other of middles) {
          if (one.value > other.value) expect(one.at).toBeLessThan(other.at);
        }
      }
      // No dot hides another.
      expect(new Set(dots.map(({ cx, cy }) => `${cx},${cy}`)).size).toBe(100);
    });
  });

  test(`with the ${table} table results without luck are only the article's three`, () => {
    const { model } = figureOf('dots', { table });
    const { D, F, B } = article.tables[TABLES[table]].reduced;
    const ends = { doubles: D, fails: F, bearsOff: B };
    for (const { leaf, reduced } of model.records) expect(reduced).toBe(ends[/** @type {keyof typeof ends} */ (leaf)]);
  });

  test(`with the ${table} table all that is drawn lies within the picture`, () => {
    const { picture, figure } = figureOf('dots', { table });
    for (const { cx, cy, r } of tags(picture, 'circle')) {
      expect(Number(cx) - Number(r)).toBeGreaterThan(0);
      expect(Number(cx) + Number(r)).toBeLessThan(400);
      expect(Number(cy) - Number(r)).toBeGreaterThan(0);
      expect(Number(cy) + Number(r)).toBeLessThan(figure.height);
    }
  });
}

test('both columns have one axis, and it reaches past the results where luck is backwards', () => {
  const { picture } = figureOf('dots', { table: 'backwards' });
  const [results, reduced] = picture
    .split('data-column="')
    .slice(1)
    .map((column) => tags(column, 'circle').filter((tag) => 'data-value' in tag));
  const at = (/** @type {Record<string, string>[]} */ dots, /** @type {number} */ value) => {
    const all = dots.filter((dot) => Number(dot['data-value']) === value).map(({ cy }) => Number(cy));
    return (Math.max(...all) + Math.min(...all)) / 2;
  };
  // The one hundred points between the results are as high as half of the two hundred between −37.5 and 162.5, and 0 lies
  // 37.5 of them above −37.5. Dots stand to a tenth of a unit.
  const point = (at(results, 0) - at(results, 100)) / 100;
  expect((at(reduced, -37.5) - at(reduced, 162.5)) / 200).toBeCloseTo(point, 2);
  expect(at(reduced, -37.5) - 37.5 * point).toBeCloseTo(at(results, 0), 0);
});

test('the marked game is the same in both columns, joined by a line, and is told in words', () => {
  for (const game of [1, 2, 57, 100]) {
    const { picture, said, model } = figureOf('dots', { game });
    const columns = picture
      .split('data-column="')
      .slice(1)
      .map((column) => tags(column, 'circle').filter((tag) => 'data-value' in tag));
    const [from, to] = columns.map((dots) => dots[game - 1]);
    const line = tags(picture, 'path').find((path) => path['stroke-dasharray'] === '4 3');
    expect(line?.d).toBe(`M${from.cx},${from.cy}L${to.cx},${to.cy}`);
    const { result, totalLuck, reduced } = model.records[game - 1];
    expect(numbersIn(said.replace('result − luck', '')).slice(0, 4)).toEqual([game, result, totalLuck, reduced]);
  }
});

test('the first game of figure 3 is the game of figure 1', () => {
  const [one, three] = [figureOf('game').model.record, figureOf('dots', { table: 'correct' }).model.records[0]];
  expect(three).toEqual(one);
});

// ——— 5: why ———

test('a thousand dots are seven less the difference of two dice, and the line is their running mean', () => {
  // A thousand tosses have no average that lies half-way between two hundredths, as two hundred may.
  const { picture, model, said } = figureOf('why', { tosses: 1000 });
  const dots = tags(picture, 'circle')
    .filter((tag) => 'data-value' in tag)
    .map((dot) => Number(dot['data-value']));
  expect(dots.length).toBe(1000);
  let total = 0;
  dots.forEach((value, i) => {
    const { green, red, means } = model.tosses;
    expect(value).toBe(7 - (green[i] - red[i]));
    total += value;
    expect(means[i]).toBeCloseTo(total / (i + 1), 12);
  });
  expect(total % 10).not.toBe(5);
  expect(words(picture)).toContain((total / 1000).toFixed(2));
  expect(said).toContain((total / 1000).toFixed(2));
});

test('tossing on keeps the tosses that were made, and says what their average was', () => {
  const values = (/** @type {number} */ tosses) => [...figureOf('why', { tosses }).model.tosses.values];
  expect(values(1000).slice(0, 50)).toEqual(values(50));
  const began = values(50).reduce((sum, value) => sum + value, 0) / 50;
  for (const tosses of [50, 200, 1000]) expect(figureOf('why', { tosses }).said).toContain(began.toFixed(2));
});

test('the tree is the algebra in numbers: on average result − luck is the result, because luck is zero', () => {
  const { model } = figureOf('why');
  // By the article: doubles win, and after any other roll White fails once in four.
  const [doubles, others] = model.branches;
  expect(doubles).toEqual({
    event: 'doubles',
    chance: [1, 6],
    result: 100,
    luck: article.tables.made_up.doubles,
    reduced: 50,
  });
  expect(others).toEqual({
    event: 'noDoubles',
    chance: [5, 6],
    result: 25,
    luck: article.tables.made_up.no_doubles,
    reduced: 35,
  });
  // 1/6 × 100 + 5/6 × 25 = 225/6 = 37.5; 1/6 × 50 − 5/6 × 10 = 0.
  expect(model.average.result).toBeCloseTo(article.exact_win, 12);
  expect(model.average.luck).toBe(0);
  expect(model.average.reduced).toBeCloseTo(article.exact_win, 12);
});

// ——— All of them ———

/** Each figure untouched, and changed. */
const STATES = [
  { name: 'game', changes: [{}, { guess: 50 }] },
  { name: 'roll', changes: [{}, { table: 'madeUp', side: 'o' }, { table: 'backwards' }] },
  { name: 'dots', changes: [{}, { table: 'correct', game: 100 }, { table: 'backwards' }] },
  { name: 'why', changes: [{}, { tosses: 50 }, { tosses: 1000 }] },
];

for (const { name, changes } of STATES) {
  test(`figure ${name} says the same numbers in both languages, and no id twice`, () => {
    for (const change of changes) {
      for (const seed of Object.values(ENDS)) {
        const [en, ja] = LANGUAGES.map((language) => figureOf(name, change, { language, seed }));
        // What stands on the board is counted in words in English, in digits in Japanese: 4枚, 2列. The order of a sentence's
        // numbers is its language's affair.
        const sorted = (/** @type {string} */ text) =>
          numbersIn(text.replace(/\d(?=枚|列|ポイントに)/g, '')).sort((a, b) => a - b);
        expect(sorted(ja.alt)).toEqual(sorted(en.alt));
        expect(sorted(ja.said)).toEqual(sorted(en.said));
        for (const { all } of [en, ja]) {
          const ids = [...all.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(all).not.toMatch(/ style=|undefined|NaN|null/);
        }
      }
    }
  });
}

test('what is chosen is chosen in the HTML of the build, and nothing else', () => {
  const { all } = figureOf('roll', { table: 'madeUp', side: 'o' });
  const chosen = [...all.matchAll(/<input type="radio" name="([^"]*)" value="([^"]*)" checked/g)].map(
    ([, name, value]) => [name, value],
  );
  expect(chosen).toEqual([
    ['roll-side', 'o'],
    ['roll-table', 'madeUp'],
  ]);
});

test('an address can say no game before the first, and none after the hundredth', () => {
  const { kind } = figureOf('dots').figure.properties.game;
  expect(['0', '1', '100', '101', '1.5', '-1', ''].map((text) => kind.read(text))).toEqual([
    undefined,
    1,
    100,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the lab that a figure leads to has its dice and its table', () => {
  expect(figureOf('game').way?.values).toContain('preset=correct&seed=0x1&games=1');
  expect(figureOf('dots', { table: 'backwards' }, { seed: '0x2a' }).way?.values).toContain(
    'preset=backwards&seed=0x2a&games=100',
  );
  expect(figureOf('roll', { table: 'madeUp' }).way?.values).toContain('preset=made-up');
  // They are the core's own names of what is in force.
  expect(Object.keys(core.presets())).toEqual(expect.arrayContaining(NAMES));
});
