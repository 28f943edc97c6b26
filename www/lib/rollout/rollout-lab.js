// Every lab that rolls a position out: its definition is completed with the pieces that roll, bet and undo, with the actions of its
// buttons, and with the properties and methods for host pages. A lab says what is rolled, and how luck is estimated, as `rollout`
// (`Own` in shapes.d.ts).

import { insistedOf, seedOf, stateOf, valuesOf } from '../address/address.js';
import { Below } from '../element/below-place.js';
import { controlStyles } from '../element/controls.js';
import { withBoth } from '../element/define-lab.js';
import { loadPart } from '../element/load-part.js';
import { glossaryStyles } from '../i18n/glossary.js';
import { Course } from '../workers/course.js';
import { rolloutActions } from './actions.js';
import { betStyles } from './bet.js';
import { BetCourse, openedBet, toldToSay } from './bet-course.js';
import { gameStyles } from './game-styles.js';
import { guideStyles } from './guide-styles.js';
import { layoutStyles } from './layout-styles.js';
import { openOnPaper } from './open-on-paper.js';
import { printStyles } from './print-styles.js';
import { readoutStyles } from './readout-styles.js';
import { Recalled } from './recalled.js';
import { Records } from './records.js';
import { Rolling } from './rolling.js';
import { heard } from './sentence.js';
import { Showing } from './showing.js';
import { Undo } from './undo.js';

/** @typedef {import('./shapes.js').RolloutLab} RolloutLab */
/** @typedef {import('./shapes.js').Own} Own */
/** @typedef {import('../address/address.js').Values} Values */

/** The parts of `rollout` that most labs have in common. */
export const usual = {
  additions: /** @type {const} */ ([10, 1000, 1_000_000]),
  noLuck: () => null,
  takesBets: true,
  game: () => '',
  ofGame: () => ({}),
  /** @param {RolloutLab} lab @returns {object} */
  ofDice: ({ state: { seedChosen } }) => ({ seedChosen }),
  beside: () => 0,
  rollBeside() {},
  ready: () => Promise.resolve(),
  /** @param {RolloutLab} lab @param {number} games */
  roll: (lab, games) => lab.rolling.roll(games),
};

/**
 * Has work done by a core.
 * @param {object} core  as its glue exports it
 * @param {number} few  units of the work that take some milliseconds
 * @returns {import('../workers/player.js').Begin}
 */
export const courseOf =
  (core, few) =>
  (work, told, most = few) =>
    new Course(core, work, told, most);

/**
 * Completes the definition of a lab that rolls out.
 * @template {import('./shapes.js').RolloutState} S
 * @template {import('./shapes.js').Rollout} R
 * @template {import('../i18n/texts.js').RolloutTexts} T
 * @template {import('./shapes.js').RolloutModel<S, R, T>} M
 * @param {import('./shapes.js').RolloutDefinition<S, R, T, M>} definition
 * @returns {import('../element/definition.js').Definition<import('./shapes.js').RolloutLab<S, R, T>, S, M>}
 */
export const rolloutLab = (definition) => ({
  /** @param {RolloutLab} lab */
  pieces: (lab) => rolloutPieces(lab, definition.rollout),
  rules: definition.rollout.core,
  said: heard,
  values: valuesOfRollout,
  insisted: insistedOfRollout,
  restore: openRollout,
  untold: isUntold,
  attributes: ['seed'],
  /**
   * A seed in the HTML that is none is shown in its field with the reason, like one that was typed.
   * @param {RolloutLab} lab
   * @param {string} _
   * @param {string} seed
   */
  attribute: (lab, _, seed) => lab.act.typeSeed(seed),
  ...definition,
  actions: { ...rolloutActions, ...definition.actions },
  host: withBoth(rolloutHost, definition.host),
  styles: [
    controlStyles,
    glossaryStyles,
    gameStyles,
    readoutStyles,
    layoutStyles,
    guideStyles,
    betStyles,
    printStyles,
    definition.styles,
  ],
});

/**
 * The pieces of a lab that rolls out.
 * @param {RolloutLab} lab
 * @param {Own} own
 * @returns {Omit<import('./shapes.js').Pieces, 'own'>}
 */
