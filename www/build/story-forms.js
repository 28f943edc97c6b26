// All pages of the story, as files that are made.

import { STORY } from '../pkg/labs.js';
import { LANGUAGES } from '../lib/i18n/texts.js';
import { rulesPage } from './rules-page.js';
import { storyPage } from './story-page.js';
import { storyFrame } from './story-frame.js';
import { FILES } from './story.js';
import { worksheetPage } from './worksheet-page.js';

/**
 * @typedef {Object} Form
 * @property {string} file
 * @property {(site: string) => Promise<string> | string} html
 */

/** The scripts of the frames, in the order of the registry. */
const SCRIPTS = ['story/two-checker-frame.js', 'story/bearoff-frame.js'];

/** @type {Form[]} */
export const STORY_FORMS = LANGUAGES.flatMap((language) => [
  { file: FILES[language].page, html: (site) => storyPage(language, site) },
  { file: FILES[language].worksheet, html: (site) => worksheetPage(language, site) },
  { file: FILES[language].rules, html: (site) => rulesPage(language, site) },
]);

/** For other people's pages: which figure it is, and in which language, their address says. @type {(Form & {script: string})[]} */
export const STORY_FRAMES = STORY.frames.map(({ file }, i) => ({
  file,
  script: SCRIPTS[i],
  html: (site) => storyFrame(SCRIPTS[i], site),
}));
