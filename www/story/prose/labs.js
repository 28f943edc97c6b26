// What the labs call themselves and what each asks, for the story's list of them: another lab is in it by itself.

import { pageTexts } from '../../build/html.js';
import { LABS } from '../../pkg/labs.js';

/** @typedef {'en' | 'ja'} Language */

/** @param {Language} language */
const inLanguage = (language) =>
  Promise.all(
    LABS.map(async ({ name }) => {
      const { page } = await pageTexts(name, language);
      return { name, title: page.name, question: page.question };
    }),
  );

/** @type {Record<Language, {name: string, title: string, question: string}[]>} */
export const labsIn = { en: await inLanguage('en'), ja: await inLanguage('ja') };
