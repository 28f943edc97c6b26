// The groups of labs. Each has one entry in the header, which opens a panel with its labs. The registry says which lab is in which group.

/**
 * @typedef {Object} Group
 * @property {string} name  on a phone
 * @property {string} more  the rest of the name, where there is room
 * @property {(labs: number) => string} size  how many labs it has
 */

/** @type {Record<string, Record<import('../i18n/texts.js').Language, Group>>} */
export const GROUPS = {
  backgammon: {
    en: { name: 'Backgammon', more: ' labs', size: (labs) => `${labs} to try` },
    ja: { name: 'バックギャモン', more: 'のラボ', size: (labs) => `${labs}種類` },
  },
  shogi: {
    en: { name: 'Shogi', more: ' models', size: (labs) => `${labs} to try` },
    ja: { name: '将棋', more: 'のモデル', size: (labs) => `${labs}種類` },
  },
};
