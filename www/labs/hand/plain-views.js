// The views of play without the cube: players, the news of a game, the averages in words, and the reader's mistakes.

import { html, nothing } from 'lit';
import { EVALUATORS, needsExact, PLAYERS } from '../../lib/bearoff/evaluators.js';
import { writeCheckers, writePlay, writeTurn } from '../../lib/bearoff/notation.js';
import { addressOf, otherLab } from '../../lib/bearoff/other-lab.js';
import { writeRoll } from '../../lib/board/model.js';
import { select } from '../../lib/element/select.js';
import { NONE } from '../../lib/i18n/format.js';
import { commonDigits, outsideSaid } from '../../lib/rollout/readout.js';
import { rollOf } from './play.js';
import { costsOf } from './session-state.js';
import { isCost, sum, verdict } from './verdict.js';

/** @typedef {import('../../lib/bearoff/notation.js').Move} Move */
/** @typedef {import('./lab.js').Plain} Plain */
/** @typedef {import('./shapes.js').Views<Plain>} Views */
/** @typedef {import('./shapes.js').Model<Plain>} Model */

/** The columns of numbers in the list of games. @type {Views['columns']} */
const columns = {
  luck: ({ luck }, { format }) => format.points(luck),
  reduced: ({ reduced }, { format }) => format.reduced(reduced),
  cost: ({ costs }, { format, setup: { hands } }) =>
    costs ? format.percent((hands === 'o' ? 0 : costs.x) + (hands === 'x' ? 0 : costs.o), 2) : NONE,
};

/** @type {Views} */
export const views = {
  digits: 2,
  setup,
  news,
  sum: (model, record) => sum(record, exactValue(model), model.texts, model.format),
  turn: (turn, { texts }) => [texts.game.turn(texts.sides[turn.side], writeTurn(turn)), turn.luck],
  tilesClass: 'tiles',
  tiles,
  sentences,
  columns,
  mistakes,
  csvCells,
};

// ——— Players ———

/** @type {Views['setup']} */
function setup(model) {
  const { act, made, seed, state, texts, work } = model;
  const words = texts.setup;
  // Evaluators that need exact chances are replaced where there are none. While a game is made, the chosen ones are shown.
  const { hands, opponent, evaluator } = work ? state.wanted : model.setup;
  const bounded = made !== null && made.theory === null;
  const impossible = (/** @type {import('./state.js').PlayerName} */ name) => bounded && needsExact(name);
  const against = select(words.opponent, Object.values(PLAYERS), opponent, words.players, impossible, (chosen) =>
    act.want({ opponent: chosen }),
  );
  const luck = select(words.evaluator, Object.values(EVALUATORS), evaluator, words.evaluators, impossible, (chosen) =>
    act.remeasure({ evaluator: chosen }),
  );
  // The cube is known up to six checkers a side.
  const withCube = bounded
    ? nothing
    : html`${otherLab(model, 'cube', texts.cubeLab)} ${otherLab(model, 'hand-cube', texts.withCube, { seed })}`;
  return {
    fields: html`${hands === 'both' ? nothing : against} ${luck}`,
    note: bounded ? words.bounded : '',
    links: html`${otherLab(model, 'bearoff', texts.otherLab)} ${withCube}`,
  };
}

// ——— A game in words ———

/** The exact value of the position; null if luck is estimated. @param {Model} model */
const exactValue = ({ made }) => (made?.setup.evaluator === 'exact' ? (made.theory?.perfect ?? null) : null);

/** @type {Views['news']} */
function news(model) {
  const { format, now, record, setup, texts } = model;
  const { play: words, game, sides } = texts;
  const { hands } = setup;
  if (!now || !record) return [];
  const said = record.turns
    .slice(model.told)
    .map((turn) => game.heard(game.turn(sides[turn.side], writeTurn(turn)), format.points(turn.luck)));
  const { turn } = now;
  if (turn) {
    const roll = rollOf(turn);
    const luck = format.points(turn.luck);
    said.push(hands === 'both' ? words.rolled(sides[turn.side], roll, luck) : words.youRolled(roll, luck));
    if (turn.done) said.push(words.ready);
  } else {
    said.push(verdict(record, hands, texts, format, exactValue(model)));
  }
  return said;
}

