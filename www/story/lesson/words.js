// Texts of the lesson view around its figures. Loaded with it in both languages, because they are short.

/** @typedef {typeof en} Words */

const en = {
  lesson: 'Lesson',
  previous: 'Previous',
  next: 'Next',
  /** The number of the figure on view. @param {number} n @param {number} all */
  at: (n, all) => `${n} / ${all}`,
  show: 'Show the answer',
  hide: 'Hide the answer',
  leave: 'Back to the story',
  keys: 'Keys: ← and → change the figure, Esc leaves.',
};

/** @type {Words} */
const ja = {
  lesson: '授業用の表示',
  previous: '前へ',
  next: '次へ',
  at: (n, all) => `${n} / ${all}`,
  show: '答えを見せる',
  hide: '答えを隠す',
  leave: '本文に戻る',
  keys: 'キー操作：←→で移動、Escで終了',
};

export const WORDS = { en, ja };
