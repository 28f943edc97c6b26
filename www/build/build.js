// Builds all labs into www/dist: their pages as modules, the embeds and the element for other people's pages as classic
// scripts, and pages once more as one file that needs no server.

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { fillTexts } from '../shared/texts/html-plugin.js';
import { classicScript, hashedName, inlineScript } from './classic.js';
import { withPolicy } from './policy.js';
import { DIST, LABS, WWW } from './settings.js';

/**
 * The pages, each by itself: what two of them shared would be a file more, and hold what only the other needs.
 * @param {string[]} pages
 */
async function buildPages(pages) {
  for (const [index, page] of pages.entries()) {
    const first = index === 0;
    await build({
      configFile: `${WWW}/../vite.config.js`,
      build: { emptyOutDir: first, copyPublicDir: first, rolldownOptions: { input: `${WWW}/${page}` } },
    });
  }
}

/**
 * A lab's embed: every byte of it comes by tags that need no permission of the server.
 * @param {string} lab
 * @param {string} file
 */
async function buildEmbed(lab, file) {
  const name = file.replace('.html', '');
  const script = await classicScript(`labs/${lab}/embed.js`);
  const style = await styleSheet('embed.css');
  const names = { script: hashedName(name, 'js', script), style: hashedName(name, 'css', style) };
  await write(names.script, script);
  await write(names.style, style);
  await copyFile(`${WWW}/icon.svg`, `${DIST}/icon.svg`);
  const html = replaceTags(await source(file), {
    script: `<script defer src="./${names.script}"></script>`,
    style: `<link rel="stylesheet" href="./${names.style}" />`,
  });
  // It fetches nothing of its own, but search engines' tools look for robots.txt in a page's name.
  await write(file, withPolicy(html));
}

/** rollout-lab.js, whose name is written in other people's pages and never changes. */
async function buildElement() {
  await write('rollout-lab.js', await classicScript('element/rollout-lab.js'));
}

/**
 * A lab's page in one file, to be opened from a disk.
 * @param {string} lab
 * @param {string} page
 * @param {string} file
 */
async function buildSingleFile(lab, page, file) {
  const script = inlineScript(await classicScript(`labs/${lab}/main.js`));
  const style = await styleSheet('page.css');
  const icon = await readFile(`${WWW}/icon.svg`);
  const html = replaceTags(await source(page), { script: '', style: `<style>${style}</style>` })
    .replace('href="./icon.svg"', `href="data:image/svg+xml;base64,${icon.toString('base64')}"`)
    .replace('href="./"', 'href="?"')
    // The other lab is not in the file.
    .replace(/<a class="other".*<\/a>/, '')
    // At the end: scripts inside the page cannot wait until it is read.
    .replace('</body>', () => `<script>${script}</script>\n  </body>`);
  await write(file, withPolicy(html, { own: '', connect: "'none'" }));
}

/** @param {string} name  of a page in www/ */
const source = async (name) => fillTexts(await readFile(`${WWW}/${name}`, 'utf8'), name);

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

await buildPages(LABS.map(({ page }) => page));
for (const { name, page, embed, single } of LABS) {
  if (embed) await buildEmbed(name, embed);
  if (single) await buildSingleFile(name, page, single);
}
await buildElement();
