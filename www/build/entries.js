// The entries of the labs' pages, embeds and modules. They are not files: they follow from the registry and from the names of the files in a lab's
// folder.
//
// A lab's `lab.js` exports its definition as the lab's name in camelCase. `share.js` has the lab's parts of the Share dialog. Only a
// lab with `texts/answers.js` rolls out positions, so its page has the guide and the players' questions.

import { existsSync } from 'node:fs';
import { LABS } from '../pkg/labs.js';
import { WWW } from './settings.js';

/** @typedef {'page' | 'embed' | 'module'} Form  `module` defines the lab's element in another site's page */

const ENTRY = /(?:^|\/)labs\/([\w-]+)\/(page|embed|module)\.js$/;

/** The name of the export that is a lab's definition. @param {string} lab */
export const exportOf = (lab) => lab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The source of a lab's entry.
 * @param {string} lab
 * @param {Form} form
 */
export function entryOf(lab, form) {
  const name = exportOf(lab);
  const { start, module, given } = startOf(lab, form);
  // An importer of a module waits until the element is defined.
  return `import { ${start} } from '../../lib/page/${module}.js';
import { ${name} } from './lab.js';

${form === 'module' ? 'await ' : ''}${start}(${[name, ...given].join(', ')});
`;
}

/**
 * The function that starts a lab, its module in lib/page, and its arguments after the definition.
 * @param {string} lab
 * @param {Form} form
 */
function startOf(lab, form) {
  if (form === 'embed') return { start: 'startEmbed', module: 'embed', given: [] };
  // The module is in a folder of the site.
  if (form === 'module')
    return {
      start: 'startModule',
      module: 'module',
      given: ["new URL(/* @vite-ignore */ '..', import.meta.url).href"],
    };
  const sharing = "() => import('./share.js')";
  if (!existsSync(`${WWW}/labs/${lab}/texts/answers.js`))
    return { start: 'startPage', module: 'page', given: [sharing] };
  const answers = "() => import('./texts/answers.js')";
  return { start: 'startRolloutPage', module: 'rollout-page', given: [sharing, answers] };
}

/**
 * A plugin of Vite and of rolldown that loads these entries as `labs/NAME/page.js`, `labs/NAME/embed.js` and `labs/NAME/module.js`.
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
