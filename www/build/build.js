// Builds www/dist: the pages as modules, the embeds and the element for other people's pages as classic scripts, each lab as a module for
// such pages, and each lab's page as one file that needs no server.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { ELEMENT, LABS } from '../pkg/labs.js';
import { pageIn } from '../lib/page/labs.js';
import { LANGUAGES } from '../lib/i18n/texts.js';
import { classicScript, hashedName, inlineScript } from './classic.js';
import { drawingOf } from './cover.js';
import { drawingFile } from './header.js';
import { htmlOf } from './html.js';
import { LICENSES, licenseText } from './licenses.js';
import { withPolicy, withoutPolicy } from './head.js';
import { buildModule, MODULES } from './modules.js';
import { DIST, SITE, WWW } from './settings.js';
import { storyPictures } from './story.js';
import { STORY_FORMS, STORY_FRAMES } from './story-pages.js';
import { hostTypes, typesOf } from './types.js';

/** @typedef {Readonly<import('../pkg/labs.js').Lab>} Lab */

const SCRIPT_TAG = /<script type="module"[^>]*><\/script>/;
const STYLE_TAG = /<link rel="stylesheet"[^>]*>/;
const ICON_TAG = /<link rel="icon"[^>]*>/;

/** The file in which Vite lists the packages of a page. The build removes it. */
const NOTICES = 'notices.json';

/**
 * Builds each page on its own. Shared code would be one more file, with code that only the other page needs.
 * @returns {Promise<import('./licenses.js').Notice[]>}  of all packages
 */
async function buildPages() {
  /** @type {import('./licenses.js').Notice[]} */
  const notices = [];
  for (const { page } of LABS) {
    const first = page === LABS[0].page;
    await build({
      configFile: `${WWW}/../vite.config.js`,
      build: {
        emptyOutDir: first,
        copyPublicDir: first,
        license: { fileName: NOTICES },
        rolldownOptions: { input: `${WWW}/${page}` },
      },
    });
    notices.push(...JSON.parse(await readFile(`${DIST}/${NOTICES}`, 'utf8')));
  }
  for (const lab of LABS) await buildInOtherLanguages(lab);
  notices.push(...(await buildStory()));
  // Pages use a hashed name. Embeds and search engines' tools use this one.
  await write('icon.svg', await readFile(`${WWW}/icon.svg`, 'utf8'));
  await rm(`${DIST}/${NOTICES}`);
  return notices;
}

/** Builds a lab's page in the other languages, with HTML of its own and the files of the English page. @param {Lab} lab */
async function buildInOtherLanguages(lab) {
  const { page } = lab;
  const built = withoutPolicy(await readFile(`${DIST}/${page}`, 'utf8'));
  const tags = { script: tagIn(built, SCRIPT_TAG), style: tagIn(built, STYLE_TAG) };
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const html = replaceTags(await htmlOf(lab, 'page', SITE, language), tags).replace(ICON_TAG, () =>
      tagIn(built, ICON_TAG),
    );
    await write(pageIn(page, language), withPolicy(html, { frame: "'self'" }));
  }
}

/**
 * Modules that several parts of the story load. They are one file, because each part would otherwise begin with half a dozen files. None
 * of them is in the page's own script, which loads before any part.
 */
const SHARED_BY_FIGURES =
  /\/node_modules\/|\/www\/lib\/(board\/|chart\/|element\/(core|frames)|i18n\/(format|units|signed|line-ends|read-number)|share\/snippets)|\/www\/story\/(embeds|figures\/|live\/)/;

/**
 * Modules that the scripts of the story's pages share with those parts. In the script of one page, they would make the other pages run
 * that script.
 */
const SHARED_BY_PAGES =
  /\/www\/(pkg\/labs|lib\/(page\/(labs|panels)|address\/kinds|i18n\/texts)|story\/(addresses|state))\.js/;

