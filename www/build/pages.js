// A Vite plugin for pages that are made and are no files. The development server answers with them, and the build finds them at their
// addresses.

import { LABS } from '../pkg/labs.js';
import { drawingOf } from './cover.js';
import { drawingFile } from './header.js';
import { htmlOf } from './html.js';
import { pageIn } from '../lib/page/labs.js';
import { LANGUAGES } from '../lib/i18n/texts.js';
import { SITE, WWW } from './settings.js';
import { STORY_FORMS, STORY_FRAMES } from './story-pages.js';

/** The pages by their addresses in www/. @type {Map<string, () => Promise<string> | string>} */
const FORMS = new Map();
for (const lab of LABS) {
  for (const language of LANGUAGES)
    FORMS.set(`/${pageIn(lab.page, language)}`, () => htmlOf(lab, 'page', SITE, language));
  FORMS.set(`/${lab.embed}`, () => htmlOf(lab, 'embed', SITE));
}
for (const { file, html } of [...STORY_FORMS, ...STORY_FRAMES]) FORMS.set(`/${file}`, () => html(SITE));

/** The drawings of labs, which the build writes. @type {Map<string, () => Promise<string>>} */
const DRAWINGS = new Map(LABS.map(({ name }) => [`/${drawingFile(name)}`, () => drawingOf(name)]));

/** @returns {import('vite').Plugin} */
export function pages() {
  return {
    name: 'rollout-lab-pages',
    enforce: 'pre',
    resolveId: (id) => (FORMS.has(id.replace(WWW, '')) ? id : null),
    load: (id) => FORMS.get(id.replace(WWW, ''))?.(),
    configureServer(server) {
      server.middlewares.use(async (request, answer, next) => {
        const address = request.originalUrl ?? '/';
        const path = new URL(address, 'http://localhost').pathname.replace(/\/$/, '/index.html');
        const drawing = await DRAWINGS.get(path)?.();
        if (drawing !== undefined) {
          answer.setHeader('Content-Type', 'image/svg+xml');
          return answer.end(drawing);
        }
        const html = await FORMS.get(path)?.();
        if (html === undefined) return next();
        answer.setHeader('Content-Type', 'text/html');
        answer.end(await server.transformIndexHtml(path, html, address));
      });
    },
  };
}
