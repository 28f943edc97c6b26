// The base of those labs that roll out and are classes still: it makes a definition of their methods. A lab that is a definition
// has rollout-lab.js instead.

import { controlStyles } from '../element/control-styles.js';
import { Lab } from '../element/lab.js';
import { glossaryStyles } from '../i18n/glossary.js';
import { PERCENT } from '../i18n/format.js';
import { Course } from '../workers/course.js';
import { rolloutActions } from './actions.js';
import { betStyles } from './bet.js';
import { gameStyles } from './game-styles.js';
import { guideStyles } from './guide-styles.js';
import { layoutStyles } from './layout-styles.js';
import { rolloutModel } from './model.js';
import { printStyles } from './print-styles.js';
import { readoutStyles } from './readout-styles.js';
import {
  insistedOfRollout,
  isUntold,
  keepDice,
  openRollout,
  rolloutPieces,
  usual,
  valuesOfRollout,
} from './rollout-lab.js';
import { heard } from './sentence.js';
import { withSeries } from './state.js';

/** @typedef {import('./shapes.js').Estimate} Estimate */
/** @typedef {import('./shapes.js').Rollout} Rollout */
/** @typedef {import('./shapes.js').RolloutState} RolloutState */
/** @typedef {import('../i18n/texts.js').RolloutTexts} Texts */
/** @typedef {import('../address/address.js').Values} Values */
/** @typedef {import('../address/address.js').Problem} Problem */

/** @type {import('./many-rollouts.js').Make} */
const noGame = () => {
  throw new Error('no game yet');
};

/** Actions that a lab may have in its own way. */
const METHODS = /** @type {const} */ ([
  'roll',
  'rollTo',
  'run',
  'pause',
  'rewind',
  'step',
  'rollGame',
  'newDice',
  'typeSeed',
  'setSpeed',
  'changeView',
  'toggleSeries',
  'downloadGames',
]);

/**
 * The definition of a lab that is a class.
 * @param {any} own  as the constructor below is given it
 * @param {import('../i18n/format.js').Unit} unit
 * @returns {any}
 */
function definitionOf(own, unit) {
  const methods = METHODS.map((name) => [
    name,
    (/** @type {any} */ lab, /** @type {unknown[]} */ ...given) => lab[name](...given),
  ]);
  /** @type {any} */
  const rollout = {
    ...usual,
    core: own.core,
    first: () => own.rollout,
    few: own.few,
    atOnce: own.atOnce,
    columns: own.ownColumns,
    below: own.below,
    startAgain: (/** @type {any} */ lab, /** @type {string} */ seed, /** @type {object} */ changes) =>
      lab.startAgain(seed, changes),
    estimate: (/** @type {any} */ lab) => lab.estimate,
    estimates: (/** @type {any} */ lab) => lab.estimates(),
    theory: (/** @type {any} */ lab) => lab.theory(),
    funnel: (/** @type {any} */ lab, /** @type {number} */ games) => lab.funnel(games),
    betOn: (/** @type {any} */ lab) => lab.betOn(),
    game: (/** @type {any} */ lab) => lab.game,
    ofGame: (/** @type {any} */ lab) => lab.ofGame(),
    ofDice: (/** @type {any} */ lab) => lab.ofDice(),
    beside: (/** @type {any} */ lab) => lab.rolledBeside,
    rollBeside: (/** @type {any} */ lab, /** @type {number} */ trials) => lab.rollBeside(trials),
    guide: (/** @type {any} */ model) => model.lab.nextStep(),
    ready: (/** @type {any} */ lab) => lab.ready(),
    roll: (/** @type {any} */ lab, /** @type {number} */ games) => lab.roll(games),
  };
  return {
    unit,
    state: own.initialState,
    address: own.properties,
    pieces: (/** @type {any} */ lab) => {
      const course = own.course ?? Course;
      const ofLab = {
        ...rollout,
        course: (/** @type {any} */ work, /** @type {any} */ told, most = own.few) =>
          new course(own.core, work, told, most),
        rolls: (/** @type {unknown} */ record) => lab.rollsOf(record),
        rollSaid: (/** @type {unknown} */ record, /** @type {number} */ roll) => lab.rollSaid(record, roll),
        merged: () => lab.merged(),
        many: () => lab.makeMany,
        noLuck: () => lab.noLuck,
        get takesBets() {
          return lab.takesBets;
        },
        get additions() {
          return lab.additions;
        },
      };
      return rolloutPieces(lab, ofLab);
    },
    actions: { ...rolloutActions, ...Object.fromEntries(methods) },
    view: (/** @type {any} */ model) => model.lab.view(),
    snapshot: () => ({}),
    model: (/** @type {any} */ lab) => rolloutModel(lab, { lab }),
    said: heard,
    values: valuesOfRollout,
    insisted: insistedOfRollout,
    restore: openRollout,
    untold: isUntold,
    attributes: [],
  };
}

