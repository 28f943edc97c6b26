// The views of play with the cube: players, the cube and its question, the news of a game, the averages in words, and the
// reader's mistakes.

import { html, nothing } from 'lit';
import { writePlay, writeTurn } from '../../lib/bearoff/notation.js';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { writeRoll } from '../../lib/board/model.js';
import '../../lib/board/doubling-cube.js';
import { actionSaid, cubeAfter, isRedouble, rollSaid } from '../../lib/cube/game.js';
import { LADDER, OWNERS, PLAYS, POLICIES } from '../../lib/cube/names.js';
import { janowskiField, thresholdFields } from '../../lib/cube/fields.js';
import { select } from '../../lib/element/select.js';
import { POINTS } from '../../lib/i18n/format.js';
import { isCost, sum, verdict } from './verdict.js';
import { rollOf } from '../hand/play.js';
import { costsOf } from '../hand/session-state.js';

/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandTurn} CubeHandTurn */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandView} CubeHandView */
/** @typedef {import('../../lib/bearoff/notation.js').Move} Move */
/** @typedef {import('../../lib/cube/fields.js').Typed} Typed */
/** @typedef {import('./lab.js').Cubed} Cubed */
/** @typedef {import('../hand/shapes.js').Views<Cubed>} Views */
/** @typedef {import('../hand/shapes.js').Model<Cubed>} Model */
/** @typedef {import('../hand/shapes.js').RecordOf<Cubed>} CubeHandRecord */

/** The columns of numbers in the list of games. @type {Views['columns']} */
const columns = {
  result: ({ result }, { format }) => format.plain(result),
  luck: ({ luck }, { format }) => format.points(luck),
  reduced: ({ reduced }, { format }) => format.reduced(reduced),
  plays: (record, { format, setup }) => format.percent(ownCost(record, setup.hands, 'checkers'), format.unit.digits),
  actions: (record, { format, setup }) => format.percent(ownCost(record, setup.hands, 'cube'), format.unit.digits),
};

/** @type {Views} */
export const views = {
  digits: POINTS.digits,
  setup,
  news,
  sum,
  cube,
  turn,
  tilesClass: 'tiles five',
  tiles,
  sentences,
  columns,
  mistakes,
  csvCells,
};

/** Whether the position has more checkers than the database covers. @param {Model} model */
const isBeyond = ({ made, work }) => made !== null && made.rollout === null && !work;

// ——— Players ———

/** @type {Views['setup']} */
function setup(model) {
  const { act, seed, state, texts } = model;
  const { owner, hands, opponent } = state.wanted;
  const beyond = isBeyond(model);
  const about = hands !== 'both' && opponent.cube !== 'exact' ? texts.cubePlayers.about[opponent.cube] : '';
  const owns = choice(texts.owners.label, OWNERS, owner, texts.owners.names, (chosen) => act.want({ owner: chosen }));
  return {
    fields: html`${owns} ${hands === 'both' ? nothing : against(model)} ${luck(model)}`,
    note: beyond ? texts.beyond.says : about,
    links: html`<div class="ways">
      ${otherLab(model, 'hand', texts.withoutCube, { seed })}
      ${beyond ? nothing : otherLab(model, 'cube', texts.otherLab, { cube: owner })}
    </div>`,
  };
}

/**
 * @template {string} N
 * @param {string} label
 * @param {readonly N[]} names
 * @param {N} chosen
 * @param {Record<N, string>} words
 * @param {(name: N) => void} choose
 */
const choice = (label, names, chosen, words, choose) => select(label, [...names], chosen, words, () => false, choose);

/** The player of the other side. @param {Model} model */
function against({ act, state, texts, wantedNow }) {
  const { cubePlayers, setup: words } = texts;
  const { opponent } = state.wanted;
  const thresholds = () =>
    thresholdFields(
      cubePlayers,
      () => wantedNow().thresholds,
      state.badNumber ?? null,
      (change) => act.want({ thresholds: { ...wantedNow().thresholds, ...change } }),
      act.noteNumber,
    );
  return html`${choice(words.opponent, Object.values(PLAYS), opponent.plays, cubePlayers.plays, (plays) => act.oppose({ plays }))}
    ${choice(words.opponentCube, Object.values(POLICIES), opponent.cube, cubePlayers.policies, (cube) => act.oppose({ cube }))}
    ${opponent.cube === 'thresholds' ? thresholds() : nothing}`;
}

