// Which catalogue speaks. What all labs say is in the files beside this one; a lab's catalogue is that and
// its own, and the lab that a page starts hands its catalogues over. What only parts say that
// are loaded later is in catalogues that are loaded with them, in all languages: en-below.js, en-share.js.

/** @typedef {typeof import('./en.js').en} Shared  what all labs say */
/** @typedef {typeof import('./en-share.js').share} SharedInShare  what the Share dialog of all labs says */

/**
 * The lab's own texts that shared parts need.
 * @typedef {Object} Own
 * @property {{title: string}} page
 * @property {{noWasm: string, noSimd: string, notLoaded: string}} failure
 * @property {Record<string, string>} [glossary]  what words of its own mean
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
 * @property {{allTables: string}} chart  what the button says that compares all estimates
 * @property {{columns: Record<string, string[]>}} games  label and its short form, of the lab's own columns
 * @property {{known: string}} bet  what is said where the reader has seen the answer before he was asked
 * @property {{intro: string}} many
 * @property {{same: string}} sentence  what is said of an estimate without any luck
 */

/** @typedef {Shared & Own} Texts */
/** @typedef {Texts & Rolled} RolloutTexts */
/** @typedef {RolloutTexts & typeof import('./en-below.js').below} BelowTexts  what stands below the chart says */
/** @typedef {SharedInShare & OwnInShare} ShareTexts */
/** @typedef {'en' | 'ja'} Language */

/**
 * @template {Texts} [T=Texts]
 * @typedef {Record<Language, () => Promise<T>>} Catalogues  of a lab; English is there at once
 */

/** @type {Language[]} */
export const LANGUAGES = ['en', 'ja'];

/** The catalogue in force, once something speaks. @type {Texts} */
export let texts;

/** @type {Catalogues} */
let catalogues;

/**
 * The texts of a language that need not be the one in force.
 * @param {Language} language
 */
export const catalogue = (language) => catalogues[language]();

/**
 * From here on this language speaks; English where its catalogue can't be had.
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
  document.documentElement.lang = texts.language;
}

/**
 * The first of the reader's languages that there is a catalogue for.
 * @param {readonly string[]} wanted  BCP 47 tags, best first
 * @returns {Language}
 */
export function bestLanguage(wanted) {
  const known = wanted.map((tag) => LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]));
  return known.find((language) => language !== undefined) ?? 'en';
}
