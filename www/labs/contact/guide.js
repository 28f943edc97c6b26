// What the contact lab tells the reader to do next: from one game to a hundred, then to estimates that are worse and worse. Which
// step it is, is read from what there is to see.

/** @typedef {import('./lab.js').ContactLab} Lab */
/** @typedef {import('../../lib/rollout/guide.js').Step} Step */

/** So many games show what the luck that is subtracted does to the spread. */
export const SOME = 100;

/** The board, and what is said of the game. */
const GAME = ['.position'];
/** Cause and effect. */
const LUCK_AND_CHART = ['.judged', 'rollout-chart.main'];

/** @param {Lab} lab @returns {Step | null} */
export function nextStep(lab) {
  const { rolling, state, texts, format } = lab;
  const words = texts.guide;
  if (rolling.games === 0) {
    return { name: 'start', says: words.start, way: { label: words.rollOne, act: () => lab.rollGame(), shows: GAME } };
  }
  if (rolling.games < SOME) {
    return {
      name: 'more',
      says: words.more(format.count(rolling.games)),
      way: { label: words.rollMany, act: () => lab.rollTo(SOME) },
    };
  }
  // Not where the author leaves no choice.
  return state.hide.has('luck') ? null : judged(lab);
}

/** @param {Lab} lab @returns {Step | null} */
function judged(lab) {
  const { state, texts, format } = lab;
  const words = texts.guide;
  const { equivalentGames } = lab.readout();
  // It is not known of games that all end alike, nor where nothing is left of their spread.
  const worth = equivalentGames === null ? words.worthUnknown : words.worth(format.ratio(equivalentGames));
  const by = (/** @type {import('./names.js').EvaluatorName} */ evaluator) => () => lab.measure({ evaluator });
  switch (state.wanted.evaluator) {
    case 'network':
      return {
        name: 'tiny',
        says: words.network(worth),
        way: { label: words.tiny, act: by('tiny'), shows: LUCK_AND_CHART },
      };
    case 'tiny':
      return {
        name: 'pips',
        says: words.isTiny(worth),
        way: { label: words.pips, act: by('pipCount'), shows: LUCK_AND_CHART },
      };
    case 'pipCount':
      return { name: 'onward', says: words.isPips(worth) };
    case 'nothing':
      return {
        name: 'back',
        says: words.nobody,
        way: { label: words.back, act: by('network'), shows: LUCK_AND_CHART },
      };
    default:
      return {
        name: 'back',
        says: words.other(worth),
        way: { label: words.back, act: by('network'), shows: LUCK_AND_CHART },
      };
  }
}
