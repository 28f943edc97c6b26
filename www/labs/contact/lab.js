// The any-position lab: any position of backgammon, a network that plays it out and evaluates it, and the evaluator that measures
// the luck of its rolls. This file is its definition. The code that rolls and draws it is in lib/rollout, as for every lab that
// rolls out.

import { whatWasSetAside } from '../../lib/bearoff/refusals.js';
import { lookAt, rollOnBoard } from '../../lib/bearoff/stage.js';
import { pointsFormat } from '../../lib/cube/names.js';
import { choiceStyles } from '../../lib/element/controls.js';
import { defineLab } from '../../lib/element/define-lab.js';
import { loadPart } from '../../lib/element/load-part.js';
import { unlessRemoved } from '../../lib/element/removed.js';
import { POINTS } from '../../lib/i18n/format.js';
import { rollOthers } from '../../lib/rollout/chosen.js';
import { keptAfter } from '../../lib/rollout/kept-seed.js';
import { madeAtOnce } from '../../lib/rollout/made-at-once.js';
import { rolloutModel } from '../../lib/rollout/model.js';
import { rotationStyles } from '../../lib/rollout/rotation/view.js';
import { openRollout, rolloutLab, rolloutPieces, usual, valuesOfRollout } from '../../lib/rollout/rollout-lab.js';
import { keptSeed, trialOf } from './chosen-seed.js';
import { Colours } from './colours.js';
import { core, loadCore } from './core.js';
import { nextStep } from './guide.js';
import { view } from './layout.js';
import { columns, evaluationOf, factsOf, refusal, snapshotOf, turnSaid, worthsOf } from './model.js';
import { PairsPlace } from './pairs-place.js';
import { PlayedOn } from './played-on.js';
import { PARTS, properties, SPARE } from './properties.js';
import { dropped, givenPlay, settingUp } from './setup.js';
import { initialState } from './state.js';
import { labStyles } from './styles.js';
import { en } from './texts/en.js';
import { Until } from './until.js';
import { Databases, LaterRecords, PatientCourse, PlayList } from './workshop.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactGame} ContactGame */
/** @typedef {import('./state.js').LabState} LabState */
/** @typedef {import('./state.js').Wanted} Wanted */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/rollout/shapes.js').RolloutOfGame<import('../../pkg/contact/rollout_lab.js').ContactRollout, ContactGame>} ContactRollout */
/**
 * @typedef {Object} OwnPieces
 * @property {Colours} colours
 * @property {PlayList} list
 * @property {PairsPlace} comparison
 * @property {PlayedOn} playedOn
 * @property {Databases} databases
 * @property {Until} stopping
 * @property {LaterRecords} records
 */
/** @typedef {import('../../lib/rollout/shapes.js').RolloutLab<LabState, ContactRollout, Texts> & OwnPieces} Lab */
/** @typedef {Omit<Lab, 'snapshot'> & import('./host.js').ContactLabElement & Pick<Model, 'act'>} ContactLab */
/** @typedef {ReturnType<typeof model>} Model */

/** The game of a position, with the evaluator of its luck. */
const games = madeAtOnce({
  game: (/** @type {Wanted} */ wanted) => new core.ContactGame(wanted),
  rollout: (/** @type {ContactGame} */ game, seed, /** @type {LabState} */ { rotation }) =>
    new core.ContactRollout(game, seed, rotation),
  same: (one, other) => one === other,
});

