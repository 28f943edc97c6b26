// `<hand-cube-lab>`: play with the doubling cube. The reader also doubles, takes and passes. All figures are in points for the side
// on roll at the start.

import { css } from 'lit';
import { ownerSaid } from '../../lib/bearoff/positions.js';
import { NO_SUMMARY } from '../../lib/bearoff/made-game.js';
import { cubedStyles } from '../../lib/board/doubling-cube.js';
import { givenOwner } from '../../lib/cube/names.js';
import { CubeMaker } from '../../lib/cube/maker.js';
import { pointsFormat } from '../../lib/cube/points-format.js';
import { POINTS } from '../../lib/i18n/format.js';
import { core } from '../hand-cube/core.js';
import { initialState, properties } from './cube-state.js';
import { views } from './cube-views.js';
import { HandElement } from './element.js';
import { NoGames, PlayedGame, playedOn } from './games.js';
import { NOISE } from './session.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeGame} CubeGame */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRollout} CubeHandRollout */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubePlayer} CubePlayer */
/** @typedef {import('./cube-state.js').Wanted} Wanted */

/**
 * @typedef {Object} Cubed  the types of play with the cube
 * @property {Wanted} wanted
 * @property {CubeGame} game
 * @property {CubeHandRollout} games
 * @property {import('../hand-cube/texts/en.js').Texts} texts
 * @property {Pick<Wanted, 'hands' | 'opponent' | 'estimator'> & {cube: {owner: Wanted['owner']}}} told
 * @property {null} ownWorth
 */

const maker = new CubeMaker(core);

/** The exact statistics are those of a reader who makes no mistake. @type {CubePlayer} */
const PERFECT = { plays: 'withCube', cube: 'exact' };

/** @type {import('./session.js').Module<Cubed>['make']} */
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
 * @returns {import('./session.js').Made<Cubed>}
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

/** @type {import('./session.js').Module<Cubed>} */
const module = {
  core,
  initialState,
  properties,
  make,
  none: new NoGames({ x: NO_COSTS, o: NO_COSTS }),
  format: pointsFormat,
  digits: POINTS.digits,
  fileName: 'rollout-lab-hand-cube-games',
  positioned: (position, { setAside }) => {
    // An ID that says who owns the cube sets the owner, too.
    const owner = setAside?.position === position ? ownerSaid(setAside.aside) : null;
    return owner ? { position, owner } : { position };
  },
  xgid: ({ position, owner }) => core.xgidWithCube(position, owner),
  told: ({ owner, hands, opponent, estimator }) => ({ cube: { owner }, hands, opponent, estimator }),
  ownWorth: () => null,
  ...views,
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

/** @extends {HandElement<Cubed>} */
export class HandCubeLab extends HandElement {
  static unit = POINTS;

  constructor() {
    super(module);
    Object.assign(this.playing.actions, {
      rollDice: [asks('double'), () => this.rollDice()],
      double: [asks('double'), () => this.double()],
      takeDouble: [asks('answer'), () => this.takeDouble()],
      passDouble: [asks('answer'), () => this.passDouble()],
    });
  }

  // ——— For host pages; methods throw `RolloutLabError` if something cannot be done ———

  /** The owner of the cube at the start: `{ owner: 'centred' | 'x' | 'o' }`. Another one starts again from no games. */
  get cube() {
    return { owner: this.state.wanted.owner };
  }

  set cube(cube) {
    this.startAgain(this.seed, { owner: givenOwner(cube, core) });
  }

  /** Rolls without doubling. */
  rollDice() {
    this.act((played) => played.roll());
  }

  double() {
    this.act((played) => played.double());
  }

  takeDouble() {
    this.act((played) => played.take());
  }

  passDouble() {
    this.act((played) => played.pass());
  }

  // ——— The question about the cube ———

  /** The open question about the cube; null if there is none. */
  get asked() {
    return this.now?.asked ?? null;
  }

  /**
   * Acts with the cube. The reader is told of everything that follows.
   * @param {(played: CubeHandRollout) => void} what
   */
  act(what) {
    const { playing } = this;
    playing.act((played) => {
      const turns = this.record?.turns.length ?? 0;
      what(played);
      playing.told = turns;
      playing.playForced();
    });
  }

  /** @param {boolean} byKey */
  async refocus(byKey) {
    await super.refocus(byKey);
    // The button that had the focus may be gone.
    if (this.shadowRoot?.activeElement === null) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.main'))?.focus();
    }
  }

  static styles = [...HandElement.styles, cubedStyles, styles];
}

/** @param {'double' | 'answer'} question */
const asks = (question) => (/** @type {import('./session.js').View} */ now) => now.asked === question;
