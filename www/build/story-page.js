// The page of the story, in one language: header, prose with its figures, questions, words, sources.

import { html, nothing } from 'lit';
import { RULES_ENTRY } from '../rules/texts/entry.js';
import { createFormat } from '../lib/i18n/format.js';
import { ORDER } from '../story/figures/order.js';
import { proseTools } from '../story/prose/it.js';
import { en } from '../story/prose/en.js';
import { ja } from '../story/prose/ja.js';
import { numbersOf } from '../story/prose/numbers.js';
import { questions } from '../story/prose/questions.js';
import { wordList } from '../story/prose/words.js';
import { SEED } from '../story/seed.js';
import { documentOf } from './story-head.js';
import { FILES, TEXTS, cores, figureHtml } from './story.js';

/** @typedef {import('./story.js').Language} Language */

const PROSE = { en, ja };

/**
 * @param {Language} language
 * @param {string} site  where the build will stand; '' where nobody has said
 * @returns {Promise<string>}
 */
export async function storyPage(language, site) {
  const prose = PROSE[language];
  const { common } = TEXTS[language];
  const { newcomer, rules } = RULES_ENTRY[language];
  const tools = proseTools({
    language,
    numbers: numbersOf(cores),
    format: createFormat(language),
    seed: SEED,
    figures: ORDER,
    figure: common.figureInText,
  });
  /** Words that the prose has: paper needs no others. @type {Set<string>} */
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
        <h2 id="words">${prose.wordsHeading}</h2>
        <dl class="words">${wordList(language).map(
          ({ name, headword, meaning }) =>
            html`<div id=${`word-${name}`} class=${mentioned.has(name) ? nothing : 'elsewhere'}><dt>${headword}</dt><dd>${meaning}</dd></div>`,
        )}</dl>
      </section>
      <section class="teachers">${prose.teachers(it)}</section>
      <footer class="sources">${prose.sources(it)}</footer>
    </article>
  </main>`;
  return documentOf(
    { language, kind: 'page', title: prose.title, description: prose.description, script: 'story/page.js' },
    main,
    site,
  );
}
