// A Vite plugin: the pages are made, not files. The development server answers with them, and the build finds them where
// they would be.

import { LABS } from '../pkg/labs.js';
import { htmlOf } from './html.js';
import { SITE, WWW } from './settings.js';

/** By its address from www/. */
const FORMS = new Map(
  LABS.flatMap((lab) => [
    [`/${lab.page}`, () => htmlOf(lab, 'page', SITE)],
    [`/${lab.embed}`, () => htmlOf(lab, 'embed', SITE)],
  ]),
);

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
        const html = await FORMS.get(path)?.();
        if (html === undefined) return next();
        answer.setHeader('Content-Type', 'text/html');
        answer.end(await server.transformIndexHtml(path, html, address));
      });
    },
  };
}