/** @type {import('../../lib/rollout/shapes.js').Own<LabState, ContactRollout, Texts>} */
const rollout = {
  ...usual,
  core,
  course: (work, told, few = 0) => new PatientCourse(core, work, told, few),
  first: () => games.first(initialState(), core.randomSeed()),
  startAgain: (lab, seed, changes) => games.startAgain(lab, seed, { tried: {}, ...changes }),
  // A game takes some twenty milliseconds: the page rolls none between other things, and ten thousand take minutes.
  few: 0,
  atOnce: 10_000,
  // A million games would take hours.
  additions: [10, 100, 1000],
  ofDice: (/** @type {Lab} */ { state: { seedChosen, rotation } }) => ({ seedChosen, rotation }),
  estimate: () => null,
  estimates: () => [],
  theory: () => null,
  funnel: () => null,
  takesBets: false,
  betOn: () => '',
  game: ({ state }) => gameOf(state.wanted),
  ofGame: ({ state: { wanted, roll, compared, trail } }) => ({
    // The values at a horizon are the evaluator's.
    wanted: wanted.horizon === null ? { position: wanted.position, opening: wanted.opening, horizon: null } : wanted,
    roll,
    compared,
    trail,
    ...dropped,
  }),
  beside: (/** @type {Lab} */ { comparison }) => comparison.count,
  rollBeside(/** @type {Lab} */ lab, pairs) {
    // Pairs that were set aside are back already.
    const missing = pairs - lab.comparison.count;
    if (missing > 0) unlessRemoved(rollPairs(lab, missing));
  },
  rolls: ({ turns }) => turns.length,
  rollSaid: ({ turns }, roll, texts) => turnSaid(turns[roll], texts),
  columns,
  chosenAfter: (lab) => keptSeed(/** @type {Lab} */ (lab))?.same ?? false,
  guide: (model) => nextStep(/** @type {Model} */ (model)),
  below: { parts: ['chances', 'readout', 'games'], load: loadPart(() => import('./below.js')) },
  begins: (/** @type {Lab} */ { playedOn }) => playedOn.stop(),
  merged: (/** @type {Lab} */ { stopping }) => stopping.look(),
  roll(/** @type {Lab} */ { comparison, rolling }, count) {
    comparison.pairs?.pause();
    return rolling.roll(count);
  },
};

/**
 * Identifies the game of a position. To the end, both lines settle at the same value with any estimate of luck. At a horizon the
 * evaluator gives the results.
 * @param {Wanted} wanted
 */
function gameOf({ position, evaluator, noise, opening, horizon }) {
  if (horizon === null) return JSON.stringify([position, opening]);
  return JSON.stringify([position, opening, horizon, evaluator, evaluator === 'blurred' ? noise : null]);
}

/**
 * Plays the same number of games with the same dice, but with other results.
 * @param {Lab} lab
 * @param {Wanted} wanted
 * @param {LabState['tried']} tried
 */
function replay(lab, wanted, tried) {
  lab.undo.leave('game', true);
  games.measureAgain(lab, { wanted, tried }, false);
}

const actions = {
  ...settingUp,

  /** @param {Lab} lab */
  run(lab) {
    lab.comparison.leave();
    lab.rolling.run(lab.state.speed);
  },

  /** @param {Lab} lab */
  step: (lab) => rollOnBoard(lab, () => lab.showing.play(() => lab.rolling.step())),

  /** @param {Lab} lab */
  rollGame: (lab) => rollOnBoard(lab, () => lab.showing.play(() => lab.rolling.rollGame())),

  /** Shows the position or the game on the board. @param {Lab} lab @param {import('../../lib/bearoff/stage.js').Look['at']} at */
  lookAt: (lab, at) => ({ look: lookAt(lab.frame, at) }),

  /**
   * Measures the luck of the same games in another way, for which all of them are rolled again.
   * @param {Lab} lab
   * @param {Partial<Omit<Wanted, 'position'>>} change
   */
  measure(lab, change) {
    const [wanted, tried] = [{ ...lab.state.wanted, ...change }, worthsOf(lab)];
    if (gameOf(wanted) !== gameOf(lab.state.wanted)) replay(lab, wanted, tried);
    else games.measureAgain(lab, { wanted, tried });
  },

  /** Cuts the games short after this many rolls, or plays them to the end. @param {Lab} lab @param {number | null} horizon */
  cutShort: (lab, horizon) => replay(lab, { ...lab.state.wanted, horizon }, {}),

  /**
   * Chooses first rolls, with the same seed: other games.
   * @param {Lab} lab
   * @param {import('../../lib/rollout/shapes.js').Rotation} rotation
   */
  rotate(lab, rotation) {
    if (rotation === lab.state.rotation) return;
    lab.undo.leave('game');
    lab.own.startAgain(lab, lab.rolling.rollout.seed, { rotation });
  },

  /** Has games begin without doubles, or with any roll, with the same seed: other games. @param {Lab} lab @param {boolean} opening */
  begin(lab, opening) {
    lab.undo.leave('game');
    lab.own.startAgain(lab, lab.rolling.rollout.seed, { wanted: { ...lab.state.wanted, opening } });
  },

  /** Plays the games to the end that were cut short. @param {Lab} lab */
  playOn(lab) {
    unlessRemoved(lab.playedOn.play());
  },

  /** @param {Lab} lab */
  stopPlayingOn: (lab) => lab.playedOn.stop(),

  /**
   * Measures luck with the errors of a seed that was found after the games.
   * @param {Lab} lab
   * @param {{seed: number, mean: number, se: number}} found
   * @param {number} size  of the errors, in percentage points
   */
  keepSeed(lab, found, size) {
    lab.change({ keptSeed: keptAfter(lab, found, size) });
    actions.measure(lab, { evaluator: 'blurred', noise: { size, seed: found.seed } });
  },

  /** Rolls as many games with other dice, measured with the same errors. @param {Lab} lab */
  rollOthers: (lab) => rollOthers(lab),

  // ——— Rolling until the target is reached ———

  /** @param {Lab} lab */
  startUntil: (lab) => lab.stopping.start(),

  /** @param {Lab} lab */
  stopUntil: (lab) => lab.stopping.stop(),

  /** @param {Lab} lab @param {import('./until.js').Kind} kind */
  chooseUntil: (lab, kind) => lab.stopping.choose(kind),

  /** @param {Lab} lab @param {string} text */
  typeUntil: (lab, text) => lab.stopping.type(text),

  // ——— Pairs of two plays ———

  /** Loads the part that compares plays. @param {Lab} lab */
  loadPairs: (lab) => lab.comparison.load(),

  /** Chooses play A or B. @param {Lab} lab @param {'a' | 'b'} which @param {import('./workshop.js').ContactPlay} play */
  comparePlay: (lab, which, play) => lab.comparison.pairs?.choose(which, play),

  /** Rolls the same pairs with another coupling. @param {Lab} lab @param {import('./state.js').CouplingName} coupling */
  async couple(lab, coupling) {
    await lab.comparison.pairs?.couple(coupling);
  },

  /** @param {Lab} lab @param {number} pairs */
  async addPairs(lab, pairs) {
    await lab.comparison.pairs?.roll(pairs);
  },

  /** Rolls pairs until the better play is known. @param {Lab} lab */
  async rollUntilKnown(lab) {
    await lab.comparison.pairs?.untilKnown();
  },

  /** @param {Lab} lab */
  pausePairs: (lab) => lab.comparison.pairs?.pause(),
};

