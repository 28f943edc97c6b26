// What the tests of all labs know of the lab of pairs.

import { expect } from '@playwright/test';

import { oneByOne, rollingRound } from '../helpers/growth.js';
import { ready } from '../helpers/ready.js';

export { ready };

/** @typedef {import('../../../www/labs/pairs/lab.js').PairsLab} PairsLab */

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  const rows = await rollingRound(lab);
  /** @type {((it: PairsLab) => unknown)[]} */
  const own = [
    (it) => it.roll(20),
    (it) => it.act.couple('nearest'),
    (it) => it.act.measure({ evaluator: 'noisy', rotation: true }),
    (it) => it.act.decide({ roll: [6, 6], a: null, b: null }),
    (it) => it.roll(20),
    (it) => it.act.couple('ranked'),
    (it) => it.act.measure({ evaluator: 'pipCount', rotation: false }),
    (it) => it.act.decide({ roll: [5, 1], a: null, b: null }),
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
  decision: (lab) => lab.getByRole('region', { name: 'All plays of this roll, best first' }),
  game: (lab) => lab.locator('.micro'),
  controls: (lab) => lab.getByRole('button', { name: 'Roll 10 more pairs' }),
  seed: (lab) => lab.getByRole('textbox', { name: 'Seed' }),
  known: (lab) => lab.getByRole('button', { name: 'Roll until the better play is known' }),
  coupling: (lab) => lab.getByRole('radio', { name: 'Same dice' }),
  settings: (lab) => lab.getByRole('combobox', { name: 'Rolls are ranked by' }),
  sentence: (lab) => lab.locator('.sentence'),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  notes: (lab) => lab.getByText('Bands: the differences’ own'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  couplings: (lab) => lab.locator('.couplings-card'),
  scatter: (lab) => lab.locator('.scatter-card'),
  readout: (lab) => lab.locator('.figures-card'),
  experiment: (lab) => lab.locator('koca-experiment'),
  games: (lab) => lab.locator('games-table'),
};

export const goWith = {};

export const spare = [
  'editor',
  'seed',
  'settings',
  'options',
  'notes',
  'readout',
  'couplings',
  'scatter',
  'experiment',
  'games',
];

export const query = 'games=100&seed=5';

export const said = {
  position: '0-1-0-0-0-0-1-2-3-0-0-0',
  roll: '51',
  a: '001010',
  b: '010001',
  noise: 33,
};

export const asks = 15_000;

/** @type {import('../helpers/labs.js').Known['another']} */
export const another = (it) => it.act.decide({ roll: [6, 2], a: null, b: null });

export const twoAtOnce = true;

/** @type {import('../helpers/bits.js').Bits} */
export const bits = {
  query: 'seed=0x2a61',
  games: 50_000,
  unitsPerMs: 62.5,
  workers: [0],
  // Koca's experiment is of rollouts that the reader asks for: tests/pairs/jobs.rs.
  each: null,
  edits: [
    (it) => it.act.measure({ evaluator: 'noisy', rotation: true }),
    (it) => it.act.couple('same'),
    (it) => it.act.measure({ ranking: 'oneSided' }),
    (it) => it.act.decide({ roll: [2, 1], a: null, b: null }),
    (it) => it.act.changeView({ allTables: true }),
  ],
  rescore: null,
  estimates: () => ['independent', 'same', 'ranked', 'nearest'],
  facts: (
    {
      prepared: {
        current: { game },
      },
    },
    coupling,
  ) => [game.theory(coupling), game.funnel(coupling, 1000), game.exact()],
  fresh: ({ own: { core }, prepared: { current } }) => {
    const { setup } = current;
    const database = new core.BearoffDatabase(core.describePosition(setup.decision.position).reach);
    while (!database.build());
    const game = new core.PairsGame(database, setup);
    while (!game.build());
    while (!game.buildExact());
    return {
      rollout: ({ seed }) => new core.PairsRollout(game, seed),
      many: ({ seed }, rollouts, games) => new core.ManyPairsRollouts(game, seed, rollouts, games),
      facts: (coupling) => [game.theory(coupling), game.funnel(coupling, 1000), game.exact()],
    };
  },
};

export const missing = 'The part that rolls the games didn’t load.';

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: {
    'editor.xgid': 'the name of a notation',
    'games.columns.game.1': 'a sign: short for the name of a column',
    'games.columns.a.0': 'the name of a play',
    'games.columns.result.0': 'a difference of two names',
    'games.columns.result.1': 'a difference of two names',
    'games.columns.a.1': 'the name of a play',
    'games.columns.b.0': 'the name of a play',
    'games.columns.b.1': 'the name of a play',
    'decision.chance': 'digits and a sign',
    'decision.chance(0: 1)': 'digits and a sign',
    'decision.chance(0: false)': 'digits and a sign',
    'couplings.rate': 'a name and a number',
    'couplings.rate(0: 1)': 'a name and a number',
    'couplings.rate(0: false)': 'a name and a number',
    'couplings.rate(1: 1)': 'a name and a number',
    'couplings.rate(1: false)': 'a name and a number',
    'bet.known': 'nothing: nobody bets here',
    'many.intro': 'nothing: what stands there in other labs does not here',
  },
  named: { 'editor.point': 'the 1 point is called the ace point' },
  says: {
    'decision.close(0: 1)': '1 checker each, ⟨1⟩',
    'readout.worthUnit(0: 1)': 'independent pair',
    'known.known(0: 1)': expect.stringContaining('1 pair:'),
  },
  decides: [],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  [
    'evaluator=exact&coupling=same',
    '4-3: 6/3 4/off (A) or 5/2 4/off (B)? With the same dice, luck estimated by: exact database',
  ],
];
