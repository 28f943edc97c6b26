// What the tests of all labs know of the contact lab.

import { expect } from '@playwright/test';

import { oneByOne, rollingRound } from '../helpers/growth.js';
import { ready } from '../helpers/ready.js';

export { ready };

/** @typedef {import('../../../www/labs/contact/lab.js').ContactLab} ContactLab */

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  const rows = await rollingRound(lab);
  /** @type {((it: ContactLab) => unknown)[]} */
  const own = [
    (it) => it.roll(3),
    (it) => it.act.chooseRoll([6, 3]),
    (it) => it.act.measure({ evaluator: 'blurred' }),
    (it) => it.act.measure({ evaluator: 'nothing' }),
    (it) => {
      it.position = 'trsDAIDt7gAADA';
    },
    (it) => it.roll(3),
    (it) => it.act.measure({ evaluator: 'network' }),
    (it) => {
      it.position = '4HPwATDgc/ABMA';
    },
  ];
  await oneByOne(lab, own);
  return rows;
}

/** @type {import('../helpers/labs.js').Poster} */
export const poster = {
  figure: 'seed=0x2a61&games=100',
  games: '100',
  screen: 'seed=0x2a61&games=100',
  shown: '100',
};

/** @type {import('../helpers/labs.js').Known['parts']} */
export const parts = {
  editor: (lab) => lab.locator('whole-board-editor'),
  game: (lab) => lab.locator('.micro'),
  evaluation: (lab) => lab.locator('.evaluation'),
  luck: (lab) => lab.getByRole('combobox', { name: 'Luck is estimated by' }),
  map: (lab) => lab.locator('roll-map'),
  plays: (lab) => lab.locator('.plays'),
  comparison: (lab) => lab.locator('.pairs'),
  until: (lab) => lab.locator('.until'),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  controls: (lab) => lab.getByRole('button', { name: '+10: roll 10 more games' }),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  notes: (lab) => lab.getByText('Bands: each rollout’s 95%'),
  sentence: (lab) => lab.locator('.sentence'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  chances: (lab) => lab.locator('.chances-card'),
  readout: (lab) => lab.locator('.figures-card'),
  games: (lab) => lab.locator('games-table'),
};

export const goWith = { plays: ['comparison'] };

export const spare = ['seed', 'options', 'notes', 'map', 'plays', 'comparison', 'until', 'chances', 'readout', 'games'];

export const query = 'games=3&seed=5&roll=63&position=trsDAIDt7gAADA';

export const besides = { query: 'v=1&seed=7&roll=31&pairs=2', shows: '.pairs table.worths' };

/** On a page the board shows the game only while one is looked at. @param {import('@playwright/test').Locator} lab */
export async function turnTo(lab) {
  await lab.getByRole('button', { name: 'Game', exact: true }).click();
}

/** Where no core reads IDs, a position is the checkers that it stands for: those of O, then X's. */
const CHECKERS = [
  [1, 14, ...Array(23).fill(0)],
  [0, 0, 15, ...Array(22).fill(0)],
];

export const said = {
  position: CHECKERS.flat().join('-'),
  roll: '31',
  a: 'sGfwATDgc/ABMA',
  b: '4HPwATDgc/ABMA',
  until: 0.02,
  noise: 33,
  errors: 7,
};

export const given = { position: 'trsDAIDt7gAADA' };

export const asks = 60;

/** @type {import('../helpers/labs.js').Known['another']} */
export const another = (it) => {
  it.position = 'trsDAIDt7gAADA';
};

/** Some twenty milliseconds each. */
export const thousand = 40;

export const longGames = true;

export const exact = false;

export const anyBoard = true;

/** @type {import('../helpers/bits.js').Bits} */
export const bits = {
  query: 'seed=0x2a61&position=trsDAIDt7gAADA',
  games: 300,
  unitsPerMs: 0.5,
  workers: [2],
  each: null,
  edits: [
    (it) => it.act.measure({ evaluator: 'tiny' }),
    (it) => it.act.measure({ evaluator: 'blurred' }),
    (it) => it.act.changeView({ luck: true }),
  ],
  rescore: null,
  estimates: (it) => [it.frame.estimate],
  facts: ({ rolling: { rollout } }) => rollout.game.rollMap(),
  fresh: ({ own: { core }, state: { wanted } }) => {
    const game = new core.ContactGame(wanted);
    return {
      rollout: ({ seed }) => new core.ContactRollout(game, seed),
      many: () => null,
      facts: () => game.rollMap(),
    };
  },
};

export const missing = 'The part that rolls the games didn’t load.';

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: {
    'editor.xgid': 'the name of a notation',
    'games.columns.game.1': 'a sign: short for the name of a column',
    'bet.known': 'nothing: nobody bets here',
    'chart.allTables': 'nothing: there is one estimate at a time',
    'many.intro': 'nothing: there are no thousand rollouts',
  },
  named: {
    'editor.point': 'the 1 point is called the ace point',
    'editor.anyPoint': 'the 1 point is called the ace point',
    'guide.more': 'one game is said in a word',
  },
  says: {
    'editor.checkersOf(1: 1)': '⟨0⟩, 1 checker',
    'refusals.deadlock': expect.stringContaining('neither could ever move'),
  },
  decides: [],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  ['evaluator=tiny', 'Position 4HPwATDgc/ABMA, luck estimated by a tiny network'],
  ['horizon=7', 'Position 4HPwATDgc/ABMA, luck estimated by the network, games cut after 7 rolls'],
];