/** The estimate of luck. Mistakes are always measured exactly. @param {Model} model */
function luck({ act, state, texts, wantedNow }) {
  const { setup: words, estimators } = texts;
  const { estimator } = state.wanted;
  const janowski = () =>
    janowskiField(
      words,
      () => wantedNow().janowski,
      state.badNumber ?? null,
      (share) => act.remeasure({ janowski: share }),
      act.noteNumber,
    );
  return html`${choice(words.estimator, LADDER, estimator, estimators.names, (chosen) => act.remeasure({ estimator: chosen }))}
    ${estimator === 'janowski' ? janowski() : nothing}`;
}

// ——— The cube ———

/** @type {NonNullable<Views['cube']>} */
function cube(model) {
  const { format, now: view, record, state, texts } = model;
  const { turns, sides } = texts;
  const last = record && record.end !== 'playing' ? record.turns.at(-1) : null;
  const now = last ? cubeAfter(last) : (view?.cube ?? { value: 1, owner: state.wanted.owner });
  const value = format.count(now.value);
  const said = now.owner === 'centred' ? turns.centred(value) : turns.owned(sides[now.owner], value);
  return {
    drawn: html`<doubling-cube .cube=${now} .label=${said}></doubling-cube>`,
    said,
    asks: view?.asked ? question(model, view) : null,
  };
}

/**
 * The buttons of the question about the cube, before anything is rolled.
 * @param {Model} model
 * @param {CubeHandView} view
 */
function question({ act, decision, format, texts }, { asked, cube: { value } }) {
  const words = texts.cubePlay;
  const button = (
    /** @type {Parameters<typeof act.answerCube>[1]} */ answer,
    /** @type {string} */ said,
    /** @type {string} */ look,
  ) =>
    html`<button class=${look} @click=${(/** @type {MouseEvent} */ { detail }) => act.answerCube(decision, answer, detail === 0)}>${said}</button>`;
  return asked === 'double'
    ? html`<div class="row buttons">
        ${button('rollDice', words.roll, 'primary main')} ${button('double', words.double(format.count(2 * value)), 'strong')}
      </div>`
    : html`<div class="row buttons even">${button('takeDouble', words.take, 'strong main')} ${button('passDouble', words.pass, 'strong')}</div>`;
}

// ——— A game in words ———

/** @type {Views['turn']} */
function turn(played, { texts, format }) {
  const [action, roll] = [actionSaid(played, texts, format), rollSaid(played, texts)];
  const said = html`${action ? html`<b class="action">${action}</b>` : nothing}${action && roll ? ' ' : nothing}${roll}`;
  // A passed double has no roll, and so no luck.
  return [said, played.dice && played.luck];
}

/** @type {Views['news']} */
function news(model) {
  const { now, record, setup, texts } = model;
  if (isBeyond(model)) return [texts.beyond.says];
  if (!now || !record) return [];
  // The luck is that of the side on roll at the start.
  const first = texts.sides[setup.position.onRoll];
  const said = record.turns.slice(model.told).map((turn) => turnHeard(model, turn, first));
  return [...said, ...(record.end === 'playing' ? waiting(model, now, first) : [verdict(model, record)])];
}

/**
 * The reader's question or roll.
 * @param {Model} model
 * @param {CubeHandView} view
 * @param {string} first
 */
function waiting({ setup: { hands }, texts, format }, { turn, asked, doubled, cube, position }, first) {
  const { cubePlay: words, play, sides, turns } = texts;
  const side = sides[position.onRoll];
  const other = sides[position.onRoll === 'x' ? 'o' : 'x'];
  const both = hands === 'both';
  if (asked === 'double') return [both ? words.asksSide(side) : words.asks];
  if (asked === 'answer') {
    const offered = (isRedouble({ cube }) ? turns.redoubles : turns.doubles)(side, format.count(2 * cube.value));
    return [both ? words.answersSide(offered, other) : words.answers(offered)];
  }
  if (!turn) return [];
  const roll = rollOf(turn);
  const luck = format.points(turn.luck);
  return [
    ...(doubled ? [words.taken(other, format.count(cube.value))] : []),
    both ? words.rolled(side, roll, luck, first) : words.youRolled(roll, luck, first),
    ...(turn.done ? [play.ready] : []),
  ];
}

/**
 * A turn in words, with its luck if there was a roll.
 * @param {Model} model
 * @param {CubeHandTurn} turn
 * @param {string} first
 */
function turnHeard({ texts, format }, turn, first) {
  const said = [actionSaid(turn, texts, format), rollSaid(turn, texts)].filter(Boolean).join(texts.turns.between);
  const words = texts.cubePlay;
  return turn.dice ? words.heard(said, format.points(turn.luck), first) : words.sentence(said);
}

// ——— Averages ———

