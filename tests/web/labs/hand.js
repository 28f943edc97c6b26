// What the tests of all labs know of the lab in which a rollout is played by hand.

export { ready } from '../helpers/hand.js';

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

export const query = poster.figure;

export const said = { position: '0-1-0-0-0-0-1-2-3-0-0-0' };

export const asks = 0;

export const missing = 'could not be loaded';

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
    'moves.unfinished(0: 1)': '1 die is still to be played.',
    'verdict.wonBecause': '⟨0⟩ won because of ⟨1⟩ luck',
    'setup.sides.both': 'both sides',
  },
  decides: [],
};
