// The languages' names, each in its own language.

/** @type {Record<import('./texts.js').Language, string>} */
export const LANGUAGE_NAMES = { en: 'English', ja: '日本語' };
