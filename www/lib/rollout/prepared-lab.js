// Labs whose games are made ready before they can be rolled. While another game is made there is no rollout, and calls for games wait.
// While the same games are measured in another way, the page shows them as they were measured before. `Prepare` in prepared.d.ts
// describes how a lab makes its games.

import { Preparation } from '../element/preparation.js';
import { notConnected } from '../element/removed.js';
import { rolloutActions } from './actions.js';
import { rolloutLab, rolloutPieces, usual, valuesOfRollout } from './rollout-lab.js';

/** @typedef {import('./prepared.js').Kind} Kind */
/** @typedef {import('./prepared.js').PreparedLab} PreparedLab */
/** @typedef {Pick<import('./shapes.js').RolloutState, 'bets' | 'told' | 'betting' | 'draft'>} Bet */

/**
 * The game that is rolled out, and its preparation. A piece that a lab holds.
 *
 * The preparation says whether a game is in force or being made (`State` in preparation.js). Bets are on a game: `left` has the bets of
 * games that were left, until these are in force again. `rewinds` and `pauses` count how often the reader went back or paused. A call
 * that waits for a game compares them, and is given up if they have changed.
 * @template {Kind} K
 */
export class Prepared {
  /**
   * @param {import('./prepared.js').PreparedLab<K>} lab
   * @param {import('./prepared.js').Prepare<K>} own
   */
  constructor(lab, own) {
    this.lab = lab;
    this.own = own;
    this.workshop = own.workshop();
    this.rewinds = 0;
    this.pauses = 0;
    /** @type {WeakMap<K['made'], Bet>} */
    this.left = new WeakMap();
    /** The function that makes many rollouts, and its game. @type {{made: K['made'], make: Many<K>} | null} */
    this.manyOf = null;
    /** @type {Preparation<K['order'], K['made']>} */
    this.preparation = new Preparation(lab, {
      first: () => this.orderOf(lab.rolling.rollout.seed, 0),
      start: { what: 'database', progress: 0 },
      make: (order, report, signal) => this.workshop.make(order, report, signal),
      take: (made, order) => this.take(made, order),
      revert: (made, order) => this.revert(made, order),
      free: (made) => {
        if (!own.keeps?.(lab, made)) made.free();
      },
      instead: (order) => own.instead?.(lab, order) ?? null,
    });
  }

  // ——— As a piece ———

  get busy() {
    return this.preparation.busy;
  }

  get filling() {
    return this.preparation.busy;
  }

  failed() {
    this.preparation.fail();
  }

  // ——— Its state ———

  /** The game that is rolled out; null while there is none. */
  get current() {
    return this.lab.rolling.rollout instanceof this.own.none ? null : this.preparation.made;
  }

  /** Resolves when no game is being made. */
  ready() {
    return this.lab.until(() => !this.preparation.busy);
  }

  /**
   * Makes many rollouts of the game. The function is the same for the same game: another function drops what was rolled.
   * @returns {Many<K>}
   */
  get many() {
    const { made } = this.preparation;
    if (!made) return noGame;
    if (this.manyOf?.made !== made) {
      // The details below the chart are drawn a moment later. Until then they call the function that they have.
      /** @type {Many<K>} */
      const make = (...given) => this.own.many(this.preparation.made ?? made, ...given);
      this.manyOf = { made, make };
    }
    return this.manyOf.make;
  }

  /**
   * @param {string} seed
   * @param {number} games  that are rolled before the order is done
   */
  orderOf(seed, games) {
    const { state } = this.lab;
    return /** @type {K['order']} */ ({
      ...this.own.order?.(state),
      wanted: state.wanted,
      rotation: state.rotation ?? 0,
      seed,
      games,
      run: false,
    });
  }

  // ——— Orders ———

  /**
   * Begins with other dice, and perhaps another game, from no games on.
   * @param {string} seed  throws if it is none
   * @param {Partial<K['state']>} changes  of the state, together with it
   * @param {number} [games]  that are rolled before another game is in force
   */
  startAgain(seed, changes, games = 0) {
    const { lab, own, preparation } = this;
    const written = lab.own.core.readSeed(seed);
    const { made, making } = preparation;
    const { wanted = lab.state.wanted } = changes;
    const same = !making && made?.order.wanted === wanted;
    lab.change({ badSeed: null, seedChosen: true, ...this.leave(wanted), ...changes });
    if (same && made) {
      made.withDice(this.orderOf(written, games), (rollout) => lab.rolling.restart(rollout));
      return;
    }
    lab.rolling.restart(new own.none(written));
    preparation.order(this.orderOf(written, games));
  }