/** Builds the pages of the story. All languages have the same scripts. @returns {Promise<import('./licenses.js').Notice[]>} */
async function buildStory() {
  const files = STORY_FORMS.map(({ file }) => file);
  await build({
    configFile: `${WWW}/../vite.config.js`,
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: NOTICES },
      rolldownOptions: {
        input: files.map((file) => `${WWW}/${file}`),
        output: {
          advancedChunks: {
            // Modules of the page's own script stay there.
            includeDependenciesRecursively: false,
            groups: [
              { name: 'figures-core', test: /\/www\/pkg\/story\// },
              { name: 'pages-shared', test: SHARED_BY_PAGES },
              { name: 'figures-shared', test: SHARED_BY_FIGURES, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  const notices = JSON.parse(await readFile(`${DIST}/${NOTICES}`, 'utf8'));
  const sheets = await Promise.all(files.map(textFirst));
  for (const sheet of new Set(sheets)) await rm(`${DIST}/${sheet}`);
  return notices;
}

/**
 * Puts a page's style sheet into the page and has its scripts come later, because a reader waits only for the text.
 * @param {string} file
 * @returns {Promise<string>} the style sheet's file
 */
async function textFirst(file) {
  const html = await readFile(`${DIST}/${file}`, 'utf8');
  const link = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)"[^>]*>/.exec(html);
  if (!link) throw new Error(`www/build: ${file} has no style sheet`);
  const [tag, sheet] = link;
  const style = (await readFile(`${DIST}/${sheet}`, 'utf8')).trim();
  const ready = withoutPolicy(html)
    .replace(tag, () => `<style>${style}</style>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
  await write(file, withPolicy(ready, { frame: "'self'" }));
  return sheet;
}

/**
 * Builds a frame for other people's pages. It loads nothing that needs the server's permission.
 *
 * In a frame with `sandbox="allow-scripts"`, WebKit takes 'self' in a policy for the frame's own origin, which is none, so Safari loads
 * neither script nor style by it (WebKit bugs 308756 and 316847). Therefore the style is in the page, allowed by its hash. So is the
 * script that loads the large one: 'strict-dynamic' allows all scripts that an allowed script loads.
 * @param {Object} frame
 * @param {string} frame.file
 * @param {string} frame.script  in www/
 * @param {string} frame.sheet  in www/
 * @param {string} frame.source  its page
 */
async function buildFrame({ file, script: entry, sheet, source }) {
  const script = await classicScript(entry);
  const name = hashedName(file.replace('.html', ''), script);
  await write(name, script);
  const load = `document.body.append(Object.assign(document.createElement('script'),{src:'./${name}'}))`;
  const html = replaceTags(source, { script: '', style: `<style>${(await styleSheet(sheet)).trim()}</style>` })
    // At the end, because scripts in a page run before the rest of the page is read.
    .replace('</body>', () => `<script>${load}</script>\n  </body>`);
  // The page fetches nothing, but search engines' tools fetch robots.txt on its behalf.
  await write(file, withPolicy(html, { scripts: "'strict-dynamic'", styles: '' }));
}

/** Builds a lab's page as one file, for readers who open it from a disk. @param {Lab} lab @param {string} licenses */
async function buildSingleFile(lab, licenses) {
  const script = inlineScript(await classicScript(`labs/${lab.name}/page.js`));
  const style = await styleSheet('page.css');
  const icon = await readFile(`${WWW}/icon.svg`);
  const html = replaceTags(await htmlOf(lab, 'single', SITE), { script: '', style: `<style>${style}</style>` })
    .replace('href="./icon.svg"', `href="data:image/svg+xml;base64,${icon.toString('base64')}"`)
    .replace('href="./"', 'href="?"')
    .replace(/ *<link rel="license".*\n/, '')
    // At the end, like the script of a frame.
    .replace('</body>', () => `<script>${script}</script>\n  </body>`)
    .replace(/$/, () => `<!-- ${LICENSES}\n\n${licenses.replaceAll('-->', '- ->')}-->\n`);
  await write(lab.single, withPolicy(html, { scripts: '', styles: '', connect: "'none'" }));
}

/** A style sheet with its imports as one text. @param {string} name  in www/ */
async function styleSheet(name) {
  const built = await build({
    configFile: false,
    root: WWW,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: `${WWW}/${name}` } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const sheet = output.find((file) => file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`www/build: ${name} is no style sheet`);
  return String(sheet.source);
}

/** The tag in a page that matches. @param {string} html @param {RegExp} tag */
function tagIn(html, tag) {
  const [found] = tag.exec(html) ?? [];
  if (!found) throw new Error(`www/build: a page without ${tag}`);
  return found;
}

/** Replaces the module and the style sheet of a page's source. @param {string} html @param {{script: string, style: string}} tags */
const replaceTags = (html, { script, style }) =>
  html.replace(tagIn(html, SCRIPT_TAG), () => script).replace(tagIn(html, STYLE_TAG), () => style);

/** @param {string} name  in the build @param {string} content */
async function write(name, content) {
  const file = `${DIST}/${name}`;
  await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  await writeFile(file, content);
}

const licenses = licenseText(await buildPages());
await write(LICENSES, licenses);
for (const lab of LABS) {
  const source = await htmlOf(lab, 'embed', SITE);
  await buildFrame({ file: lab.embed, script: `labs/${lab.name}/embed.js`, sheet: 'embed.css', source });
  await buildSingleFile(lab, licenses);
  await buildModule(lab.name);
  await write(`${MODULES}/${lab.name}.d.ts`, typesOf(lab));
  if (lab.group) await write(drawingFile(lab.name), await drawingOf(lab.name));
}
await write(`${MODULES}/host.d.ts`, hostTypes());
for (const { file, script, html } of STORY_FRAMES) {
  await buildFrame({ file, script, sheet: 'story/frame.css', source: await html(SITE) });
}
// The element's name is in other people's pages and never changes.
await write(ELEMENT, await classicScript('element/rollout-lab.js'));
for (const { file, svg } of await storyPictures()) await write(file, svg);
