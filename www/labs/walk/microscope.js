// What the microscope says of a walk: from where to where each move went, its luck, and in the end the sum. A view: it holds no
// state.

import { html, nothing } from 'lit';
import { gameOutline, gameStep, gameSums, stillStep } from '../../lib/rollout/microscope.js';

/** @typedef {import('../../pkg/walk/rollout_lab.js').WalkRecord} WalkRecord */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */

/** So many moves are listed, the newest: walks of small moves have hundreds. */
const LISTED = 60;

/** Decimals of X. */
const DIGITS = 3;

/**
 * @param {WalkRecord | null} record null: no walk yet
 * @param {number} shown how many of its moves have been made
 * @param {number} share  of the luck that is subtracted
 * @param {Texts} texts
 * @param {Format} format
 * @param {unknown} seed the field of the dice, which stands beside the walk's number
 */
export function microscope(record, shown, share, texts, format, seed) {
  const words = texts.game;
  if (!record) {
    return gameOutline(
      words.none,
      seed,
      nothing,
      stillStep(1, texts.walk.toMove, 'now'),
      gameSums(null, null, words, format),
    );
  }
  const { moves } = record;
  const over = shown >= moves;
  const from = Math.max(0, shown - LISTED);
  const made = Array.from({ length: shown - from }, (_, i) => {
    const move = from + i;
    const { text, luck } = moveSaid(record, move, texts, format);
    return gameStep(move + 1, text, luck, move + 1 === shown, words, format);
  });
  // Newest first: what has just happened is seen without scrolling.
  const steps = html`${over ? nothing : stillStep(shown + 1, texts.walk.toMove, 'now')}${made.reverse()}
  ${from > 0 ? html`<li class="step idle"><span>${texts.walk.earlier(format.count(from))}</span></li>` : nothing}`;
  const subtracted = share === 1 ? words : { ...words, totalLuck: texts.walk.shareOfLuck(format.plain(share, 2)) };
  const luck = over ? record.totalLuck : shown === 0 ? 0 : record.luckSoFar[shown - 1];
  return gameOutline(
    words.title(format.count(record.trial + 1)),
    seed,
    nothing,
    steps,
    gameSums(luck, over ? record : null, subtracted, format),
    true,
  );
}

/**
 * What one of its moves did.
 * @param {WalkRecord} record
 * @param {number} move
 * @param {Texts} texts
 * @param {Format} format
 */
export function moveSaid({ path, luck, moves }, move, { walk: words }, format) {
  const [before, after] = [path[move], path[move + 1]].map((x) => format.points(x, DIGITS));
  const text = move + 1 === moves ? words.decides(before, after, path[move + 1] > 0) : words.move(before, after);
  return { text, luck: luck[move] };
}
