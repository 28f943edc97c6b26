// The frame of figures for other people's pages: it is empty until its script has read which figure is wanted.

import { escapeHtml } from '../lib/share/snippets.js';
import { en } from '../story/prose/en.js';
import { ja } from '../story/prose/ja.js';
import { FILES } from './story.js';

/**
 * @param {string} script
 * @param {string} site  where the build will stand; '' where nobody has said
 */
export function storyFrame(script, site) {
  const { page } = FILES.en;
  const canonical = site ? `\n    <link rel="canonical" href="${new URL(page, site).href}" />` : '';
  const link = (/** @type {string} */ file, /** @type {string} */ lang, /** @type {string} */ text) =>
    `<a href="./${file}" lang="${lang}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(en.title)}</title>
    <meta name="description" content="${escapeHtml(en.description)}" />
    <meta name="color-scheme" content="light dark" />${canonical}
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <link rel="license" href="./licenses.txt" />
    <link rel="stylesheet" href="./story/frame.css" />
    <script type="module" src="./${script}"></script>
  </head>
  <body>
    <main>
      <figure class="figure"><p class="elsewhere">${link(FILES.en.page, 'en', en.title)} ${link(FILES.ja.page, 'ja', ja.title)}</p></figure>
    </main>
  </body>
</html>
`;
}
