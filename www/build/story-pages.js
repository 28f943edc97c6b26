// The pages of the story, in each language: the story, the worksheet, and the rules of backgammon.

import { html, nothing } from 'lit';
import { createFormat } from '../lib/i18n/format.js';
import { LANGUAGES } from '../lib/i18n/texts.js';
import { addressIn } from '../lib/page/labs.js';
import { LABS, STORY } from '../pkg/labs.js';
import { figure } from '../rules/pictures.js';
import { en as rulesEn } from '../rules/texts/en.js';
import { ja as rulesJa } from '../rules/texts/ja.js';
import { SEED, storyPage as storyFile } from '../story/addresses.js';
import { en as proseEn } from '../story/prose/en.js';
import { proseTools } from '../story/prose/it.js';
import { ja as proseJa } from '../story/prose/ja.js';
import { questions, wordList } from '../story/prose/lists.js';
import { numbersOf } from '../story/prose/numbers.js';
import { RULES_ENTRY, STORY_ENTRY } from '../story/texts/entry.js';
import { en as worksheetEn } from '../story/worksheet/en.js';
import { ja as worksheetJa } from '../story/worksheet/ja.js';
import { sheetView, worksheetOf } from '../story/worksheet/sheet.js';
import { cores, FILES, figureHtml, TEXTS } from './story.js';
import { documentOf, storyFrame } from './story-head.js';

/** @typedef {import('./story.js').Language} Language */
/** @typedef {{file: string, html: (site: string) => Promise<string> | string}} Form  `site` is '' where it is not known */

/** All pages. @type {Form[]} */
export const STORY_FORMS = LANGUAGES.flatMap((language) => [
  { file: FILES[language].page, html: (site) => storyPage(language, site) },
  { file: FILES[language].worksheet, html: (site) => worksheetPage(language, site) },
  { file: FILES[language].rules, html: (site) => rulesPage(language, site) },
]);

/** The scripts of the frames, in the order of the registry. */
const SCRIPTS = ['story/two-checker-frame.js', 'story/bearoff-frame.js'];

/** The frames for other people's pages. Their addresses name a figure and a language. @type {(Form & {script: string})[]} */
export const STORY_FRAMES = STORY.frames.map(({ file }, i) => ({
  file,
  script: SCRIPTS[i],
  html: (site) => storyFrame(SCRIPTS[i], site),
}));

// ——— The story ———

/**
 * The story: header, prose with its figures, questions, words, sources.
 * @param {Language} language
 * @param {string} site  '' where it is not known
 */
export async function storyPage(language, site) {
  const prose = { en: proseEn, ja: proseJa }[language];
  const { common } = TEXTS[language];
  const { newcomer, rules } = RULES_ENTRY[language];
  const tools = proseTools(language, numbersOf(cores), createFormat(language), common.figureInText);
  /** The words in the prose. Paper needs no others. @type {Set<string>} */
  const mentioned = new Set();
  const it = {
    ...tools,
    /** @type {typeof tools.word} */
    word(name, text) {
      mentioned.add(name);
      return tools.word(name, text);
    },
  };
  const sections = await Promise.all(
    prose.sections.map(
      async ({ name, heading, before, after }) => html`<section aria-labelledby=${`${name}-heading`}>
        <h2 id=${`${name}-heading`}>${heading}</h2>
        ${before(it)}
        ${await figureHtml(name, language)}
        ${after(it)}
      </section>`,
    ),
  );
  const main = html`<main class="story" data-not-loaded=${common.failure.notLoaded}>
    <article>
      <a class="start-over" href=${`./${FILES[language].page}`} hidden>${STORY_ENTRY[language].startOver}</a>
      <h1>${prose.heading}</h1>
      <p class="lead">${prose.lead}</p>
      <p class="sceptic">${prose.sceptic(it)}</p>
      <p class="newcomer">${newcomer}<a href=${`./${FILES[language].rules}`}>${rules}</a></p>
      ${sections}
      <section class="onward">${prose.labs(it)}</section>
      <section aria-labelledby="questions">
        <h2 id="questions">${prose.questionsHeading}</h2>
        <p>${prose.questionsLead}</p>
        <ul class="index">${questions(language).map(({ anchor, question }) => html`<li><a href=${`#${anchor}`}>${question}</a></li>`)}</ul>
      </section>
      <section aria-labelledby="words">
        <details class="word-list">
          <summary><h2 id="words">${prose.wordsHeading}</h2></summary>
          <dl class="words">${wordList(language).map(
            ({ name, headword, meaning }) =>
              html`<div id=${`word-${name}`} class=${mentioned.has(name) ? nothing : 'elsewhere'}><dt>${headword}</dt><dd>${meaning}</dd></div>`,
          )}</dl>
        </details>
      </section>
      <section class="teachers">${prose.teachers(it)}</section>
      <footer class="sources">${prose.sources(it)}</footer>
    </article>
  </main>`;
  const { title, description } = prose;
  return documentOf({ language, kind: 'page', title, description, script: 'story/page.js' }, main, site);
}

// ——— The worksheet ———

/**
 * The worksheet, with the games of the story's seed.
 * @param {Language} language
 * @param {string} site  '' where it is not known
 */
export async function worksheetPage(language, site) {
  const texts = { en: worksheetEn, ja: worksheetJa }[language];
  const sheet = worksheetOf(cores.story, SEED);
  const file = FILES[language].worksheet;
  const address = `${site ? new URL(file, site).href : `./${file}`}?seed=${sheet.seed}&answers=1`;
  const main = html`<main>
    <p class="tools">
      <button type="button" class="print">${texts.print}</button>
      <button type="button" class="other">${texts.otherDice}</button>
    </p>
    <details class="answers"><summary>${texts.show}</summary><p>${texts.shown}</p></details>
    <p class="trouble" role="alert" hidden>${texts.trouble}</p>
    <article class="sheet" data-seed=${sheet.seed}>${sheetView(sheet, { texts, format: createFormat(language), address })}</article>
  </main>`;
  const { title, description } = texts;
  const [script, style] = ['story/worksheet/page.js', 'story/worksheet/worksheet.css'];
  return documentOf({ language, kind: 'worksheet', title, description, script, style }, main, site);
}

// ——— The rules ———

/**
 * The rules of backgammon. The page has no script.
 * @param {Language} language
 * @param {string} site  '' where it is not known
 */
export async function rulesPage(language, site) {
  const texts = { en: rulesEn, ja: rulesJa }[language];
  const { title, description } = texts;
  /** @type {import('../rules/texts/en.js').Term} */
  const term = (name, text) => html`<dfn id=${name}>${text}</dfn>`;
  const address = { story: `./${storyFile(language)}`, lab: addressIn(LABS[0].page, language) };
  const main = html`<main class="story">
    <article>
      <h1>${texts.heading}</h1>
      <p class="lead">${texts.lead}</p>
      ${texts.sections.map(
        ({ heading, text, picture }, i) => html`<section aria-labelledby=${`rules-${i + 1}`}>
          <h2 id=${`rules-${i + 1}`}>${heading}</h2>
          ${text(term)}
          ${picture ? figure(picture, texts) : nothing}
        </section>`,
      )}
      <p class="next">${texts.next(address)}</p>
    </article>
  </main>`;
  return documentOf({ language, kind: 'rules', title, description, style: 'rules/rules.css' }, main, site);
}
