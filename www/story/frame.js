// A figure of the story in somebody else's page: the figure alone, and what passes between it and the page that frames it.

import { frameId } from '../lib/address/kinds.js';
import { bestLanguage } from '../lib/i18n/texts.js';
import { Messages } from '../lib/page/messages.js';
import { setTheme } from '../lib/page/theme.js';
import { showProblems } from './problems/show.js';
import { namesOfFrame, problemsOfFrame } from './problems/problems.js';
import { seedOf } from './state.js';
import { SEED } from './seed.js';
import { storyAddress, storyPage } from './way.js';

/** @typedef {typeof import('./live/two-checker-figures.js')} Part */

/** @param {Part & {names: readonly string[]}} part */
export async function startFrame({ comeLive, figureNamed, names }) {
  const query = queryOf(location);
  // Another name than a lab would take counts as none, and is told below.
  const messages = new Messages(frameId.read(query.get('id') ?? '') ?? null);
  const theme = query.get('theme');
  if (theme === 'light' || theme === 'dark') setTheme(theme);
  const asked = query.get('lang');
  const language = bestLanguage(asked ? [asked] : navigator.languages);
  document.documentElement.lang = language;
  // As in the story, answers wait for a guess.
  document.documentElement.classList.add('asks');
  const element = /** @type {HTMLElement} */ (document.querySelector('figure'));
  const figure = query.get('figure') ?? '';
  element.dataset.figure = names.includes(figure) ? figure : names[0];
  const seed = seedOf(query);
  const problems = problemsOfFrame(query, names, figureNamed(element.dataset.figure));
  if (problems.length > 0) showProblems(/** @type {HTMLElement} */ (element.parentElement), language, problems);
  await comeLive(element, {
    language,
    query,
    before: '',
    number: () => '',
    isFrame: true,
    way: ({ figure, values, common }) => ({
      href: storyAddress(storyPage(language), figure, values, seed === SEED ? '' : seed),
      text: common.inStory,
    }),
    changed: (name, values) => {
      messages.sendSnapshot({ figure: name, seed, ...Object.fromEntries(values) });
      messages.sendState(`#${new URLSearchParams(values)}`);
    },
  });
  messages.watchHeight();
}

/**
 * The settings of an address: its hash is a figure as a reader has made it, and counts more than the author's query.
 * @param {{search: string, hash: string}} address
 */
function queryOf({ search, hash }) {
  const query = new URLSearchParams(search);
  if (!hash) return query;
  const frame = [...query].filter(([name]) => namesOfFrame.includes(name) || name === 'figure');
  return new URLSearchParams([...frame, ...new URLSearchParams(hash.slice(1))]);
}