  /** Makes the wanted game, and has the rolled games measured with it. */
  remeasure() {
    const { lab, preparation } = this;
    const { rolling } = lab;
    const run = rolling.running || (preparation.making?.order.run ?? false);
    rolling.pause();
    const { seed, games } = rolling.rollout;
    preparation.order({ ...this.orderOf(seed, games), run });
  }

  /**
   * Puts a game in force again that was kept, with its bets.
   * @param {K['made']} made
   * @param {Partial<K['state']>} changes  of the state, together with it
   * @param {import('./shapes.js').Stepping<K['rollout']> | null} stepping  the game under the microscope at that time
   */
  resume(made, changes, stepping) {
    const { lab } = this;
    lab.rolling.restart(made.rollout, stepping);
    this.preparation.resume(made);
    lab.change({ badSeed: null, wanted: made.order.wanted, ...this.diceOf(made), ...this.regain(made), ...changes });
  }

  /** Goes back to no games. */
  rewind() {
    this.rewinds += 1;
    this.pauses += 1;
    const { making } = this.preparation;
    // The order that measures the rolled games again has none of them left.
    if (making && this.current) this.preparation.order({ ...making.order, games: 0, run: false });
  }

  // ——— Results of orders ———

  /** @param {K['made']} made @param {K['order']} order */
  take(made, order) {
    const { lab } = this;
    this.own.taken?.(lab, made);
    // Games that were owed and have been rolled in the meantime still are.
    lab.rolling.replace(made.rollout);
    if (order.run) lab.act.run();
  }

  /**
   * Puts the game before an order in force again.
   * @param {K['made']} made
   * @param {K['order']} order  that was given up
   */
  revert(made, order) {
    const { lab } = this;
    /** @type {import('./prepared.js').Returned<K>} */
    const { state, stepping } = this.own.returned?.(lab, made, order) ?? { state: {} };
    lab.change({ wanted: made.order.wanted, ...this.diceOf(made), ...this.regain(made), ...state });
    if (!this.current) lab.rolling.restart(made.rollout, stepping);
    if (order.run) lab.act.run();
  }

  /** The part of the state that goes with a game's dice. @param {K['made']} made @returns {Pick<K['state'], 'rotation'>} */
  diceOf({ order: { rotation } }) {
    return this.lab.state.rotation === undefined ? {} : { rotation };
  }

  // ——— Bets ———

  /**
   * Leaves the bets with the game in force if another one is wanted. A question that is still open is asked of the next game.
   * @param {import('./prepared.js').Wanted<K>} wanted  from now on
   * @returns {Partial<Bet>} changes of the state
   */
  leave(wanted) {
    const { bets, told, betting, draft, wanted: before } = this.lab.state;
    if (this.own.game(wanted) === this.own.game(before)) return {};
    const { made, making } = this.preparation;
    if (made && !making) this.left.set(made, { bets, told, betting, draft });
    return bets ? { bets: null, told: true } : {};
  }

  /**
   * Takes the bets back that were left with a game.
   * @param {K['made']} made
   * @returns {Partial<Bet>} changes of the state
   */
  regain(made) {
    const bet = this.left.get(made) ?? {};
    this.left.delete(made);
    return bet;
  }
}

/**
 * @template {Kind} K
 * @typedef {(seed: string, rollouts: number, games: number) => K['many']} Many
 */

/** @returns {never} */
const noGame = () => {
  throw new Error('no game yet');
};

