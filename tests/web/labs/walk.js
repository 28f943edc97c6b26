// What the tests of all labs know of the walk lab.

import { expect } from '@playwright/test';

import { oneByOne, rollingRound } from '../helpers/growth.js';
import { ready } from '../helpers/ready.js';

export { ready };

/** @typedef {import('../../../www/labs/walk/lab.js').WalkLab} WalkLab */

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  const rows = await rollingRound(lab);
  /** @type {((it: WalkLab) => unknown)[]} */
  const own = [
    (it) => it.roll(20),
    (it) => it.act.measure({ scale: 'sign' }),
    (it) => it.act.measure({ share: 0.5 }),
    (it) => it.act.measure({ outcome: 'length', evaluator: 'exact' }),
    (it) => it.act.measureMirrored(),
    (it) => it.act.readMoments({ deciding: false, root: true }),
    (it) => {
      it.model = { a: 0.5, m: 10, s: 2 };
    },
    (it) => it.roll(20),
    (it) => {
      it.model = { a: 0.2474, m: 95.46, s: 21.72 };
    },
    (it) => it.act.readMoments({ deciding: null, root: null }),
    (it) => it.act.measure({ outcome: 'win', scale: 'centipawns', evaluator: 'calibrated', share: 1 }),
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
  model: (lab) => lab.getByRole('combobox', { name: 'Games' }),
  luck: (lab) => lab.getByRole('slider', { name: 'Luck subtracted' }),
  game: (lab) => lab.locator('.micro'),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  controls: (lab) => lab.getByRole('button', { name: 'Simulate a walk' }),
  sentence: (lab) => lab.locator('.sentence'),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  notes: (lab) => lab.getByText('Bands: the rollouts’ own'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  lengths: (lab) => lab.locator('.lengths-card'),
  moments: (lab) => lab.locator('.moments-card'),
  fit: (lab) => lab.locator('.fit-card'),
  measurement: (lab) => lab.locator('.measurement-card'),
  scales: (lab) => lab.locator('.scales-card'),
  curves: (lab) => lab.locator('.curves-card'),
  antithetic: (lab) => lab.locator('.antithetic-card'),
  readout: (lab) => lab.locator('.figures-card'),
  many: (lab) => lab.locator('many-rollouts'),
  games: (lab) => lab.locator('games-table'),
};

export const goWith = {};

export const spare = [
  'seed',
  'options',
  'notes',
  'moments',
  'fit',
  'measurement',
  'scales',
  'curves',
  'antithetic',
  'readout',
  'many',
  'games',
];

export const query = 'games=100&seed=5';

export const said = { a: 0.3, m: 20.5, s: 3.25, share: 0.75 };

export const asks = 1_000_000;

/** @type {import('../helpers/labs.js').Known['another']} */
export const another = (it) => it.act.setModel({ a: 0.3, m: 10, s: 2 });

/** @type {import('../helpers/bits.js').Bits} */
export const bits = {
  query: 'seed=0x2a61',
  games: 400_000,
  unitsPerMs: 500,
  workers: [1],
  each: 1000,
  edits: [
    (it) => it.act.measure({ scale: 'linear' }),
    (it) => it.act.measure({ share: 0.5 }),
    (it) => it.act.measure({ outcome: 'length' }),
    (it) => {
      it.model = { a: 0.5, m: 30, s: 4 };
    },
    (it) => it.act.changeView({ luck: true }),
  ],
  rescore: (it) => it.act.measure({ share: 0.25 }),
  estimates: (it) => [it.frame.estimate, 0, 1, 1.5],
  facts: ({ rolling: { rollout } }, share) => [rollout.game.theory(share), rollout.game.funnel(share, 1000)],
  fresh: ({ own: { core }, state: { wanted } }) => {
    const { model, outcome, scale, evaluator } = wanted;
    const game = new core.WalkGame({ model, outcome, evaluator: outcome === 'win' ? scale : evaluator });
    return {
      rollout: ({ seed }) => new core.WalkRollout(game, seed),
      many: ({ seed }, rollouts, games) => new core.ManyWalkRollouts(game, seed, rollouts, games),
      facts: (share) => [game.theory(share), game.funnel(share, 1000)],
    };
  },
};

export const missing = 'The part that simulates the walks didn’t load.';

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: {
    'games.columns.game.1': 'a sign: short for the name of a column',
    'walk.limits.0': 'a number',
    'walk.limits.1': 'a number',
    'walk.limits.2': 'a number',
    'walk.move': 'a letter and two numbers',
    'walk.move(0: 1)': 'a letter and two numbers',
    'walk.move(0: false)': 'a letter and two numbers',
    'walk.move(1: 1)': 'a letter and two numbers',
    'walk.move(1: false)': 'a letter and two numbers',
    'bet.known': 'nothing: nobody bets here',
  },
  named: { 'guide.more': 'one walk is said in a word' },
  says: {
    'chart.reading(0: 1)': 'after 1 walk',
    'many.run(0: 1)': 'Roll 1,000 rollouts of 1 walk',
    'walk.decides': expect.stringContaining('Sente'),
    'walk.decides(2: false)': expect.stringContaining('Gote'),
  },
  decides: ['walk.decides(2)'],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [['scale=sign', 'A shogi game as a random walk (who wins), luck measured by: who is ahead']];
