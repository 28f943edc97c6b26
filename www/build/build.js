// Builds all labs into www/dist: their pages as modules, the embeds and the element for other people's pages as classic
// scripts, and pages once more as one file that needs no server.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { ELEMENT, LABS } from '../pkg/labs.js';
import { classicScript, hashedName, inlineScript } from './classic.js';
import { htmlOf } from './html.js';
import { LICENSES, licenseText } from './licenses.js';
import { withPolicy } from './policy.js';
import { DIST, SITE, WWW } from './settings.js';

/** @typedef {Readonly<import('../pkg/labs.js').Lab>} Lab */

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
  // The pages name it by a name of their own; the embeds and search engines' tools by this one.
  await write('icon.svg', await readFile(`${WWW}/icon.svg`, 'utf8'));
  await rm(`${DIST}/${NOTICES}`);
  return notices;
}

/**
 * A lab's embed: every byte of it comes by tags that need no permission of the server.
 * @param {Lab} lab
 */
async function buildEmbed(lab) {
  const name = lab.embed.replace('.html', '');
  const script = await classicScript(`labs/${lab.name}/embed.js`);
  const style = await styleSheet('embed.css');
  const names = { script: hashedName(name, 'js', script), style: hashedName(name, 'css', style) };
  await write(names.script, script);
  await write(names.style, style);
  const html = replaceTags(await htmlOf(lab, 'embed', SITE), {
    script: `<script defer src="./${names.script}"></script>`,
    style: `<link rel="stylesheet" href="./${names.style}" />`,
  });
  // It fetches nothing of its own, but search engines' tools look for robots.txt in a page's name.
  await write(lab.embed, withPolicy(html));
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
  await write(lab.single, withPolicy(html, { own: '', connect: "'none'" }));
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
    { tag: /<script type="module"[^>]*><\/script>/, instead: script },
    { tag: /<link rel="stylesheet"[^>]*>/, instead: style },
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
  await buildEmbed(lab);
  await buildSingleFile(lab, licenses);
}
await buildElement();