/**
 * @template {RolloutState} [S=RolloutState]
 * @template {Rollout} [R=Rollout]
 * @template {Texts} [T=Texts]
 */
export class RolloutElement extends /** @type {typeof Lab<any, any>} */ (Lab) {
  static properties = {
    ...Lab.properties,
    seed: { noAccessor: true },
  };

  /** @type {import('./rolling.js').Rolling<R>} */
  rolling = Reflect.get(this, 'rolling');
  /** @type {import('./undo.js').Undo} */
  undo = Reflect.get(this, 'undo');
  /** @type {import('./bet-course.js').BetCourse} */
  bet = Reflect.get(this, 'bet');
  /** @type {import('../element/below-place.js').Below<import('./shapes.js').DetailsPart>} */
  below = Reflect.get(this, 'below');
  /** @type {import('./records.js').Records} */
  records = Reflect.get(this, 'records');
  /** @type {import('./recalled.js').Recalled} */
  recalled = Reflect.get(this, 'recalled');
  /** @type {import('./shapes.js').Act} */
  act = Reflect.get(this, 'act');
  /** @type {any} */
  own = Reflect.get(this, 'own');
  /** @type {T} */
  texts = Reflect.get(this, 'texts');
  /** @type {S} */
  state = Reflect.get(this, 'state');

  /** The unit of the lab's results. @type {import('../i18n/format.js').Unit} */
  static unit = PERCENT;

  /**
   * @param {Object} own
   * @param {import('./shapes.js').Core} own.core
   * @param {R} own.rollout  to begin with
   * @param {() => S} own.initialState
   * @param {import('../address/address.js').Properties} own.properties
   * @param {import('./shapes.js').OwnColumns} own.ownColumns
   * @param {import('./shapes.js').Details} own.below
   * @param {import('./many-rollouts.js').Make} [own.makeMany]
   * @param {number} own.few  games that are rolled in some milliseconds
   * @param {number} own.atOnce  games that are rolled without asking
   * @param {typeof Course} [own.course]
   */
  constructor(own) {
    super(definitionOf(own, /** @type {typeof RolloutElement} */ (new.target).unit));
    this.core = own.core;
    /** Another function where the rollouts are of another game. */
    this.makeMany = own.makeMany ?? noGame;
  }

  /**
   * A seed in the HTML that is none is shown in its field with the reason, like one that was typed.
   * @param {string} name
   * @param {string | null} _
   * @param {string | null} value
   */
  attributeChangedCallback(name, _, value) {
    if (name === 'seed' && value !== null) this.typeSeed(value);
  }

  // ——— What each lab has of its own ———

  /** @param {string} _seed @param {Partial<S>} [_changes] */
  startAgain(_seed, _changes) {}

  /** @returns {Promise<unknown>} */
  ready() {
    return Promise.resolve();
  }

  merged() {}

  get takesBets() {
    return true;
  }

