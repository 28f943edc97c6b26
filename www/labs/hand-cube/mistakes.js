// The games that are over, with what they came to and the reader's mistakes in them: plays, doubles, missed doubles, takes and
// passes. A view.

import { writePlay, writeTurn } from '../../lib/bearoff/notation.js';
import { gamesList, mistakeTold } from '../../lib/hand/games-list.js';

/** @typedef {import('./lab.js').HandCubeLab} Lab */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRecord} CubeHandRecord */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandTurn} CubeHandTurn */
/** @typedef {import('../../lib/bearoff/notation.js').Move} Move */
/** @typedef {{kind: 'action' | 'answer' | 'play', said: string, cost: number, better: string}} Mistake */

/** What costs less, in points, is rounding, or as good as the best. */
const NOTHING = 5e-5;

const COLUMNS = ['game', 'winner', 'result', 'luck', 'reduced', 'plays', 'actions', 'mistakes'];

/**
 * @param {Lab} lab
 * @param {import('../../pkg/hand-cube/rollout_lab.js').CubeHandReadout} readout
 */
export const mistakes = (lab, readout) =>
  gamesList(lab, readout, COLUMNS, (/** @type {CubeHandRecord} */ record) => {
    const { format } = lab;
    const { number, result, luck, reduced, turns } = record;
    const cost = ownCost(lab, record);
    const made = turns.flatMap((turn, at) => mistakesIn(lab, turn).map((mistake) => ({ ...mistake, at })));
    return {
      cells: [
        format.plain(result),
        format.points(luck),
        format.reduced(reduced),
        format.percent(cost.checkers, format.unit.digits),
        format.percent(cost.cube, format.unit.digits),
      ],
      mistakes: made.map(({ kind, at, said, cost, better }) =>
        mistakeTold(lab, `${number}.${at}.${kind}`, said, cost, better),
      ),
    };
  });

/**
 * What the reader's own mistakes cost him.
 * @param {Lab} lab
 * @param {CubeHandRecord} record
 */
function ownCost(lab, { mistakes: { x, o } }) {
  const { hands } = lab.made?.setup ?? lab.state.wanted;
  if (hands !== 'both') return hands === 'x' ? x : o;
  return { checkers: x.checkers + o.checkers, cube: x.cube + o.cube };
}

/**
 * What the reader has done wrong in a turn.
 * @param {Lab} lab
 * @param {CubeHandTurn} turn
 * @returns {Mistake[]}
 */
function mistakesIn({ texts, format }, turn) {
  const { side, byHand, answeredByHand, doubled, answer, cube, dice, moves, better } = turn;
  const { mistakes: words, turns, sides, game } = texts;
  const [mover, other] = [sides[side], sides[side === 'x' ? 'o' : 'x']];
  const doubles = (cube.owner === 'centred' ? turns.doubles : turns.redoubles)(mover, format.count(2 * cube.value));
  const takes = answer === 'take';
  /** @type {(Mistake | null)[]} */
  const all = [
    byHand
      ? {
          kind: 'action',
          said: doubled ? doubles : words.noDouble(mover),
          cost: turn.cubeLost,
          better: doubled ? words.right.noDouble : words.right.double,
        }
      : null,
    answeredByHand
      ? {
          kind: 'answer',
          said: takes ? turns.takes(other) : turns.passes(other),
          cost: turn.answerLost,
          better: takes ? words.right.pass : words.right.take,
        }
      : null,
    byHand && dice && better
      ? {
          kind: 'play',
          said: game.turn(mover, writeTurn({ dice, moves })),
          cost: turn.lost,
          better: writePlay(/** @type {Move[]} */ (better)),
        }
      : null,
  ];
  return all.filter((mistake) => mistake !== null).filter(({ cost }) => cost > NOTHING);
}
