// What the tests of all labs know of the lab in which one plays with the cube by hand.

import { playAnyhow, ready } from '../helpers/hand-cube.js';
import { oneByOne } from '../helpers/growth.js';

export { ready };

/** @typedef {import('../../../www/labs/hand-cube/lab.js').CubeLab} HandCubeLab */

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  await playAnyhow(lab, 5);
  const rows = await lab.locator('.card.mistakes tr, .card.mistakes li').count();
  /** @type {((it: HandCubeLab) => unknown)[]} */
  const own = [
    (it) => it.act.unfold(0),
    (it) => it.act.changeView({ luck: true, axis: 'linear', bands: false, funnels: false }),
    (it) => it.act.toggleSeries('plain', true),
    (it) => it.act.toggleSeries('plain', false),
    (it) => it.act.changeView({ luck: false, axis: 'log', bands: true, funnels: true }),
    (it) => it.act.remeasure({ estimator: 'janowski' }),
    (it) => it.act.remeasure({ estimator: 'exact' }),
    (it) => it.begin(),
    (it) => it.abandon(),
    (it) => it.act.want({ owner: 'x' }),
    (it) => it.act.answer(false),
    (it) => {
      it.seed = '7';
    },
  ];
  await oneByOne(lab, own);
  return rows;
}

/** Games of somebody who plays, doubles, takes and passes anyhow. */
const BY_HAND =
  '_r0r0tr0_r2_d300t_r0d1td_r0r0_r2r0r0_r2r0t_d00_r2d3td0_r2r0_r0r0_r0r0p_d20tr0_r0d0t_r2_r0r0_r0r0tr0_d200_r2d10_r2r1d0';

/** @type {import('../helpers/labs.js').Poster} */
export const poster = {
  figure: `seed=7&plays=${BY_HAND}`,
  games: '20',
  screen: `seed=7&plays=${BY_HAND}`,
  shown: '20',
};

/** @type {import('../helpers/labs.js').Known['parts']} */
export const parts = {
  play: (lab) => lab.locator('play-board'),
  setup: (lab) => lab.locator('.card.setup'),
  tiles: (lab) => lab.locator('.tiles'),
  legend: (lab) => lab.getByRole('button', { name: 'variance reduced', exact: true }),
  options: (lab) => lab.getByRole('checkbox', { name: 'Log axis' }),
  sentence: (lab) => lab.locator('.sentence'),
  notes: (lab) => lab.locator('.note.muted'),
  share: (lab) => lab.getByRole('button', { name: 'Share …' }),
  log: (lab) => lab.locator('.card.log'),
  readout: (lab) => lab.locator('.figures-card'),
  mistakes: (lab) => lab.locator('.card.mistakes'),
};

export const goWith = {};

export const spare = ['setup', 'log', 'readout'];

export const query = poster.figure;

export const hundred = (/** @type {import('@playwright/test').Locator} */ lab) => playAnyhow(lab, 100);

export const said = { position: '0-1-0-0-0-0-1-2-3-0-0-0', janowski: 0.5, 'double-from': 60, 'pass-below': 20.5 };

export const asks = 0;

export const missing = 'didn’t load';

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: {
    'editor.xgid': 'the name of a notation',
    ...Object.fromEntries(
      [
        'verdict.equation',
        'verdict.equation(0: 1)',
        'verdict.equation(0: false)',
        'verdict.equation(1: 1)',
        'verdict.equation(1: false)',
        'verdict.less',
        'verdict.less(0: 1)',
        'verdict.less(0: false)',
        'verdict.plus',
        'verdict.plus(0: 1)',
        'verdict.plus(0: false)',
      ].map((key) => [key, 'a sum, in signs']),
    ),
  },
  named: Object.fromEntries(
    ['editor.point', 'play.point', 'play.on', 'moves.noChecker', 'moves.behind', 'moves.tooFar'].map((key) => [
      key,
      'the 1 point is called the ace point',
    ]),
  ),
  says: {
    'moves.unfinished(0: 1)': 'You still have 1 die to play.',
    'verdict.won(1: 1)': '⟨0⟩ won 1 point.',
    'setup.sides.both': 'both sides',
  },
  decides: [],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  [
    'position=SgEAgCoAAAAAAA&estimator=janowski',
    'Bear-off SgEAgCoAAAAAAA with the cube (centred), played by hand, luck estimated by: Janowski × cube',
  ],
];
