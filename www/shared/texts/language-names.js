// What the languages are called by those who read them: whoever reads one of them knows it by this name.

/** @type {Record<import('./texts.js').Language, string>} */
export const LANGUAGE_NAMES = { en: 'English', ja: '日本語' };
