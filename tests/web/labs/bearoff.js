// What the tests of all labs know of the bear-off lab.

import { expect } from '@playwright/test';

import { ready, showGame } from '../helpers/bearoff.js';
import { oneByOne, rollingRound } from '../helpers/growth.js';

export { ready };

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  const rows = await rollingRound(lab);
  /** @type {((it: import('../helpers/bearoff.js').BearoffLab) => unknown)[]} */
  const own = [
    (it) => it.roll(20),
    (it) => it.act.chooseRoll(1),
    (it) => it.act.playRoll(1),
    (it) => it.roll(60),
    (it) => it.act.takeBack(),
    (it) => it.act.measure({ evaluator: 'noisy', scale: 'steep' }),
    (it) => {
      it.position = { x: [3, 3, 3, 2, 2, 2], o: [0, 0, 0, 5, 5, 5], onRoll: 'x' };
    },
    (it) => it.roll(20),
    (it) => it.act.measure({ evaluator: 'pipCount', scale: 'linear' }),
    (it) => {
      it.position = { x: [4, 0, 0, 0, 0, 0], o: [0, 0, 0, 0, 0, 1], onRoll: 'x' };
    },
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
  controls: (lab) => lab.getByRole('button', { name: 'Roll 10 more games' }),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  sentence: (lab) => lab.locator('.sentence'),
  game: (lab) => lab.locator('.micro'),
  map: (lab) => lab.locator('roll-map'),
  luck: (lab) => lab.getByRole('combobox', { name: 'Luck is estimated by' }),
  // On a page Williams's sum stands apart, above it.
  worth: (lab) => lab.locator('dl.worth').last(),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  notes: (lab) => lab.getByText('Bands: each rollout’s 95%'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  readout: (lab) => lab.getByRole('heading', { name: 'The two rollouts, side by side' }),
  many: (lab) => lab.locator('many-rollouts'),
  games: (lab) => lab.locator('games-table'),
};

export const goWith = {};

export const spare = ['editor', 'seed', 'luck', 'worth', 'options', 'notes', 'readout', 'many', 'games'];

export const query = 'games=100&seed=5';

/** @type {import('../helpers/labs.js').Known['folded']} */
export const folded = ['Scale of its chances', 'Blue’s plays are chosen by', 'White’s plays are chosen by'];

export const turnTo = showGame;

export const said = { position: '0-1-0-0-0-0-1-2-3-0-0-0', noise: 33 };

export const asks = 150_000;

/** @type {import('../helpers/labs.js').Known['another']} */
export const another = (it) => it.act.setPlayers({ o: 'backwards' });

/** @type {import('../helpers/bits.js').Bits} */
export const bits = {
  // Six checkers each.
  query: 'seed=0x2a61&position=rAYAAGwDAAAAAA',
  games: 200_000,
  unitsPerMs: 250,
  workers: [7],
  each: 500,
  edits: [
    (it) => it.act.measure({ evaluator: 'noisy', scale: 'steep' }),
    (it) => {
      it.position = { x: [0, 0, 1, 1, 1, 1], o: [0, 1, 1, 0, 1, 1], onRoll: 'x' };
    },
    (it) => it.act.changeView({ allTables: true }),
  ],
  // Measured in another way, they are other games to the core.
  rescore: null,
  estimates: (it) =>
    it.prepared.current.estimates.map((/** @type {unknown} */ _, /** @type {number} */ estimate) => estimate),
  facts: (
    {
      prepared: {
        current: { game },
      },
    },
    estimate,
  ) => [game.theory(estimate), game.rollMap(estimate), game.funnel(estimate, 1000)],
  fresh: ({ own: { core }, prepared: { current } }) => {
    const { setup, estimates } = current;
    const { position, players, noise } = setup;
    const database = new core.BearoffDatabase(core.describePosition(position).reach);
    while (!database.build());
    const game = new core.BearoffGame(database, { position, players, noise, estimates });
    while (!game.build());
    return {
      rollout: ({ seed }) => new core.BearoffRollout(game, seed),
      many: ({ seed }, rollouts, games) => new core.ManyBearoffRollouts(game, seed, rollouts, games),
      facts: (estimate) => [game.theory(estimate), game.rollMap(estimate), game.funnel(estimate, 1000)],
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
    'games.columns.rolls.1': 'Rolls',
    'editor.checkers(0: 1)': '1 checker',
    'editor.point(1: 1)': '⟨0⟩’s ace point',
    'positions.gap.title': 'Stacks and a gap',
    'refusals.contact': expect.stringContaining('isn’t a bear-off'),
  },
  decides: [],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  [
    'position=SgEAgCoAAAAAAA&evaluator=noisy&noise=20&scale=sign',
    'Bear-off SgEAgCoAAAAAAA, luck estimated by: exact with errors (errors of up to 20 points, only who is ahead)',
  ],
  ['position=SgEAgCoAAAAAAA&evaluator=pip-count', 'Bear-off SgEAgCoAAAAAAA, luck estimated by: pip count'],
];
