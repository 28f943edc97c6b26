// What the tests of all labs know of the lab in which a rollout is played by hand.

import { playGames, ready } from '../helpers/hand.js';
import { oneByOne } from '../helpers/growth.js';
import { playFive } from '../helpers/long-work.js';

export { ready };

/** @type {import('../helpers/labs.js').Known['round']} */
export async function round(lab) {
  await oneByOne(lab, [playFive]);
  const rows = await lab.locator('.card.mistakes tr, .card.mistakes li').count();
  /** @type {((it: import('../helpers/hand.js').HandLab) => unknown)[]} */
  const own = [
    (it) => it.act.unfold(0),
    (it) => it.act.changeView({ luck: true, axis: 'linear', bands: false, funnels: false }),
    (it) => it.act.toggleSeries('plain', true),
    (it) => it.act.toggleSeries('plain', false),
    (it) => it.act.changeView({ luck: false, axis: 'log', bands: true, funnels: true }),
    (it) => it.begin(),
    (it) => it.abandon(),
    (it) => it.act.want({ opponent: 'fewestPips' }),
    (it) => it.act.answer(false),
    (it) => {
      it.seed = '7';
    },
  ];
  await oneByOne(lab, own);
  return rows;
}

/** Twenty games of somebody who always plays on with the fewest pips. */
const BY_HAND = '_000_0_000_000_00_000_00_00_000_00_00_000_000_00_0_00_000_000_000_000';

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

export const hundred = (/** @type {import('@playwright/test').Locator} */ lab) => playGames(lab, 100, 'perfect');

export const said = { position: '0-1-0-0-0-0-1-2-3-0-0-0' };

export const asks = 0;

export const missing = 'didn’t load';

/** @type {import('../helpers/labs.js').Texts} */
export const texts = {
  same: { 'editor.xgid': 'the name of a notation' },
  named: Object.fromEntries(
    ['editor.point', 'play.point', 'play.on', 'moves.noChecker', 'moves.behind', 'moves.tooFar'].map((key) => [
      key,
      'the 1 point is called the ace point',
    ]),
  ),
  says: {
    'moves.unfinished(0: 1)': 'You still have 1 die to play.',
    'verdict.wonBecause': '⟨0⟩ won because of ⟨1⟩ points of luck',
    'setup.sides.both': 'both sides',
  },
  decides: [],
};

/** @type {import('../helpers/labs.js').Known['pictured']} */
export const pictured = [
  ['evaluator=pip-count', 'Bear-off SgEAgCoAAAAAAA, played by hand, luck estimated by: pip count'],
];