export function rolloutPieces(lab, own) {
  lab.own = own;
  openOnPaper(lab);
  lightWhenPointed(lab);
  // Something besides the games is rolled with these dice: the address names them from now on.
  lab.addEventListener('lot-start', () => keepDice(lab));
  const bet = new BetCourse(lab, own);
  const undo = new Undo(lab, own);
  const rolling = new Rolling(lab, own.first(), {
    core: own.core,
    course: own.course,
    few: own.few,
    atOnce: own.atOnce,
    estimate: () => own.estimate(lab),
    rolls: own.rolls,
    begins: () => {
      undo.rolls();
      bet.end();
      own.begins?.(lab);
    },
    ready: () => own.ready(lab),
    merged: () => own.merged?.(lab),
    changed: () => bet.answer(),
  });
  const below = new Below(lab, {
    ...own.below,
    due: () => rolling.begun,
    hidden: () => lab.frame.hide,
    // Its own buttons, and the answer of a bet.
    keys: () => [lab.state.gamesShown, lab.state.betting, lab.state.told],
    view: ({ details }) => details(lab, lab.frame.readout, lab.frame.shown, lab.frame.hide),
  });
  return {
    rolling,
    bet,
    undo,
    below,
    records: new Records(lab),
    recalled: new Recalled(lab),
    showing: new Showing(lab),
  };
}

const loadLights = loadPart(() => import('./lit-together.js'));

/** What a reader's pointer, finger or focus is first told by. */
const POINTING = ['pointermove', 'click', 'focusin'];

/** Numbers and their lines light up together, by a part that loads when a reader first points at something. @param {RolloutLab} lab */
function lightWhenPointed(lab) {
  const begin = async (/** @type {Event} */ event) => {
    const path = event.composedPath();
    for (const kind of POINTING) lab.removeEventListener(kind, begin);
    try {
      const { lightTogether } = await loadLights();
      lightTogether(lab, path);
    } catch (error) {
      console.error(error);
      for (const kind of POINTING) lab.addEventListener(kind, begin);
    }
  };
  for (const kind of POINTING) lab.addEventListener(kind, begin);
}

/** The address names the dice from now on. @param {RolloutLab} lab */
export function keepDice(lab) {
  if (!lab.state.seedChosen) lab.change({ seedChosen: true });
}

/** Properties and methods for host pages that every such lab has. @type {ThisType<RolloutLab>} */
const rolloutHost = {
  /** The seed of the dice, in hexadecimal. Setting it starts again with no games; it throws if it is none. */
  get seed() {
    return this.rolling.rollout.seed;
  },

  set seed(seed) {
    this.own.startAgain(this, String(seed), {});
  },

  /**
   * Rolls so many games as fast as possible. Rejects with `RolloutLabError` if that is no number of games, or if the lab is removed
   * before they are rolled.
   * @param {number} games
   */
  async roll(games) {
    await this.act.roll(games);
  },

  /** Rolls at the chosen speed, to ten times as many games at the most, until paused. */
  run() {
    this.act.run();
  },

  pause() {
    this.act.pause();
  },

  /** Back to no games; the same dice will be rolled again. */
  rewind() {
    this.act.rewind();
  },
};

/**
 * The lab as values of its address.
 * @param {RolloutLab} lab
 * @returns {Values}
 */
export function valuesOfRollout({ definition: { address }, own, rolling, state }) {
  const { games, made } = rolling;
  return {
    ...valuesOf(address, state, own.core),
    // Dice that nobody has seen or chosen are not worth keeping.
    seed: games > 0 || made > 0 || rolling.stepping || state.seedChosen ? rolling.rollout.seed : null,
    games,
    half: made,
    told: toldToSay(state, { games, half: made }),
  };
}

/**
 * Values that `valuesOfRollout` leaves out, for an address whose author says otherwise.
 * @param {RolloutLab} lab
 * @returns {Values}
 */
export function insistedOfRollout({ definition: { address }, own, rolling, state }) {
  return { ...insistedOf(address, state, own.core), seed: rolling.rollout.seed };
}

/** Whether a bet of the reader has no answer yet. @param {RolloutLab} lab */
export function isUntold({ state }) {
  return !state.told;
}

/**
 * Takes the values of an address on, and rolls the games that they ask for.
 * @param {RolloutLab} lab
 * @param {Values} values
 * @returns {import('../address/address.js').Problem[]} those that the core refuses
 */
export function openRollout(lab, values) {
  const { definition, own, rolling, undo } = lab;
  const { state, problems } = stateOf(definition.address, values, definition.state(), own.core);
  const seed = seedOf(values, own.core, problems);
  undo.forget();
  own.startAgain(lab, seed ?? own.core.randomSeed(), { ...state, ...openedBet(values), seedChosen: seed !== null });
  rolling.open(values.games, Number(values.half));
  // Games that an address asks for are as good as rolled: nothing is to come only when they are.
  rolling.begun = values.games > 0 || Number(values.half) > 0;
  return problems;
}