/**
 * Rolls pairs of the plays that are compared. The part that compares them may still have to be loaded.
 * @param {Lab} lab
 * @param {number} pairs
 */
const rollPairs = (lab, pairs) =>
  lab.call(async () => {
    core.readGames(pairs);
    await (await lab.comparison.load())?.roll(pairs);
  });

/** Properties and methods for host pages, beside those of every lab. @type {ThisType<Lab>} */
const host = {
  /** The position ID, of the side on roll. Set it to a position ID or an XGID: other texts throw `RolloutLabError`. */
  get position() {
    return core.describeContact(this.state.wanted.position).positionId;
  },

  set position(text) {
    const { x, o, turned } = core.readContact(text);
    settingUp.setUp(this, { x, o }, { white: turned });
  },

  /**
   * Returns the evaluation by the network, or by the databases of bear-offs if they have the position: the chances of the side on
   * roll, 0 to 1, and its equity.
   */
  evaluation() {
    return evaluationOf(this.state.wanted.position);
  },

  /** The source of the evaluation: the network, or one of the databases. */
  get source() {
    return core.evaluateContact(this.state.wanted.position).source;
  },

  /**
   * Returns the plays of a roll, best first: each as the ID of the position with the other side on roll (null: the game is over), and
   * its equity for the side that plays. An invalid roll throws `RolloutLabError`.
   * @param {[number, number]} dice
   * @param {{lookahead?: boolean}} [how]  whether each play is evaluated after the other side's 21 rolls
   */
  plays(dice, { lookahead = false } = {}) {
    const plays = new core.ContactPlays(this.state.wanted.position, dice);
    try {
      while (lookahead && !plays.lookAhead());
      return plays.list().map(({ id, equity, ahead }) => ({ id, equity: ahead ?? equity }));
    } finally {
      plays.free();
    }
  },

  /**
   * Compares two plays of a roll: the best two, or the plays with these position IDs, with O on roll. Rolls no pairs yet. Rejects with
   * `RolloutLabError` if the roll does not allow the plays.
   * @param {[number, number]} dice
   * @param {{a?: string | null, b?: string | null, coupling?: import('./state.js').CouplingName}} [how]
   */
  comparePlays(dice, how = {}) {
    return this.call(async () => {
      const { a = null, b = null, coupling = this.state.coupling } = how;
      const { roll, compared } = givenPlay(this.state.wanted.position, dice, { a, b });
      this.change({ roll, compared, coupling });
      const pairs = await this.comparison.load();
      await pairs?.begin();
    });
  },

  /**
   * Rolls pairs of the plays that are compared. Rejects with `RolloutLabError` if the number is invalid, or if the lab is removed
   * before the pairs are rolled.
   * @param {number} pairs
   */
  rollPairs(pairs) {
    return rollPairs(this, pairs);
  },

  /**
   * Plays the games to the end that were cut short, with the same dice. Does nothing without a horizon. Rejects with
   * `RolloutLabError` if the lab is removed before.
   */
  playOn() {
    return this.call(() => this.playedOn.play());
  },
};

