// The guide of the bear-off lab: from one explained roll to an evaluator that is wrong about everything, and on to the position played by
// hand. The lab's model tells which step comes next.

import { addressWith } from '../../lib/bearoff/other-lab.js';
import { writeRoll } from '../../lib/board/model.js';
import { otherPage } from '../../lib/page/labs.js';
import { chosenStep } from '../../lib/rollout/chosen.js';
import { ENOUGH, fromGamesToMany } from '../../lib/rollout/guide.js';
import { commonDigits } from '../../lib/rollout/readout.js';
import { rotatedStep } from '../../lib/rollout/rotation/guide.js';
import { isCareless } from './careless.js';
import { isBounded } from './model.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** Above the board. The board follows a game on its own. */
const BOARD = '.position .top';

/**
 * The evaluator that is wrong about everything. That one needs the exact chances; without them, the evaluator that knows nothing.
 * @param {Model} model
 */
const worst = ({ current }) => (isBounded(current) ? 'even' : 'backwards');

/** @param {Model} model @returns {Step | null} */
export function nextStep(model) {
  const { act, coming, current, games, made, state, texts } = model;
  // The question has a button of its own.
  if (state.betting) return null;
  if (games >= ENOUGH) {
    const { evaluator, horizon, subtracted } = state.wanted;
    // The author of an embed may leave no choice.
    const isFixed = state.hide.has('luck');
    if (!isFixed && model.chosenAfter) return chosenStep(model);
    if (state.rotation > 0 && !state.hide.has('seed')) return rotatedStep(model, texts.rotation.guide);
    if (!isFixed && isCareless(state.wanted) && subtracted === 'dice') return choices(model);
    // At a horizon another evaluator gives other results.
    if (horizon !== null) return isFixed ? null : cut(model);
    if (evaluator === worst(model)) return onward(model);
    return isFixed ? null : worse(model);
  }
  if (coming > 0) return fromGamesToMany(model, current !== null, texts.guide);
  // The map would tell the answer of a bet.
  const explains = made === 0 && state.chosen === null && state.told && !state.hide.has('map');
  if (!explains) return one(model);
  const { start, explain: label } = texts.guide;
  return { name: 'start', says: start, way: { label, act: () => act.explainLuckiest(), shows: ['roll-map'] } };
}

/** @param {Model} model @returns {Step} */
function one({ act, current, format, made, state, texts }) {
  const words = texts.guide;
  const roll = current && state.chosen !== null ? current.map.rolls[state.chosen] : null;
  const says =
    roll && current && made === 0
      ? words.explained(
          writeRoll(roll.dice),
          format.value(roll.value, 2),
          format.value(current.map.mean, 2),
          format.points(roll.luck),
        )
      : words.one;
  return { name: 'one', says, way: { label: words.rollOne, act: () => act.rollGame(), shows: [BOARD] } };
}

/** The choices of a careless player have luck, too. @param {Model} model @returns {Step} */
function choices({ act, texts }) {
  const { careless: says, subtractBoth: label } = texts.guide;
  return { name: 'choices', says, way: { label, act: () => act.measure({ subtracted: 'diceAndChoices' }) } };
}

/**
 * Games that are cut short settle where their evaluations have them settle.
 * @param {Model} model
 * @returns {Step | null}
 */
function cut({ act, current, format, texts }) {
  const horizon = current?.setup.horizon ?? null;
  if (!current || horizon === null) return null;
  const { theory } = current;
  const words = texts.guide;
  const way = { label: words.toEnd, act: () => act.cutShort(null) };
  const rolls = format.count(horizon);
  if (!theory) return { name: 'cut', says: words.cutUnknown(rolls), way };
  if (!theory.cut) return null;
  const [limit, exact] = [theory.plain.mean, theory.toEnd].map((mean) => format.value(mean, 2));
  const says = limit === exact ? words.cutSame(rolls, exact) : words.cut(rolls, limit, exact);
  return { name: 'cut', says, way };
}

/** @param {Model} model @returns {Step} */
function worse(model) {
  const { act, format, readout, texts } = model;
  const words = texts.guide;
  const evaluator = worst(model);
  const digits = commonDigits(readout, format);
  const [plain, reduced] = [readout.plain, readout.reduced].map(({ mean }) => format.value(mean, digits));
  return {
    name: 'worse',
    says: texts.sentence.both(words.settled(format.count(readout.games), plain, reduced), words.turnInto[evaluator]),
    way: { label: words.worse, act: () => act.measure({ evaluator }) },
  };
}

/** @param {Model} model @returns {Step} */
function onward(model) {
  const { format, shown, texts } = model;
  const words = texts.guide;
  const says = shown ? words.backwards(format.value(shown.plain.mean, 2)) : words.even;
  const [hand, twoCheckers] = [addressWith(model, 'hand'), otherPage('two-checker', {})];
  if (!hand || !twoCheckers) return { name: 'onward', says };
  const way = { label: texts.otherLab, href: hand };
  return { name: 'onward', says, way, also: { label: words.twoCheckers, href: twoCheckers } };
}
