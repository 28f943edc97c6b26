// The guide of the bear-off lab: from one explained roll to an evaluator that is wrong about everything, and on to the
// position played by hand. The lab's state tells which step comes next.

import { fromGamesToMany } from '../../lib/rollout/of-classes.js';
import { addressWith } from '../../lib/bearoff/other-lab.js';
import { writeRoll } from '../../lib/board/model.js';
import { otherPage } from '../../lib/page/labs.js';
import { ENOUGH } from '../../lib/rollout/guide.js';
import { commonDigits } from '../../lib/rollout/readout.js';
import { isBounded } from './model.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** Above the board. The board follows a game on its own. */
const BOARD = '.position .top';

/**
 * The evaluator that is wrong about everything; it needs the exact chances: otherwise the one that knows nothing.
 * @param {Lab} lab
 */
const worst = ({ current }) => (isBounded(current) ? 'even' : 'backwards');

/** @param {Lab} lab @returns {Step | null} */
export function nextStep(lab) {
  const { state, rollout, rolling } = lab;
  // The question has a button of its own.
  if (state.betting) return null;
  if (rollout.games >= ENOUGH) {
    if (state.wanted.evaluator === worst(lab)) return onward(lab);
    // The author of an embed may leave no choice.
    return state.hide.has('luck') ? null : worse(lab);
  }
  if (rolling.games > 0) return fromGamesToMany(lab, lab.texts.guide);
  // The map would tell the answer of a bet.
  const explains = rolling.made === 0 && state.chosen === null && state.told && !state.hide.has('map');
  if (!explains) return one(lab);
  const { start, explain: label } = lab.texts.guide;
  return { name: 'start', says: start, way: { label, act: () => explain(lab), shows: ['roll-map'] } };
}

/** Chooses the luckiest roll, as soon as there is a map. @param {Lab} lab */
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
  const way = { label: texts.otherLab, href: hand };
  return { name: 'onward', says, way, also: { label: words.twoCheckers, href: twoCheckers } };
}