/**
 * Adds to the model of every lab that rolls out.
 * @param {Lab} lab
 */
const model = (lab) =>
  rolloutModel(lab, {
    act: /** @type {Lab['act'] & import('../../lib/element/definition.js').Bound<typeof actions>} */ (lab.act),
    /** The state after an action, which may not be drawn yet. */
    stateNow: () => lab.state,
    /** The core's rules of positions. */
    rules: core,
    /** The game that is rolled out. */
    current: lab.rolling.rollout.game,
    get facts() {
      return factsOf(lab.rolling.rollout.game, lab.state);
    },
    get worths() {
      return worthsOf(lab);
    },
    /** The plays of the roll that the reader has chosen, best first, and whether all have been looked at one roll ahead. */
    get list() {
      const { plays, complete } = lab.list;
      return { plays, complete };
    },
    /** The error seeds that can be tried on the games that there are. */
    get trial() {
      return trialOf(lab);
    },
    fail: (/** @type {unknown} */ error) => lab.fail(error),
    get until() {
      const { kind, on, reached } = lab.stopping;
      return { kind, on, reached };
    },
    /** The comparison of two plays. `part` has its views, and `figures` is what they show; both are null until the part is loaded. */
    get comparison() {
      const { wanted, notLoaded, part, pairs } = lab.comparison;
      return { wanted, notLoaded, part, figures: pairs?.figures() ?? null };
    },
    /** The games that were cut short and played on. */
    get playedOn() {
      const { running } = lab.playedOn;
      return { running, readout: lab.playedOn.readout() };
    },
  });

export const contact = defineLab(
  rolloutLab({
    name: 'contact',
    load: loadCore,
    catalogues: {
      en: async () => en,
      // Only its readers load it.
      ja: async () => (await import('./texts/ja.js')).ja,
    },
    elements: {},
    unit: POINTS,
    format: pointsFormat,
    state: initialState,
    address: properties,
    parts: PARTS,
    spare: SPARE,
    rollout,
    // The plays and their pairs follow first, so that no view and no host page gets the plays of another roll.
    pieces: (/** @type {Lab} */ lab) => ({
      colours: new Colours(lab),
      list: new PlayList(lab),
      comparison: new PairsPlace(lab),
      playedOn: new PlayedOn(lab),
      ...rolloutPieces(lab, rollout),
      databases: new Databases(lab),
      stopping: new Until(lab),
      records: new LaterRecords(lab),
    }),
    actions,
    host,
    model,
    view,
    snapshot: snapshotOf,
    attributes: ['seed', 'position'],
    // A seed or a position in the HTML that is none is shown in its field with the reason, like one that was typed.
    attribute(lab, name, value) {
      if (name === 'seed') lab.act.typeSeed(value);
      else settingUp.enterId(/** @type {Lab} */ (lab), value);
    },
    values: (/** @type {Lab} */ lab) => ({ ...valuesOfRollout(lab), pairs: lab.comparison.count }),
    restore(/** @type {Lab} */ lab, values) {
      const problems = openRollout(lab, values);
      lab.comparison.open(values.pairs);
      return problems;
    },
    explain(/** @type {Lab} */ { colours, texts }, { error, ignored }) {
      if (ignored) return whatWasSetAside({ aside: ignored }, texts);
      return error ? refusal(error, colours.ownTexts) : null;
    },
    styles: [choiceStyles, rotationStyles, labStyles],
  }),
);
