// What the tests of all labs know of the two-checker lab.

import { expect } from '@playwright/test';
import { oneByOne, rollingRound } from '../helpers/growth.js';
import { defined, drawn } from '../helpers/lab.js';

/** @param {import('../helpers/labs.js').Locator} lab */
export async function ready(lab) {
  await defined(lab.page());
  await drawn(lab.page());
}

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  const rows = await rollingRound(lab);
  /** @type {((it: import('../helpers/lab.js').TwoCheckerLab) => unknown)[]} */
  const own = [
    (it) => it.replay(),
    (it) => {
      it.table = { doubles: 70, noDoubles: -10, oFails: 45, oBearsOff: -15 };
    },
    (it) => {
      it.table = { doubles: 50, noDoubles: -10, oFails: 45, oBearsOff: -15 };
    },
    // Other dice again than the article's.
    (it) => it.act.typeSeed('5'),
  ];
  await oneByOne(lab, own);
  return rows;
}

/** @type {import('../helpers/labs.js').Poster} */
export const poster = {
  figure: 'seed=0x2a61&games=10000',
  games: '10,000',
  screen: 'seed=0x2a61&games=20000',
  shown: '20,000',
};

/** @type {import('../helpers/labs.js').Known['parts']} */
export const parts = {
  board: (lab) => lab.locator('backgammon-board'),
  game: (lab) => lab.locator('.micro'),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  controls: (lab) => lab.getByRole('button', { name: 'Roll one game' }),
  tree: (lab) => lab.locator('.tree'),
  sentence: (lab) => lab.locator('.sentence'),
  table: (lab) => lab.locator('luck-table'),
  presets: (lab) => lab.getByRole('radiogroup'),
  verdict: (lab) => lab.locator('.verdict'),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  notes: (lab) => lab.getByText('Bands: each rollout’s 95%'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  readout: (lab) => lab.getByRole('heading', { name: 'The two rollouts, side by side' }),
  many: (lab) => lab.locator('many-rollouts'),
  games: (lab) => lab.locator('games-table'),
};

export const goWith = { table: ['presets'] };

export const spare = ['readout', 'many', 'games'];

export const query = 'games=100&seed=5';

export const said = { preset: 'backwards', luck: [7, 8, 9, 10], evaluations: [70, 30, 90, 10], edit: 'evaluations' };

export const asks = 30_000_000;

/** @type {import('../helpers/bits.js').Bits} */
export const bits = {
  query: 'seed=0x2a61',
  games: 30_000_000,
  unitsPerMs: 50_000,
  workers: [3],
  each: 50_000,
  edits: [
    (it) => {
      it.table = { doubles: 70, noDoubles: -10, oFails: 45, oBearsOff: -15 };
    },
    (it) => it.act.choosePreset('backwards'),
    (it) => it.act.changeView({ allTables: true, luck: true }),
  ],
  rescore: (it) => it.act.choosePreset('correct'),
  estimates: (it) => [it.table, ...Object.values(it.own.core.presets())],
  facts: () => null,
  fresh: ({ own: { core } }) => ({
    rollout: ({ seed, state: { replay, rotation } }) => new core.TwoCheckerRollout(seed, replay, rotation),
    many: ({ seed }, rollouts, games) => new core.ManyTwoCheckerRollouts(seed, rollouts, games),
    facts: () => null,
  }),
};

export const missing = 'The part that rolls the games didn’t load.';

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: {
    'games.columns.game.1': 'a sign: short for the name of a column',
    'table.chances.doubles': 'a fraction',
    'table.chances.noDoubles': 'a fraction',
    'table.chances.oFails': 'a fraction',
    'table.chances.oBearsOff': 'a fraction',
    'table.presets.gnu': 'the name of a program',
  },
  named: { 'guide.more': 'one game is said in a word' },
  says: {
    'games.columns.x.1': 'Blue',
    'chart.band': '⟨0⟩ to ⟨1⟩',
    'chart.reading(0: 1)': 'after 1 game',
    'many.run(0: 1)': 'Roll 1,000 rollouts of 1 game',
    'table.points(0: 1)': '1 point',
    'table.verdictBiased': expect.stringContaining('Blue'),
    'table.verdictBiased(2: false)': expect.stringContaining('White'),
  },
  decides: ['table.verdictBiased(2)'],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  ['preset=made-up', 'Four checkers against one, luck by the made-up table: +50 −10 +45 −15'],
  ['preset=none', 'Four checkers against one, no luck subtracted'],
  ['preset=gnu', 'Four checkers against one, luck from what GNU Backgammon’s network thinks: 100% 39% 99.1% 0%'],
  ['evaluations=80,30,90.5,5&lang=ja', '4枚対1枚のポジション、自作のプログラムの評価から求めた運：80% 30% 90.5% 5%'],
  ['luck=70,-10,45,-15&lang=ja', '4枚対1枚のポジション、自作の運の表：+70 −10 +45 −15'],
];
