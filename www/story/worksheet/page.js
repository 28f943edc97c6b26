// The script of the worksheet's page. The sheet with the story's dice needs no script. The script rolls other dice, for which it loads the
// core, and keeps the seed and whether answers are visible in the address.

import { pageAddress, replaceAddress } from '../../lib/address/history.js';
import { closePanels } from '../../lib/page/panels.js';
import { goToLanguage, withoutScheme } from '../addresses.js';
import { problemsOfWorksheet, seedOf } from '../state.js';

const language = document.documentElement.lang === 'ja' ? 'ja' : 'en';
const sheet = /** @type {HTMLElement} */ (document.querySelector('.sheet'));
const answers = /** @type {HTMLDetailsElement} */ (document.querySelector('details.answers'));
const trouble = /** @type {HTMLElement} */ (document.querySelector('.trouble'));
const tools = /** @type {HTMLElement} */ (document.querySelector('.tools'));
const query = new URLSearchParams(location.search);

/** This page with the games of a seed, and maybe their answers. @param {string} seed @param {boolean} answered */
const address = (seed, answered) => `${pageAddress()}?seed=${seed}${answered ? '&answers=1' : ''}`;

/** The whole address of the answers, because paper needs it. @param {string} seed */
const answersAt = (seed) => address(seed, true);

/** Writes the address of the answers on the sheet, because the build does not know the site. */
function say() {
  const link = /** @type {HTMLAnchorElement} */ (sheet.querySelector('.source a'));
  link.href = answersAt(String(sheet.dataset.seed));
  link.textContent = withoutScheme(link.href);
}

const write = () => void replaceAddress(history.state, address(String(sheet.dataset.seed), answers.open));

/** Draws the sheet of other dice. @param {string | null} seed  null: a random one */
async function draw(seed) {
  trouble.hidden = true;
  try {
    const { drawSheet } = await import('./draw.js');
    sheet.dataset.seed = await drawSheet(sheet, language, seed, answersAt);
  } catch (error) {
    console.error(error);
    trouble.hidden = false;
  }
}

const problems = problemsOfWorksheet(query);
if (problems.length > 0) {
  const main = /** @type {HTMLElement} */ (sheet.parentElement);
  import('../show-problems.js').then(({ showProblems }) => showProblems(main, language, problems), console.error);
}

closePanels();
goToLanguage(query, language);
const seed = seedOf(query);
if (seed === sheet.dataset.seed) say();
else draw(seed);
answers.open = query.get('answers') === '1';
answers.addEventListener('toggle', write);
tools.querySelector('.other')?.addEventListener('click', async () => {
  await draw(null);
  write();
});
tools.querySelector('.print')?.addEventListener('click', () => print());
