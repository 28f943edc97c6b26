// Play with the doubling cube: the module for the definition of both labs (lab.js). The reader also doubles, takes and passes. All
// figures are in points for the side on roll at the start.

import { css } from 'lit';
import { ownerSaid } from '../../lib/bearoff/positions.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { NO_SUMMARY } from '../../lib/bearoff/made-game.js';
import { cubedStyles } from '../../lib/board/doubling-cube.js';
import { givenOwner, pointsFormat } from '../../lib/cube/names.js';
import { CubeMaker } from '../../lib/cube/maker.js';
import { POINTS } from '../../lib/i18n/format.js';
import { core, loadCore } from './core.js';
import { en } from './texts/en.js';
import { properties } from './properties.js';
import { initialState } from './state.js';
import { views } from './views.js';
import { NoGames, PlayedGame, playedOn } from '../hand/games.js';
import { handLab } from '../hand/hand-lab.js';
import { NOISE } from '../hand/session-state.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeGame} CubeGame */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRollout} CubeHandRollout */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('./state.js').Wanted} Wanted */

/**
 * @typedef {Object} Cubed  the types of play with the cube
 * @property {Wanted} wanted
 * @property {CubeGame} game
 * @property {CubeHandRollout} games
 * @property {import('./texts/en.js').Texts} texts
 * @property {Pick<Wanted, 'hands' | 'opponent' | 'estimator'> & {cube: {owner: Wanted['owner']}}} told
 * @property {Act} act
 */

/**
 * @typedef {Object} Act  actions of play with the cube
 * @property {(change: Partial<CubePlayer>) => void} oppose  Wants another player of the other side.
 * @property {(decision: string, answer: keyof typeof plays, byKey: boolean) => Promise<void>} answerCube  Answers the question about the
 *   cube for which a button was drawn. A click for an earlier decision does nothing.
 */

/** @typedef {import('../hand/shapes.js').HandLab<Cubed>} Lab */
/** @typedef {Omit<Lab, 'snapshot'> & import('./host.js').HandCubeLabElement} CubeLab */

const maker = new CubeMaker(core);

/** The exact statistics are those of a reader who makes no mistake. @type {CubePlayer} */
const PERFECT = { plays: 'withCube', cube: 'exact' };

/** @type {import('../hand/shapes.js').Module<Cubed>['make']} */
async function make({ wanted, seed }, plays, report, signal) {
  if (core.describePosition(wanted.position).reach !== 'six') return beyond(wanted, plays());
  const database = await maker.cubeDatabase(report, signal);
  if (!database) return null;
  const { position, owner, hands, opponent, thresholds, estimator, janowski } = wanted;
  const players = { x: hands === 'o' ? opponent : PERFECT, o: hands === 'x' ? opponent : PERFECT };
  const setup = { position, owner, players, thresholds, noise: NOISE, janowski, estimates: [estimator] };
  const game = await maker.finish(new core.CubeGame(database, setup), report, signal);
  if (!game) return null;
  /** @type {PlayedGame<Cubed>} */
  const made = new PlayedGame(wanted, game, () => new core.CubeHandRollout(game, hands, seed));
  return playedOn(made, plays, report, signal);
}

/**
 * Stands for a game with more checkers than the database covers: nothing can be played.
 * @param {Wanted} setup
 * @param {string} plays  of the address
 * @returns {import('../hand/shapes.js').Made<Cubed>}
 */
const beyond = (setup, plays) => ({
  setup,
  game: null,
  rollout: null,
  theory: null,
  refused: plays === '' ? null : plays,
  goOn: () => true,
  free: () => {},
});

const NO_COSTS = { checkers: NO_SUMMARY, cube: NO_SUMMARY };

/**
 * An action with the cube. The reader is told of everything that follows.
 * @param {'double' | 'answer'} question  which it answers
 * @param {(played: CubeHandRollout) => void} act
 * @returns {import('../hand/shapes.js').Play<Cubed>}
 */
const answers = (question, act) => ({
  possible: ({ asked }) => asked === question,
  play: (playing) =>
    playing.actAndTell((played) => {
      const { turns } = playing;
      act(played);
      return turns;
    }),
});

const plays = {
  rollDice: answers('double', (played) => played.roll()),
  double: answers('double', (played) => played.double()),
  takeDouble: answers('answer', (played) => played.take()),
  passDouble: answers('answer', (played) => played.pass()),
};

/** @type {import('../hand/shapes.js').ActionsOf<Cubed, Act>} */
const actions = {
  oppose({ act, state: { wanted } }, change) {
    act.want({ opponent: { ...wanted.opponent, ...change } });
  },

  async answerCube({ playing }, decision, answer, byKey) {
    if (decision !== playing.decision) return;
    playing.byReader(answer);
    await playing.refocus(byKey, true);
  },
};

/** Properties and methods for host pages; methods throw `RolloutLabError` if something cannot be done. @type {ThisType<Lab>} */
const host = {
  /** The owner of the cube at the start: `{ owner: 'centred' | 'x' | 'o' }`. Another one starts again from no games. */
  get cube() {
    return { owner: this.state.wanted.owner };
  },

  set cube(cube) {
    const { session } = this;
    session.startAgain(session.seed, { owner: givenOwner(cube, core) });
  },

  /** Rolls without doubling. */
  rollDice() {
    this.playing.play('rollDice');
  },

  double() {
    this.playing.play('double');
  },

  takeDouble() {
    this.playing.play('takeDouble');
  },

  passDouble() {
    this.playing.play('passDouble');
  },
};

const styles = css`
  .cubed { width: 100%; max-width: 424px; margin: 0 auto; }
  /* The cube floats at its left. */
  .cubed > .board { width: auto; max-width: none; margin: 0; }
  .buttons.even > button { flex: 1 1 40%; }
  .ways { display: grid; gap: 4px; }
  /* Eight columns: on paper and on phones their names have two lines. */
  .list thead th { white-space: normal; }
  .log .action { font-weight: 600; }
  .tiles.five { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  @media print {
    .cubed { max-width: 264px; }
  }
  @container (max-width: 560px) {
    .tiles.five { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

/** @type {import('../hand/shapes.js').Module<Cubed>} */
const cube = {
  name: 'hand-cube',
  load: loadCore,
  catalogues: {
    en: async () => en,
    // Only Japanese pages load it.
    ja: async () => (await import('./texts/ja.js')).ja,
  },
  unit: POINTS,
  format: pointsFormat,
  core,
  state: initialState,
  address: properties,
  make,
  none: new NoGames({ x: NO_COSTS, o: NO_COSTS }),
  fileName: 'rollout-lab-hand-cube-games',
  positioned: (position, { setAside }) => {
    // An ID that says who owns the cube sets the owner, too.
    const owner = setAside?.position === position ? ownerSaid(setAside.aside) : null;
    return owner ? { position, owner } : { position };
  },
  xgid: ({ position, owner }) => core.xgidWithCube(position, owner),
  told: ({ owner, hands, opponent, estimator }) => ({ cube: { owner }, hands, opponent, estimator }),
  pieces: () => ({}),
  plays,
  actions,
  host,
  views,
  styles: [cubedStyles, styles],
};

export const handCube = defineLab(handLab(cube));