/** @type {Views['tiles']} */
function tiles({ setup: { hands }, texts, format, readout: { costs } }) {
  const words = texts.tiles;
  const { own, other, side, otherSide, both } = costsOf(hands, costs);
  return /** @type {const} */ (['checkers', 'cube']).map((kind) => ({
    label: both ? words.costOf[kind](texts.sides[side]) : words.cost[kind],
    own: own[kind],
    perGame: both
      ? words.perGameAnd(texts.sides[otherSide], format.percent(other[kind].mean, format.unit.digits))
      : words.perGame,
  }));
}

/** @type {Views['sentences']} */
function sentences({ setup: { hands }, texts, format, readout, theory }) {
  const words = texts.sentence;
  // The averages have as many decimals as the costs. Where luck is exact, the difference between the variance-reduced average
  // and perfect play is exactly the costs.
  const { digits } = format.unit;
  const points = (/** @type {number | null} */ cost) => format.percent(cost, digits);
  const now = words.now(
    format.count(readout.games),
    format.result(readout.plain.mean, digits),
    format.result(readout.reduced.mean, digits),
  );
  if (!theory) return [now];
  const { own, other, side, otherSide, both } = costsOf(hands, readout.costs);
  const told = (/** @type {'x' | 'o'} */ of, /** @type {typeof own} */ { checkers, cube }) =>
    words.sideCosts(texts.sides[of], points(checkers.mean), points(cube.mean));
  const erred = isCost(other.checkers.mean) || isCost(other.cube.mean);
  return [
    now,
    words.worth(format.result(theory.plain.mean, digits)),
    both ? told(side, own) : words.costs(points(own.checkers.mean), points(own.cube.mean)),
    ...(both || erred ? [told(otherSide, other)] : []),
  ];
}

// ——— Mistakes ———

/** Actions that cost less than this, in points, are rounding errors, or as good as the best. */
const NOTHING = 5e-5;

/**
 * The cost of the reader's own mistakes.
 * @param {CubeHandRecord} record
 * @param {import('../hand/shapes.js').Hands} hands
 * @param {'checkers' | 'cube'} kind
 */
const ownCost = ({ mistakes: { x, o } }, hands, kind) =>
  hands === 'both' ? x[kind] + o[kind] : (hands === 'x' ? x : o)[kind];

/** @type {Views['mistakes']} */
function mistakes({ turns }, model) {
  return turns.flatMap((turn, at) =>
    actionsOf(model, turn)
      .filter(({ cost }) => cost > NOTHING)
      .map(({ kind, ...action }) => ({ ...action, id: `${at}.${kind}` })),
  );
}

/**
 * The reader's actions in a turn that may be wrong, each with its cost and the right one.
 * @param {Model} model
 * @param {CubeHandTurn} turn
 */
function actionsOf({ texts, format }, turn) {
  const { side, byHand, answeredByHand, doubled, answer, cube, dice, moves, better } = turn;
  const { mistakes: words, turns, sides, game } = texts;
  const [mover, other] = [sides[side], sides[side === 'x' ? 'o' : 'x']];
  const doubles = (isRedouble(turn) ? turns.redoubles : turns.doubles)(mover, format.count(2 * cube.value));
  const takes = answer === 'take';
  const all = [];
  if (byHand) {
    all.push({
      kind: 'action',
      said: doubled ? doubles : words.noDouble(mover),
      cost: turn.cubeLost,
      better: doubled ? words.right.noDouble : words.right.double,
    });
  }
  if (answeredByHand) {
    all.push({
      kind: 'answer',
      said: takes ? turns.takes(other) : turns.passes(other),
      cost: turn.answerLost,
      better: takes ? words.right.pass : words.right.take,
    });
  }
  if (byHand && dice && better) {
    all.push({
      kind: 'play',
      said: game.turn(mover, writeTurn({ dice, moves })),
      cost: turn.lost,
      better: writePlay(/** @type {Move[]} */ (better)),
    });
  }
  return all;
}

/** @type {Views['csvCells']} */
function csvCells(turn, _record, { mistakes: { csvAnswers } }) {
  const {
    cube: { value },
    doubled,
    answer,
    dice,
    moves,
    byHand,
    answeredByHand,
    luck: rolled,
    better,
  } = turn;
  return [
    byHand ? 1 : 0,
    value,
    doubled ? 1 : 0,
    answer ? csvAnswers[answer] : '',
    answer && answeredByHand ? 1 : 0,
    dice ? writeRoll(dice) : '',
    dice ? writePlay(/** @type {Move[]} */ (moves)) : '',
    dice ? rolled : null,
    turn.cubeLost,
    turn.answerLost,
    turn.lost,
    better ? writePlay(/** @type {Move[]} */ (better)) : '',
  ];
}