// ——— Averages ———

/** @type {Views['tiles']} */
function tiles({ setup: { hands }, texts, format, readout: { costs } }) {
  const words = texts.tiles;
  if (!costs) return [{ label: words.cost, own: null, perGame: words.perGame }];
  const { own, other, side, otherSide, both } = costsOf(hands, costs);
  return [
    {
      label: both ? words.costOf(texts.sides[side]) : words.cost,
      own,
      perGame: both ? words.perGameAnd(texts.sides[otherSide], format.percent(other.mean, 2)) : words.perGame,
    },
  ];
}

/** @type {Views['sentences']} */
function sentences({ setup: { hands }, texts, format, readout, theory }) {
  const words = texts.sentence;
  const costs = theory && readout.costs && costsOf(hands, readout.costs);
  // The averages have as many decimals as the costs. Where luck is exact, the difference between the variance-reduced average
  // and perfect play is exactly the costs.
  const digits = costs ? 2 : commonDigits(readout, format);
  const said = [
    words.now(
      format.count(readout.games),
      format.percent(readout.plain.mean, digits),
      format.percent(readout.reduced.mean, digits),
    ),
  ];
  if (theory && costs) {
    const perfect = format.percent(theory.plain.mean, 2);
    const own = format.percent(costs.own.mean, 2);
    const other = format.percent(costs.other.mean, 2);
    if (costs.both) said.push(words.sides(perfect, own, other));
    else if (isCost(costs.other.mean)) said.push(words.costs(perfect, own, texts.sides[costs.otherSide], other));
    else said.push(words.cost(perfect, own));
  }
  const outside = outsideSaid(readout, theory?.unbiased ?? true, texts, format);
  return outside ? [...said, outside] : said;
}

// ——— Mistakes ———

/** Plays that cost less than this, in percentage points, are rounding errors, or as good as the best. */
const NOTHING = 5e-4;

/** @type {Views['mistakes']} */
function mistakes({ costs, turns }, model) {
  const { game, sides } = model.texts;
  return (
    costs &&
    [...turns.entries()].flatMap(([at, turn]) => {
      const { side, dice, moves, byHand, mistake } = turn;
      if (!byHand || mistake === null || !(mistake.cost > NOTHING)) return [];
      return {
        id: `${at}`,
        said: game.turn(sides[side], writeTurn({ dice, moves })),
        cost: mistake.cost,
        better: writePlay(/** @type {Move[]} */ (mistake.better)),
        more: rolledOut(model, turn),
      };
    })
  );
}

/**
 * The link to the lab that rolls out both plays, the actual one and the best.
 * @param {Model} model
 * @param {import('../../pkg/hand/rollout_lab.js').HandRecordTurn} turn
 */
function rolledOut({ offers, rules, texts }, { side, dice, before, other, after }) {
  const position = { x: side === 'x' ? before : other, o: side === 'x' ? other : before, onRoll: side };
  const plays = { roll: dice.join(''), b: writeCheckers(after) };
  const address = offers.share ? addressOf(position, rules, 'pairs', plays) : null;
  return address === null ? nothing : html`<a href=${address}>${texts.mistakes.rollOut}</a>`;
}

/** @type {Views['csvCells']} */
function csvCells({ dice, moves, byHand, luck, mistake }, { costs }) {
  return [
    writeRoll(dice),
    writePlay(/** @type {Move[]} */ (moves)),
    byHand ? 1 : 0,
    luck,
    costs ? (mistake?.cost ?? 0) : null,
    mistake ? writePlay(/** @type {Move[]} */ (mistake.better)) : '',
  ];
}
