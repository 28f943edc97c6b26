// What the tests of all labs know of the lab of the cube.

import { expect } from '@playwright/test';

import { oneByOne, rollingRound } from '../helpers/growth.js';
import { ready } from '../helpers/ready.js';

export { ready };

/** @typedef {import('../../../www/labs/cube/lab.js').CubeLab} CubeLab */

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  const rows = await rollingRound(lab);
  /** @type {((it: CubeLab) => unknown)[]} */
  const own = [
    (it) => it.roll(20),
    (it) => it.act.setEstimator('janowski'),
    (it) => it.act.setJanowski(0.5),
    (it) => it.act.setOwner('x'),
    (it) => it.act.setPlayers({ o: { plays: 'fewestPips', cube: 'thresholds' } }),
    (it) => it.roll(20),
    // Past the database there is no game.
    (it) => {
      it.position = { x: [3, 3, 3, 2, 2, 2], o: [0, 0, 0, 5, 5, 5], onRoll: 'x' };
    },
    (it) => {
      it.position = { x: [0, 1, 0, 0, 1, 0], o: [1, 0, 0, 1, 0, 0], onRoll: 'x' };
    },
    (it) => it.act.setPlayers({ o: { plays: 'withCube', cube: 'exact' } }),
    (it) => it.act.setOwner('centred'),
    (it) => it.act.setJanowski(0.68),
    (it) => it.act.setEstimator('cubelessTimesCube'),
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
  editor: (lab) => lab.locator('board-editor'),
  game: (lab) => lab.locator('.micro'),
  decision: (lab) => lab.locator('.decision'),
  settings: (lab) => lab.getByRole('combobox', { name: 'Luck is estimated by' }),
  rolls: (lab) => lab.locator('cube-map'),
  controls: (lab) => lab.getByRole('button', { name: 'Roll 10 more games' }),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  sentence: (lab) => lab.locator('.sentence'),
  costs: (lab) => lab.locator('.costs'),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  notes: (lab) => lab.getByText('Bands: each rollout’s 95%'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  ladder: (lab) => lab.locator('.ladder-card'),
  readout: (lab) => lab.locator('.figures-card'),
  many: (lab) => lab.locator('many-rollouts'),
  games: (lab) => lab.locator('games-table'),
};

export const goWith = {};

export const spare = [
  'editor',
  'seed',
  'settings',
  'rolls',
  'costs',
  'options',
  'notes',
  'ladder',
  'readout',
  'many',
  'games',
];

export const query = 'games=100&seed=5';

/** @type {import('../helpers/labs.js').Known['folded']} */
export const folded = ['Blue’s checker play', 'Blue’s cube actions', 'White’s checker play', 'White’s cube actions'];

/** @param {import('@playwright/test').Locator} lab */
export async function turnTo(lab) {
  const game = lab.getByRole('button', { name: 'Game', exact: true });
  if (await game.isVisible()) await game.click();
}

export const said = {
  position: '0-1-0-0-0-0-1-2-3-0-0-0',
  noise: 33,
  janowski: 0.5,
  'double-from': 60,
  'pass-below': 20.5,
  bets: [-0.5, 0.25],
};

export const asks = 150_000;

/** @type {import('../helpers/labs.js').Known['another']} */
export const another = (it) => it.act.setOwner('o');

/** @type {import('../helpers/bits.js').Bits} */
export const bits = {
  // Four checkers each: with six, workers take so much memory that there are no more than six of them.
  query: 'seed=0x2a61&position=SgEAgCoAAAAAAA',
  games: 60_000,
  unitsPerMs: 75,
  workers: [2],
  each: 150,
  edits: [
    (it) => it.act.setPlayers({ o: { plays: 'pipCount', cube: 'thresholds' } }),
    (it) => it.act.setEstimator('janowski'),
    (it) => it.act.setJanowski(0.5),
    (it) => {
      it.position = { x: [0, 1, 0, 1, 1, 1], o: [1, 0, 1, 0, 1, 1], onRoll: 'x' };
    },
    (it) => it.act.changeView({ allTables: true }),
  ],
  // Measured in another way, they are other games to the core.
  rescore: null,
  estimates: () => [0, 1, 2, 3, 4],
  facts: (
    {
      prepared: {
        current: { game },
      },
    },
    estimate,
  ) => [game.theory(estimate), game.rollMap(false), game.funnel(estimate, 1000)],
  fresh: ({ own: { core }, prepared: { current } }) => {
    const { setup } = current;
    const database = new core.CubeDatabase();
    while (!database.build());
    const game = new core.CubeGame(database, setup);
    while (!game.build());
    return {
      rollout: ({ seed }) => new core.CubeRollout(game, seed),
      many: ({ seed }, rollouts, games) => new core.ManyCubeRollouts(game, seed, rollouts, games),
      facts: (estimate) => [game.theory(estimate), game.rollMap(false), game.funnel(estimate, 1000)],
    };
  },
};

export const missing = 'The part that rolls the games didn’t load.';

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: {
    'editor.xgid': 'the name of a notation',
    'games.columns.game.1': 'a sign: short for the name of a column',
  },
  named: { 'editor.point': 'the 1 point is called the ace point' },
  says: {
    'editor.checkers(0: 1)': '1 checker',
    'beyond.heading': expect.stringContaining('six checkers'),
  },
  decides: [],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  [
    'position=SgEAgCoAAAAAAA&cube=x&estimator=janowski',
    'Bear-off SgEAgCoAAAAAAA with the cube (Blue’s), luck estimated by: Janowski × cube',
  ],
];
