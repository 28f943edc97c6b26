// What the bear-off lab tells the reader to do next: from one roll that is explained to an evaluator that is
// wrong about everything, and on to the same position played by hand. Which step it is, is read from what there is to see.

import { fromGamesToMany } from '../../lib/rollout/of-classes.js';
import { addressWith } from '../../lib/bearoff/other-lab.js';
import { writeRoll } from '../../lib/board/dice.js';
import { otherPage } from '../../lib/page/other-page.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { commonDigits } from '../../lib/rollout/readout.js';
import { isBounded } from './luck.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */
/** @typedef {import('../../lib/rollout/guide.js').Act} Act */

/** Above the board, which follows a game by itself. */
const BOARD = '.position .top';

/**
 * The evaluator that is wrong about everything; where the exact chances are not known, which it would turn round, the one that
 * knows nothing.
 * @param {Lab} lab
 */
const worst = (lab) => (isBounded(lab) ? 'even' : 'backwards');

/** @param {Lab} lab @returns {Step | null} */
export function nextStep(lab) {
  const { state, rollout, rolling } = lab;
  // The question has a button of its own.
  if (state.betting) return null;
  if (rollout.games >= ENOUGH) {
    if (state.wanted.evaluator === worst(lab)) return onward(lab);
    // Not where the author leaves no choice.
    return state.hide.has('luck') ? null : worse(lab);
  }
  if (rolling.games > 0) return fromGamesToMany(lab, lab.texts.guide);
  // Before a bet has its answer, the map would give it.
  const explains = rolling.made === 0 && state.chosen === null && state.told && !state.hide.has('map');
  return explains ? start(lab) : one(lab);
}

/** @param {Lab} lab @returns {Step} */
function start(lab) {
  const words = lab.texts.guide;
  return {
    name: 'start',
    says: words.start,
    way: { label: words.explain, act: () => explain(lab), shows: ['roll-map'] },
  };
}

/** Chooses the luckiest roll, as soon as there is a map of them. @param {Lab} lab */
async function explain(lab) {
  await lab.ready();
  // The reader may have chosen one in the meantime.
  if (lab.state.chosen !== null) return;
  const rolls = lab.current?.map.rolls ?? [];
  const most = Math.max(...rolls.map(({ luck }) => luck));
  const luckiest = rolls.findIndex(({ luck }) => luck === most);
  if (luckiest >= 0) lab.chooseRoll(luckiest);
}

/** @param {Lab} lab @returns {Step} */
function one(lab) {
  const { texts, format, state, current, rolling } = lab;
  const words = texts.guide;
  const roll = current && state.chosen !== null ? current.map.rolls[state.chosen] : null;
  const says =
    roll && current && rolling.made === 0
      ? words.explained(
          writeRoll(roll.dice),
          format.value(roll.value, 2),
          format.value(current.map.mean, 2),
          format.points(roll.luck),
        )
      : words.one;
  return { name: 'one', says, way: { label: words.rollOne, act: () => lab.rollGame(), shows: [BOARD] } };
}

/** @param {Lab} lab @returns {Step} */
function worse(lab) {
  const { texts, format } = lab;
  const words = texts.guide;
  const readout = lab.readout();
  const digits = commonDigits(readout, format);
  const [plain, reduced] = [readout.plain, readout.reduced].map(({ mean }) => format.value(mean, digits));
  return {
    name: 'worse',
    says: texts.sentence.both(words.settled(format.count(readout.games), plain, reduced), words.turnInto[worst(lab)]),
    way: { label: words.worse, act: () => lab.measure({ evaluator: worst(lab) }) },
  };
}

/** @param {Lab} lab @returns {Step} */
function onward(lab) {
  const { texts, format, shownTheory } = lab;
  const words = texts.guide;
  const says = shownTheory ? words.backwards(format.value(shownTheory.plain.mean, 2)) : words.even;
  const [hand, twoCheckers] = [addressWith(lab, 'hand'), otherPage('two-checker', {})];
  if (!hand || !twoCheckers) return { name: 'onward', says };
  return {
    name: 'onward',
    says,
    way: { label: texts.otherLab, href: hand },
    also: { label: words.twoCheckers, href: twoCheckers },
  };
}
