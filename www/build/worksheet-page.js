// The page of the worksheet, in one language, with the games of the story's seed.

import { html } from 'lit';
import { createFormat } from '../lib/i18n/format.js';
import { SEED } from '../story/seed.js';
import { en } from '../story/worksheet/en.js';
import { ja } from '../story/worksheet/ja.js';
import { worksheetOf } from '../story/worksheet/model.js';
import { sheetView } from '../story/worksheet/sheet.js';
import { documentOf } from './story-head.js';
import { FILES, cores } from './story.js';

const TEXTS = { en, ja };

/**
 * @param {import('./story.js').Language} language
 * @param {string} site  where the build will stand; '' where nobody has said
 * @returns {Promise<string>}
 */
export async function worksheetPage(language, site) {
  const texts = TEXTS[language];
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
  return documentOf(
    {
      language,
      kind: 'worksheet',
      title,
      description,
      script: 'story/worksheet/page.js',
      style: 'story/worksheet/worksheet.css',
    },
    main,
    site,
  );
}
