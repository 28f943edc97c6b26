// The picture of now in words, for the page and for readers who hear it.

import { html } from 'lit';
import { digitsFor } from '../i18n/format.js';
import { gameWritten } from './microscope.js';
import { commonDigits, outsideSaid, spreadKnown } from './readout.js';

/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('../i18n/texts.js').RolloutTexts} Texts */
/** @typedef {import('../i18n/format.js').Format} Format */

/** So many rolls at once are heard one by one. */
const MOST_HEARD = 3;

/** Marks a number of the sentence. @typedef {(id: 'plain' | 'reduced', written: string) => string} Mark */

/** The rollout that is told of. @typedef {Pick<import('./shapes.js').RolloutModel, 'chosenAfter' | 'figures' | 'shown'>} Told */

/**
 * @param {Told} told
 * @param {Texts} texts
 * @param {Format} format
 * @param {Mark} [mark]
 */
export function sentence(told, texts, format, mark = (_, written) => written) {
  const { chosenAfter, figures: readout, shown: theory } = told;
  const words = texts.sentence;
  // Without theory there are no funnels to speak of, and nothing to say of where the lines settle.
  if (readout.games === 0) return theory ? words.start : texts.games.empty;
  const digits = commonDigits(readout, format);
  const now = words.now(
    format.count(readout.games),
    mark('plain', format.value(readout.plain.mean, digits)),
    mark('reduced', format.value(readout.reduced.mean, digits)),
  );
  const known = theory && (!theory.unbiased || spreadKnown(theory));
  const right = !chosenAfter && (theory?.unbiased ?? true);
  return [now, known ? comment(theory, told, digits, texts, format) : '', outsideSaid(readout, right, texts, format)]
    .filter((one) => one !== '')
    .reduce(words.both);
}

/**
 * The sentence with its two averages as elements that light up with their lines. A view.
 * @param {Pick<import('./shapes.js').RolloutModel, 'chosenAfter' | 'figures' | 'format' | 'said' | 'shown' | 'state' | 'texts'>} model
 */
export function sentenceView(model) {
  const { format, said, state, texts } = model;
  if (state.betting) return said;
  // No sentence has tabs or line feeds of its own.
  const marked = sentence(model, texts, format, (id, written) => `\n${id}\t${written}\n`);
  return marked.split('\n').map((part) => {
    const [id, written] = part.split('\t');
    return written === undefined ? part : html`<span data-mark=${id}>${written}</span>`;
  });
}

/**
 * @param {Theory} theory
 * @param {Told} told
 * @param {number} digits  that the averages have
 * @param {Texts} texts
 * @param {Format} format
 */
function comment(
  { blockWorth, cut, plain, reduced, unbiased, equivalentGames },
  { chosenAfter, figures },
  digits,
  { sentence: words },
  format,
) {
  if (!unbiased) {
    const bias = Math.abs(reduced.bias);
    // A small one is not to become none.
    const enough = Math.max(digits, digitsFor(bias));
    return words.biased(format.value(reduced.mean, enough), format.percent(bias, enough));
  }
  // Blocks of rotated games have equal averages, which says nothing of the estimates.
  if (blockWorth && plain.sd === 0) return '';
  // Without a spread, each game that is cut short counts the same, but not as the exact answer.
  if (equivalentGames === null) return cut ? '' : blockWorth ? words.perfectBlocks : words.perfect;
  const worth = format.ratio(equivalentGames);
  // It is worth so much in games that had no part in the choice.
  if (chosenAfter) return words.newDice(worth);
  const isPlain = Math.abs(equivalentGames - 1) < 1e-9;
  if (isPlain && figures.plain.mean === figures.reduced.mean && figures.plain.sd === figures.reduced.sd)
    return words.same;
  return isPlain || equivalentGames > 1 || cut ? words.faster(worth) : words.slower(worth);
}

/**
 * The sentence for the ear. Of the game under the microscope it has the newest roll with its luck, and the outcome when the game is
 * over.
 * @param {import('./shapes.js').RolloutModel} model
 */
export function heard({ format, inView: { record, made: shown }, rolls, rollSaid, said, stepping, texts }) {
  if (!stepping) return said;
  const words = texts.game;
  const { before } = stepping;
  // Of a long game that is rolled at once, only how it ended.
  const first = shown - before > MOST_HEARD ? shown - 1 : before;
  const told = Array.from({ length: shown - first }, (_, i) => {
    const { text, luck } = rollSaid(record, first + i);
    return words.heard(text, format.points(luck));
  });
  const both = (/** @type {string} */ before, /** @type {string} */ more) => texts.sentence.both(before, more);
  if (shown < rolls(record)) return told.reduce(both);
  const { luck, result, reduced } = gameWritten(record, format);
  const over = words.heardOver(luck, result, reduced);
  return [...told, over, said].reduce(both);
}