const actions = {
  /**
   * Chooses first rolls, with the same seed: other games. Only for labs that offer rotation.
   * @param {PreparedLab} lab
   * @param {import('./shapes.js').Rotation} rotation
   */
  rotate(lab, rotation) {
    if (rotation === lab.state.rotation) return;
    lab.undo.leave('game');
    lab.prepared.startAgain(lab.rolling.rollout.seed, { rotation });
  },

  /** @param {PreparedLab} lab */
  async run(lab) {
    const { prepared } = lab;
    const { pauses } = prepared;
    await prepared.ready();
    if (lab.isConnected && prepared.current && prepared.pauses === pauses) lab.rolling.run(lab.state.speed);
  },

  /** @param {PreparedLab} lab */
  pause(lab) {
    lab.prepared.pauses += 1;
    lab.rolling.pause();
  },

  /** @param {PreparedLab} lab */
  rewind(lab) {
    lab.undo.leave('rewind');
    lab.rolling.rewind();
    lab.prepared.rewind();
  },

  /** @param {PreparedLab} lab */
  step: (lab) => oneGame(lab, () => rolloutActions.step(lab)),

  /** @param {PreparedLab} lab */
  rollGame: (lab) => oneGame(lab, () => rolloutActions.rollGame(lab)),

  /** @param {PreparedLab} lab */
  cancel: (lab) => lab.prepared.preparation.cancel(),
};

/**
 * Makes a roll of the game under the microscope, or all of them.
 * @param {PreparedLab} lab
 * @param {() => void} roll
 */
function oneGame(lab, roll) {
  const { current, own, preparation } = lab.prepared;
  if (!current || preparation.making) return;
  if (own.oneGame) own.oneGame(lab, roll);
  else roll();
}

/**
 * The parts of the rollout that follow from the preparation.
 * @param {import('./prepared.js').Prepare} prepare
 * @param {import('./shapes.js').Core} core
 */
const ofPrepared = (prepare, core) => ({
  /** @param {PreparedLab} lab */
  ofDice: ({ state: { seedChosen, rotation } }) => (rotation === undefined ? { seedChosen } : { seedChosen, rotation }),
  first: () => new prepare.none(core.randomSeed()),
  /** @param {PreparedLab} lab @param {string} seed @param {Partial<import('./prepared.js').PreparedState>} changes */
  startAgain: (lab, seed, changes) => lab.prepared.startAgain(seed, changes),
  /** @param {PreparedLab} lab */
  betOn: ({ state }) => prepare.game(state.wanted),
  /** @param {PreparedLab} lab */
  game: ({ state }) => prepare.game(state.wanted),
  /** @param {PreparedLab} lab */
  ofGame({ state }) {
    const { bets, told } = state;
    return { ...prepare.ofGame(state), bets, told };
  },
  /** @param {PreparedLab} lab */
  ready: (lab) => lab.prepared.ready(),
  /** @param {PreparedLab} lab @param {number} games */
  roll(lab, games) {
    const { prepared } = lab;
    const { rewinds } = prepared;
    return lab.call(async () => {
      // An invalid number is refused before the call waits for anything.
      lab.guard(() => core.readGames(games));
      await prepared.ready();
      // Without a document no game is made.
      if (!lab.isConnected) throw notConnected();
      if (prepared.current && prepared.rewinds === rewinds) await lab.rolling.roll(games);
    });
  },
});

/**
 * Completes the definition of a lab whose games are made ready before they can be rolled.
 * @template {Kind} K
 * @template {import('./shapes.js').RolloutModel<K['state'], K['rollout'], K['texts']>} M
 * @param {import('./prepared.js').PreparedDefinition<K, M>} definition
 */
export function preparedLab(definition) {
  const { prepare } = definition;
  const rollout = { ...usual, ...ofPrepared(prepare, definition.rollout.core), ...definition.rollout };
  return rolloutLab({
    /** @param {PreparedLab} lab */
    values(lab) {
      const values = valuesOfRollout(lab);
      // Games that are being rolled again count.
      return { ...values, games: Math.max(values.games, lab.prepared.preparation.making?.order.games ?? 0) };
    },
    ...definition,
    rollout,
    actions: { ...actions, ...definition.actions },
    /** @param {import('./prepared.js').PreparedLab<K>} lab */
    pieces: (lab) => ({
      ...rolloutPieces(lab, rollout),
      prepared: new Prepared(lab, prepare),
      ...definition.pieces?.(lab),
    }),
  });
}

/**
 * The parts of the model that these labs add.
 * @template {Kind} K
 * @param {import('./prepared.js').PreparedLab<K>} lab
 * @returns {import('./prepared.js').PreparedModel<K>}
 */
export function preparedModel(lab) {
  const { current, preparation } = lab.prepared;
  return {
    current,
    making: preparation.making !== null,
    work: preparation.work,
    returns: preparation.made !== null,
    wantedNow: () => lab.state.wanted,
    untold: lab.untold,
  };
}
