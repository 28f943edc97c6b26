// Which catalogue speaks. A language is one file beside this one, with the same keys as `en.js`.

import { en } from './en.js';

/** @typedef {typeof en} Texts */
/** @typedef {'en' | 'ja'} Language */

/** @type {Record<Language, () => Promise<Texts>>} */
const CATALOGUES = {
  en: async () => en,
  // Only those who read it load it.
  ja: async () => (await import('./ja.js')).ja,
};

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(CATALOGUES));

/** The catalogue in force. */
export let texts = en;

/**
 * The texts of a language that need not be the one in force.
 * @param {Language} language
 */
export const catalogue = (language) => CATALOGUES[language]();

/**
 * From here on this language speaks; English where its catalogue can't be had.
 * @param {Language} language
 */
export async function speak(language) {
  try {
    texts = await CATALOGUES[language]();
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
