// Bear-offs played and solved by an implementation of their own, slow and in floating point: what the pages' core
// says is compared with it. Checkers are those on a side's own points 1 to 6; chances are those of the side on roll,
// 0..1.

/** @typedef {readonly number[]} Checkers */
/** @typedef {{after: Checkers, froms: number[], swapped: boolean}} Play  from which points, a die each; larger die first unless swapped */
/** @typedef {(mover: Checkers, other: Checkers, plays: Play[]) => Play} Policy */

/** @param {Checkers} checkers */
const isOff = (checkers) => checkers.every((count) => count === 0);

/**
 * One checker by one die; null where the rules forbid it.
 * @param {Checkers} checkers
 * @param {number} from
 * @param {number} die
 */
function moved(checkers, from, die) {
  if (checkers[from - 1] === 0) return null;
  // A die larger than the point bears off only the rearmost checker.
  if (die > from && checkers.slice(from).some((count) => count > 0)) return null;
  return checkers.map((count, i) => count - (i === from - 1 ? 1 : 0) + (i === from - die - 1 ? 1 : 0));
}

/** A number for each of what a side can have: fifteen checkers need no more than four bits a point. @param {Checkers} checkers */
const numberOf = (checkers) => checkers.reduce((sum, count) => 16 * sum + count, 0);

/** A number for each position; whole, it is below 2^48. @param {Checkers} mover @param {Checkers} other */
export const keyOf = (mover, other) => 2 ** 24 * numberOf(mover) + numberOf(other);

/** What was asked for before: who solves a position asks for the same plays against everything that the other side can have. */
const knownPlays = /** @type {Map<number, Play[]>} */ (new Map());

/**
 * Everything that a roll can make of the checkers, each once.
 * @param {Checkers} checkers
 * @param {readonly number[]} roll
 * @returns {Play[]}
 */
export function playsOf(checkers, roll) {
  const [high, low] = [Math.max(...roll), Math.min(...roll)];
  const asked = 2 ** 6 * numberOf(checkers) + 7 * high + low;
  const plays = knownPlays.get(asked) ?? allPlays(checkers, high, low);
  knownPlays.set(asked, plays);
  return plays;
}

/** @param {Checkers} checkers @param {number} high @param {number} low @returns {Play[]} */
function allPlays(checkers, high, low) {
  const orders =
    high === low
      ? [[high, high, high, high]]
      : [
          [high, low],
          [low, high],
        ];
  /** @type {Map<string, Play>} */
  const found = new Map();
  orders.forEach((dice, order) => {
    /** @param {Checkers} here @param {number[]} froms */
    const go = (here, froms) => {
      if (froms.length === dice.length || isOff(here)) {
        const key = here.join();
        if (!found.has(key)) found.set(key, { after: here, froms, swapped: order === 1 });
        return;
      }
      for (let from = 1; from <= 6; from += 1) {
        const next = moved(here, from, dice[froms.length]);
        if (next) go(next, [...froms, from]);
      }
    };
    go(checkers, []);
  });
  return [...found.values()];
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The 21 kinds of rolls. */
const ROLLS = FACES.flatMap((high) => FACES.slice(0, high).map((low) => [high, low]));

/**
 * A function that says the chances of the side on roll if it and the other side play by these policies.
 * @param {Policy} own  @param {Policy} theirs
 */
export function solver(own, theirs) {
  // Who plays like the other side has the same chances, whoever of them is on roll.
  const known = /** @type {Map<number, number>[]} */ ([new Map(), new Map()]);
  if (own === theirs) known[1] = known[0];
  /** @param {Checkers} mover @param {Checkers} other @param {number} turn @returns {number} */
  const chance = (mover, other, turn) => {
    const key = keyOf(mover, other);
    const already = known[turn].get(key);
    if (already !== undefined) return already;
    let sum = 0;
    for (const [high, low] of ROLLS) {
      const { after } = [own, theirs][turn](mover, other, playsOf(mover, [high, low]));
      sum += (high === low ? 1 : 2) * (isOff(after) ? 1 : 1 - chance(other, after, 1 - turn));
    }
    known[turn].set(key, sum / 36);
    return sum / 36;
  };
  return (/** @type {Checkers} */ mover, /** @type {Checkers} */ other) => chance(mover, other, 0);
}

/**
 * A function that says the value to the side on roll of games that are cut after some rolls, where they have the evaluation of the side
 * then on roll.
 * @param {Policy} policy  of both sides
 * @param {(mover: Checkers, other: Checkers) => number} evaluation
 */
export function cutShort(policy, evaluation) {
  /** By the number of rolls. @type {Map<number, number>[]} */
  const known = [];
  /** @param {Checkers} mover @param {Checkers} other @param {number} rolls @returns {number} */
  const value = (mover, other, rolls) => {
    if (rolls === 0) return evaluation(mover, other);
    known[rolls] ??= new Map();
    const key = keyOf(mover, other);
    const already = known[rolls].get(key);
    if (already !== undefined) return already;
    let sum = 0;
    for (const [high, low] of ROLLS) {
      const { after } = policy(mover, other, playsOf(mover, [high, low]));
      sum += (high === low ? 1 : 2) * (isOff(after) ? 1 : 1 - value(other, after, rolls - 1));
    }
    known[rolls].set(key, sum / 36);
    return sum / 36;
  };
  return value;
}

/** @param {Checkers} checkers */
const pipsOf = (checkers) => checkers.reduce((sum, count, i) => sum + count * (i + 1), 0);

/**
 * The pip count's chances: each pip of a lead multiplies the odds by 1.19, and being on roll counts as five pips.
 * @param {Checkers} mover
 * @param {Checkers} other
 */
export const pipCountChance = (mover, other) => 1 / (1 + 1.19 ** -(pipsOf(other) - pipsOf(mover) + 5));

/** @param {boolean} best @returns {Policy} */
const byChance = (best) => (_, other, plays) => {
  const worth = (/** @type {Play} */ { after }) => (isOff(after) ? 1 : 1 - perfectChance(other, after));
  const worths = plays.map(worth);
  return plays[worths.indexOf(best ? Math.max(...worths) : Math.min(...worths))];
};

/** The play that is best; of equals the first. */
export const perfect = byChance(true);

/** The play that is worst. */
export const worst = byChance(false);

/** The chances of the side on roll if both play perfectly. */
export const perfectChance = solver(perfect, perfect);

/**
 * How somebody who has this policy plays the roll that waits.
 * @param {import('../../../www/pkg/hand/rollout_lab.js').HandView} view  with a turn
 * @param {Policy} policy
 */
export function chosen({ position, turn }, policy) {
  if (!turn) throw new Error('it is nobody’s turn');
  const [mover, other] = turn.side === 'x' ? [position.x, position.o] : [position.o, position.x];
  const dice = turn.dice.map(({ value }) => value);
  return policy(mover, other, playsOf(mover, dice));
}
