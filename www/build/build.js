// Builds all labs into www/dist: their pages as modules, the embeds and the element for other people's pages as classic
// scripts, and pages once more as one file that needs no server.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { ELEMENT, LABS } from '../pkg/labs.js';
import { pageIn } from '../lib/page/labs.js';
import { LANGUAGES } from '../lib/i18n/texts.js';
import { classicScript, hashedName, inlineScript } from './classic.js';
import { htmlOf } from './html.js';
import { LICENSES, licenseText } from './licenses.js';
import { withPolicy, withoutPolicy } from './policy.js';
import { DIST, SITE, WWW } from './settings.js';
import { storyPictures } from './story-pictures.js';
import { STORY_FORMS, STORY_FRAMES } from './story-forms.js';

/** @typedef {Readonly<import('../pkg/labs.js').Lab>} Lab */

const SCRIPT_TAG = /<script type="module"[^>]*><\/script>/;
const STYLE_TAG = /<link rel="stylesheet"[^>]*>/;

/** Where Vite says whose packages are in a page; not a part of the build. */
const NOTICES = 'notices.json';

/**
 * The pages, each by itself: what two of them shared would be a file more, and hold what only the other needs.
 * @returns {Promise<import('./licenses.js').Notice[]>}  of all that is in them
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
  // The pages name it by a name of their own; the embeds and search engines' tools by this one.
  await write('icon.svg', await readFile(`${WWW}/icon.svg`, 'utf8'));
  await rm(`${DIST}/${NOTICES}`);
  return notices;
}

/**
 * A lab's page in the other languages: the files that its English one loads, and HTML of its own.
 * @param {Lab} lab
 */
async function buildInOtherLanguages(lab) {
  const { page } = lab;
  const built = withoutPolicy(await readFile(`${DIST}/${page}`, 'utf8'));
  /** @param {RegExp} tag */
  const tagOf = (tag) => {
    const [found] = tag.exec(built) ?? [];
    if (!found) throw new Error(`www/build: ${page} has no ${tag}`);
    return found;
  };
  const tags = { script: tagOf(SCRIPT_TAG), style: tagOf(STYLE_TAG) };
  const icon = tagOf(/<link rel="icon"[^>]*>/);
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const html = replaceTags(await htmlOf(lab, 'page', SITE, language), tags).replace(
      /<link rel="icon"[^>]*>/,
      () => icon,
    );
    await write(pageIn(page, language), withPolicy(html, { frame: "'self'" }));
  }
}

/**
 * Modules that several parts of the story load. They are one file, because each part would otherwise begin with half a dozen files. None
 * of them is in the page's own script, which loads before any part.
 */
const SHARED_BY_FIGURES =
  /\/node_modules\/|\/www\/lib\/(board\/|chart\/|element\/core|i18n\/(format|units|signed|line-ends))|\/www\/story\/(figures\/(?!order)|live\/)/;

/**
 * Modules that the scripts of the story's pages share with those parts. In the script of one page, they would make the other pages run
 * that script.
 */
const SHARED_BY_PAGES =
  /\/www\/(pkg\/labs|lib\/(page\/labs|address\/kinds|i18n\/texts)|story\/(seed|state|way|figures\/order))\.js/;

/**
 * The pages of the story: in each language the same scripts.
 * @returns {Promise<import('./licenses.js').Notice[]>}
 */
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
            // What the page's script has itself stays there.
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
 * A page's text is all that a reader waits for: its style sheet is put into it, and its scripts may come later.
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
 * Builds a frame for other people's pages. Nothing that it loads needs the server's permission.
 *
 * In a frame with `sandbox="allow-scripts"`, WebKit takes 'self' in a policy for the frame's own origin, which is none:
 * Safari loads neither script nor style by it (WebKit bugs 308756 and 316847). So the style is in the page, allowed by
 * its hash, and so is the script that loads the large one: 'strict-dynamic' allows whatever an allowed script loads.
 * @param {Object} frame
 * @param {string} frame.file
 * @param {string} frame.script  in www/
 * @param {string} frame.sheet  in www/
 * @param {string} frame.source  its page
 */
async function buildFrame({ file, script: entry, sheet, source }) {
  const script = await classicScript(entry);
  const name = hashedName(file.replace('.html', ''), 'js', script);
  await write(name, script);
  const load = `document.body.append(Object.assign(document.createElement('script'),{src:'./${name}'}))`;
  const html = replaceTags(source, { script: '', style: `<style>${(await styleSheet(sheet)).trim()}</style>` })
    // At the end: scripts that are put into the page do not wait until it is read.
    .replace('</body>', () => `<script>${load}</script>\n  </body>`);
  // It fetches nothing of its own, but search engines' tools look for robots.txt in a page's name.
  await write(file, withPolicy(html, { scripts: "'strict-dynamic'", styles: '' }));
}

/** The element, whose name is written in other people's pages and never changes. */
async function buildElement() {
  await write(ELEMENT, await classicScript('element/rollout-lab.js'));
}

/**
 * A lab's page in one file, to be opened from a disk.
 * @param {Lab} lab
 * @param {string} licenses
 */
async function buildSingleFile(lab, licenses) {
  const script = inlineScript(await classicScript(`labs/${lab.name}/page.js`));
  const style = await styleSheet('page.css');
  const icon = await readFile(`${WWW}/icon.svg`);
  const html = replaceTags(await htmlOf(lab, 'single', SITE), { script: '', style: `<style>${style}</style>` })
    .replace('href="./icon.svg"', `href="data:image/svg+xml;base64,${icon.toString('base64')}"`)
    .replace('href="./"', 'href="?"')
    .replace(/ *<link rel="license".*\n/, '')
    // At the end: scripts inside the page cannot wait until it is read.
    .replace('</body>', () => `<script>${script}</script>\n  </body>`)
    .replace(/$/, () => `<!-- ${LICENSES}\n\n${licenses.replaceAll('-->', '- ->')}-->\n`);
  await write(lab.single, withPolicy(html, { scripts: '', styles: '', connect: "'none'" }));
}

/**
 * What a style sheet comes to, as one file.
 * @param {string} name  in www/
 */
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

/**
 * A page's source with its module and its style sheet replaced.
 * @param {string} html
 * @param {{script: string, style: string}} tags
 */
function replaceTags(html, { script, style }) {
  const tags = [
    { tag: SCRIPT_TAG, instead: script },
    { tag: STYLE_TAG, instead: style },
  ];
  return tags.reduce((replaced, { tag, instead }) => {
    if (!tag.test(replaced)) throw new Error(`www/build: a page without ${tag}`);
    return replaced.replace(tag, () => instead);
  }, html);
}

/**
 * @param {string} name  in the build
 * @param {string} content
 */
async function write(name, content) {
  const file = `${DIST}/${name}`;
  await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  await writeFile(file, content);
}

const licenses = licenseText(await buildPages());
await write(LICENSES, licenses);
for (const lab of LABS) {
  await buildFrame({
    file: lab.embed,
    script: `labs/${lab.name}/embed.js`,
    sheet: 'embed.css',
    source: await htmlOf(lab, 'embed', SITE),
  });
  await buildSingleFile(lab, licenses);
}
for (const { file, script, html } of STORY_FRAMES) {
  await buildFrame({ file, script, sheet: 'story/frame.css', source: await html(SITE) });
}
await buildElement();
for (const { file, svg } of await storyPictures()) await write(file, svg);
