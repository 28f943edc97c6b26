// The entries of the labs' pages and embeds. They are not files: they follow from the registry and from the names of the files in a lab's
// folder.
//
// A lab's `lab.js` exports its definition under the lab's name in camel case. `share.js` has the lab's parts of the Share dialog. Only a
// lab with `texts/answers.js` rolls out positions, so its page has the guide and the players' questions.

import { existsSync } from 'node:fs';
import { LABS } from '../pkg/labs.js';
import { WWW } from './settings.js';

/** @typedef {'page' | 'embed'} Form */

const ENTRY = /(?:^|\/)labs\/([\w-]+)\/(page|embed)\.js$/;

/** The name of the export that is a lab's definition. @param {string} lab */
export const exportOf = (lab) => lab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The module that exports a lab's definition, and the name of the export. A lab that is still a class describes itself in `about.js`.
 * @param {string} lab
 */
const definitionOf = (lab) =>
  existsSync(`${WWW}/labs/${lab}/about.js`)
    ? { file: './about.js', name: 'about' }
    : { file: './lab.js', name: exportOf(lab) };

/**
 * The source of a lab's entry.
 * @param {string} lab
 * @param {Form} form
 */
export function entryOf(lab, form) {
  const { file, name } = definitionOf(lab);
  const rollsOut = existsSync(`${WWW}/labs/${lab}/texts/answers.js`);
  const [start, module] =
    form === 'embed'
      ? ['startEmbed', 'embed.js']
      : rollsOut
        ? ['startRolloutPage', 'rollout-page.js']
        : ['startPage', 'page.js'];
  const parts = form === 'embed' ? [] : ['./share.js', ...(rollsOut ? ['./texts/answers.js'] : [])];
  const given = [name, ...parts.map((part) => `() => import('${part}')`)];
  return `import { ${start} } from '../../lib/page/${module}';
import { ${name} } from '${file}';

${start}(${given.join(', ')});
`;
}

/**
 * A plugin of Vite and of rolldown that loads these entries as `labs/NAME/page.js` and `labs/NAME/embed.js`.
 * @satisfies {import('vite').Plugin & import('rolldown').Plugin}
 */
export const labEntries = {
  name: 'lab-entries',
  // Before Vite looks for a file of that name.
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ source) => {
    const found = read(source);
    return found && `${WWW}/labs/${found.lab}/${found.form}.js`;
  },
  load: (/** @type {string} */ id) => {
    const found = read(id);
    return found && entryOf(found.lab, found.form);
  },
};

/** @param {string} id */
function read(id) {
  const [, lab, form] = ENTRY.exec(id) ?? [];
  if (!LABS.some(({ name }) => name === lab)) return null;
  return { lab, form: /** @type {Form} */ (form) };
}