  /** @returns {readonly (10 | 100 | 1000 | 1000000)[]} */
  get additions() {
    return usual.additions;
  }

  /** @returns {Estimate} */
  get estimate() {
    return null;
  }

  /** @returns {Estimate} */
  get noLuck() {
    return null;
  }

  /** @returns {import('./shapes.js').Compared[]} */
  estimates() {
    return [];
  }

  /** @returns {import('./shapes.js').Theory | null} */
  theory() {
    return null;
  }

  /** @param {number} _games @returns {import('./shapes.js').Funnel | null} */
  funnel(_games) {
    return null;
  }

  /** @returns {string} */
  betOn() {
    return '';
  }

  /** @returns {string} */
  get game() {
    return '';
  }

  /** @returns {Record<string, unknown>} */
  ofGame() {
    return {};
  }

  get rolledBeside() {
    return 0;
  }

  /** @param {number} _trials */
  rollBeside(_trials) {}

  /** @returns {object} */
  ofDice() {
    return { seedChosen: this.state.seedChosen };
  }

  keepDice() {
    keepDice(/** @type {any} */ (this));
  }

  /** @param {ReturnType<R['record']>} _record @returns {number} */
  rollsOf(_record) {
    return 1;
  }

  /** @param {ReturnType<R['record']>} _record @param {number} _roll */
  rollSaid(_record, _roll) {
    return { text: '', luck: /** @type {number | null} */ (null) };
  }

  /** @returns {import('./guide.js').Step | null} */
  nextStep() {
    return null;
  }

  snapshot() {
    return {};
  }

  // ——— What there is to draw ———

  get rollout() {
    return this.rolling.rollout;
  }

  /** @returns {ReturnType<R['readout']>} */
  readout() {
    return this.frame.readout;
  }

  get shownTheory() {
    return this.frame.shown;
  }

  get begun() {
    return this.rolling.begun;
  }

  /** @returns {unknown} */
  view() {
    return null;
  }

  get course() {
    return this.own.course;
  }

  get initialState() {
    return /** @type {() => S} */ (this.definition.state);
  }

  // ——— What host pages and tests may call ———

  get seed() {
    return this.rollout.seed;
  }

  set seed(seed) {
    this.startAgain(String(seed));
  }

  /** @param {number} games */
  async roll(games) {
    await this.rolling.roll(games);
  }

  /** @param {number} games */
  rollTo(games) {
    return rolloutActions.rollTo(/** @type {any} */ (this), games);
  }

  run() {
    this.rolling.run(this.state.speed);
  }

  pause() {
    this.rolling.pause();
  }

  rewind() {
    rolloutActions.rewind(/** @type {any} */ (this));
  }

  // ——— What the page's controls do ———

  step() {
    this.rolling.step();
  }

  rollGame() {
    this.rolling.rollGame();
  }

  newDice() {
    rolloutActions.newDice(/** @type {any} */ (this));
  }

  /** @param {string} text */
  typeSeed(text) {
    const patch = rolloutActions.typeSeed(/** @type {any} */ (this), text);
    if (patch) this.change(/** @type {Partial<S>} */ (patch));
    return patch;
  }

  /** @param {number} speed */
  setSpeed(speed) {
    rolloutActions.setSpeed(/** @type {any} */ (this), speed);
  }

  /** @param {Partial<import('./shapes.js').View>} change */
  changeView(change) {
    this.change(/** @type {Partial<S>} */ ({ view: { ...this.state.view, ...change } }));
  }

  /** @param {string} id @param {boolean} hidden */
  toggleSeries(id, hidden) {
    this.changeView({ hidden: withSeries(this.state.view.hidden, id, hidden) });
  }

  downloadGames() {
    return rolloutActions.downloadGames(/** @type {any} */ (this));
  }

  static styles = [
    controlStyles,
    glossaryStyles,
    gameStyles,
    readoutStyles,
    layoutStyles,
    guideStyles,
    betStyles,
    printStyles,
  ];
}
