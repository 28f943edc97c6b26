// `<hand-cube-lab>`: a position with the doubling cube that the reader plays out himself: he moves, doubles, takes and passes, and
// the luck of the dice is taken out, in points for the side on roll at the start.

import { ownerSaid } from '../../lib/bearoff/pasted.js';
import { cubedStyles } from '../../lib/board/doubling-cube.js';
import { givenOwner } from '../../lib/cube/given-cube.js';
import { pointsFormat } from '../../lib/cube/points-format.js';
import { HandElement } from '../../lib/hand/hand-element.js';
import { POINTS } from '../../lib/i18n/units.js';
import { core } from './core.js';
import { csv } from './csv.js';
import { renderLab } from './layout.js';
import { NO_GAMES } from './no-games.js';
import { properties } from './properties.js';
import { snapshotOf } from './snapshot.js';
import { initialState } from './state.js';
import { ownStyles } from './styles.js';
import { Beyond, Workshop } from './workshop.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRollout} CubeHandRollout */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('./workshop.js').Made} Made */

/** @extends {HandElement<Wanted, CubeHandRollout, Made | Beyond, Texts>} */
export class HandCubeLab extends HandElement {
  static unit = POINTS;

  constructor() {
    super({ core, initialState, properties, workshop: new Workshop(), none: NO_GAMES });
    this.format = pointsFormat(this.format);
  }

  // ——— What there is to draw ———

  /** Of the reader's doing everything right. */
  theory() {
    return this.made?.theory ?? null;
  }

  /** @param {number} games */
  funnel(games) {
    return this.made?.game?.funnel(0, games) ?? null;
  }

  /** Whether the position has more checkers than the exact answer knows. */
  get beyond() {
    return this.made instanceof Beyond && !this.preparation.making;
  }

  /** The position's XGID with the cube at the start. */
  get xgid() {
    const { position, owner } = this.state.wanted;
    return core.xgidWithCube(position, owner);
  }

  get waits() {
    return super.waits || Boolean(this.asked);
  }

  /** What the reader is asked about the cube. */
  get asked() {
    return this.played?.view().asked ?? null;
  }

  // ——— What host pages and tests may call ———

  /** Who owns the cube at the start: `{ owner: 'centred' | 'x' | 'o' }`; another one begins again from no games. */
  get cube() {
    return { owner: this.state.wanted.owner };
  }

  set cube(cube) {
    this.startAgain(this.seed, { owner: givenOwner(cube, core) });
  }

  /** Everything that can be said of the rollout now, in points for the side on roll at the start; undefined = null. */
  snapshot() {
    return snapshotOf(this);
  }

  // ——— What host pages and tests may call: what cannot be done throws `RolloutLabError` ———

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

  /**
   * An action with the cube: whatever comes of it is news.
   * @param {(played: CubeHandRollout) => void} what
   */
  act(what) {
    const { playing } = this;
    playing.act((/** @type {any} */ played) => {
      const turns = this.record?.turns.length ?? 0;
      what(played);
      playing.told = turns;
      playing.playForced();
    });
  }

  /**
   * The same by a button; what comes next has the keyboard.
   * @param {'rollDice' | 'double' | 'takeDouble' | 'passDouble'} action
   * @param {string} decision  for which the button was drawn: it does nothing for a later one
   * @param {boolean} byKey
   */
  async answerCube(action, decision, byKey) {
    if (decision !== this.playing.decision) return;
    this.byReader(action);
    await this.refocus(byKey);
  }

  /** @param {boolean} byKey */
  async refocus(byKey) {
    await super.refocus(byKey);
    // The buttons that there were are gone, and whoever was there would be nowhere.
    if (this.shadowRoot?.activeElement === null) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.main'))?.focus();
    }
  }

  // ——— What the page's controls do ———

  /** @param {BearoffPosition} position  that the core takes */
  setUp(position) {
    const { setAside } = this.state;
    // Of an ID that speaks of a cube, whom it names.
    const owner = setAside && setAside.position === position ? ownerSaid(setAside.aside) : null;
    this.want(owner ? { position, owner } : { position });
  }

  /** @param {Partial<Wanted['opponent']>} change */
  oppose(change) {
    this.want({ opponent: { ...this.state.wanted.opponent, ...change } });
  }

  /** @param {Partial<Wanted['thresholds']>} change */
  setThresholds(change) {
    this.want({ thresholds: { ...this.state.wanted.thresholds, ...change } });
  }

  get fileName() {
    return 'rollout-lab-hand-cube-games';
  }

  csv() {
    return csv(this);
  }

  view() {
    return renderLab(this);
  }

  static styles = [...HandElement.styles, cubedStyles, ownStyles];
}
