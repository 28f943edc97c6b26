// A figure of the story in another person's page: the figure alone, and its messages to the page around it.

import { frameId } from '../lib/address/kinds.js';
import { bestLanguage } from '../lib/i18n/texts.js';
import { Messages } from '../lib/page/messages.js';
import { setTheme } from '../lib/page/theme.js';
import { SEED, storyAddress, storyPage } from './addresses.js';
import { showProblems } from './show-problems.js';
import { namesOfFrame, problemsOfFrame, seedOf } from './state.js';

/** @typedef {typeof import('./live/two-checker-figures.js')} Part */

/** @param {Part & {names: readonly string[]}} part */
export async function startFrame({ comeLive, figureNamed, names }) {
  const query = queryOf(location);
  // A name that no lab would take counts as none. The reader is told below.
  const messages = new Messages(frameId.read(query.get('id') ?? '') ?? null);
  const theme = query.get('theme');
  if (theme === 'light' || theme === 'dark') setTheme(theme);
  const asked = query.get('lang');
  const language = bestLanguage(asked ? [asked] : navigator.languages);
  document.documentElement.lang = language;
  // Answers wait for a guess, as in the story.
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
 * The settings of an address. The hash has the reader's settings of the figure, which replace those of the author's query.
 * @param {{search: string, hash: string}} address
 */
function queryOf({ search, hash }) {
  const query = new URLSearchParams(search);
  if (!hash) return query;
  const frame = [...query].filter(([name]) => namesOfFrame.includes(name) || name === 'figure');
  return new URLSearchParams([...frame, ...new URLSearchParams(hash.slice(1))]);
}
