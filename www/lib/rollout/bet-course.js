// The course of a bet: it is asked for, then it is open, and after so many games, or when the reader wants it, he is told
// where the lines settle. Until then nothing on the page gives it away.

import { handlesOf } from './state.js';

/** @typedef {import('../address/address.js').Values} Values */
/** @typedef {import('./shapes.js').RolloutState} RolloutState */

/** After so many games an open bet has its answer. */
export const TOLD_AFTER = 100;

/**
 * Whether the reader is told where an address does not say so: the author may have him asked first, but not about games
 * that are rolled. A reader who had bet had his answer at once, when addresses did not yet say this.
 * @param {Values} values  of `bet`, `bets`, `games` and `half`
 */
const usuallyTold = ({ bet, bets, games, half }) => !bet || bets !== null || games > 0 || Boolean(half);

/**
 * Where the bet is when an address is opened.
 * @param {Values} values
 * @returns {Pick<RolloutState, 'asks' | 'told' | 'betting'>}
 */
export function openedBet(values) {
  const { bet, bets, games, half } = values;
  const tooLate = bets === null && (games > 0 || Boolean(half));
  const told = tooLate || (values.told ?? usuallyTold(values));
  return { asks: bet, told, betting: !told && bets === null };
}

/**
 * The value for the address: null if it is as it would be anyway.
 * @param {RolloutState} state
 * @param {Values} rolled  `games` and `half`
 */
export const toldToSay = ({ asks, bets, told }, rolled) =>
  told === usuallyTold({ bet: asks, bets, ...rolled }) ? null : told;

/** The steps of it. A piece that a lab holds; where it is, is in the lab's state. */
export class BetCourse {
  /**
   * @param {import('./shapes.js').RolloutLab} host
   * @param {import('./shapes.js').Own} own
   */
  constructor(host, own) {
    this.host = host;
    this.own = own;
  }

  /** Asks where the lines will settle; after a bet that has its answer with new dice, from no games on. */
  ask() {
    const { host, own } = this;
    const { bets, known } = host.state;
    const asked = {
      betting: true,
      told: false,
      bets: null,
      draft: null,
      known: host.frame.shown ? own.betOn(host) : known,
    };
    if (!bets) {
      host.change(asked);
      return;
    }
    const seed = host.guard(() => own.core.randomSeed());
    // Bets come before games: those that there were do not come back.
    host.undo.rolls();
    if (seed) own.startAgain(host, seed, { ...asked, seedChosen: false });
  }

  /**
   * Moves a handle.
   * @param {'plain' | 'reduced'} id
   * @param {(value: number) => number} move
   */
  move(id, move) {
    const [plain, reduced] = handlesOf(this.host.state, this.host.format.unit);
    this.host.change({ draft: id === 'plain' ? [move(plain), reduced] : [plain, move(reduced)] });
  }

  /** The handles answer the question of where the lines will settle. */
  place() {
    const { host } = this;
    host.change({ betting: false, bets: handlesOf(host.state, host.format.unit), draft: null, told: false });
  }

  /** The reader would rather not answer. */
  skip() {
    const { host } = this;
    host.change({ betting: false, bets: null, draft: null, told: true, known: this.own.betOn(host) });
  }

  /** Games are being rolled, and the question comes too late: handles that were moved are the reader's bets. */
  end() {
    const { betting, draft } = this.host.state;
    if (betting && draft) this.place();
    else if (betting) this.skip();
  }

  /** Where the lines settle need not be kept from the reader any more. */
  tell() {
    this.host.change({ told: true });
  }

  /** Answers an open bet, once there are games enough. */
  answer() {
    const { state, rolling } = this.host;
    if (!state.told && !state.betting && rolling.rollout.games >= TOLD_AFTER) this.tell();
  }
}
