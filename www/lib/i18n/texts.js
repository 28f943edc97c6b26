// The catalogue in force. The files beside this one have the texts of all labs. A lab's catalogue adds its own texts to them, and the lab
// that a page starts hands its catalogues over. Parts that are loaded later bring their texts in all languages: en-below.js, en-share.js.

/** @typedef {typeof import('./en.js').en} Shared  texts of all labs */
/** @typedef {typeof import('./en-share.js').share} SharedInShare  texts of all labs' Share dialogs */

/**
 * The lab's own texts that shared parts need.
 * @typedef {Object} Own
 * @property {{title: string}} page
 * @property {{noWasm: string, noSimd: string, notLoaded: string}} failure
 * @property {Record<string, string>} [glossary]  explanations of its own words
 */

/**
 * The lab's own texts of the Share dialog.
 * @typedef {Object} OwnInShare
 * @property {string} linkNote
 * @property {string} source
 * @property {(address: string) => string} sourceAt
 * @property {Record<string, string>} parts
 */

/**
 * Texts that only labs that roll games have.
 * @typedef {Object} Rolled
 * @property {{allTables: string}} chart  the button that compares all estimates
 * @property {{columns: Record<string, string[]>}} games  label and its short form, of the lab's own columns
 * @property {{known: string}} bet  for readers who have seen the answer before the question
 * @property {{intro: string}} many
 * @property {{same: string}} sentence  for an estimate without any luck
 */

/** @typedef {Shared & Own} Texts */
/** @typedef {Texts & Rolled} RolloutTexts */
/** @typedef {RolloutTexts & typeof import('./en-below.js').below} BelowTexts  texts of the details section */
/** @typedef {SharedInShare & OwnInShare} ShareTexts */
/** @typedef {'en' | 'ja'} Language */

/**
 * @template {Texts} [T=Texts]
 * @typedef {Record<Language, () => Promise<T>>} Catalogues  of a lab; English is there at once
 */

/** @type {Language[]} */
export const LANGUAGES = ['en', 'ja'];

/** The catalogue in force, after `speak`. @type {Texts} */
export let texts;

/** @type {Catalogues} */
let catalogues;

/** Loads the texts of any language. @param {Language} language */
export const catalogue = (language) => catalogues[language]();

/**
 * Puts a language in force, or English if its catalogue can't be loaded.
 * @param {Language} language
 * @param {Catalogues} all
 */
export async function speak(language, all) {
  catalogues = all;
  texts = await all.en();
  try {
    texts = await all[language]();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Returns the first of the reader's languages that has a catalogue.
 * @param {readonly string[]} wanted  BCP 47 tags, best first
 * @returns {Language}
 */
export function bestLanguage(wanted) {
  const known = wanted.map((tag) => LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]));
  return known.find((language) => language !== undefined) ?? 'en';
}

/** The languages' names, each in its own language. @type {Record<Language, string>} */
export const LANGUAGE_NAMES = { en: 'English', ja: '日本語' };
