// The page of the story. Text and pictures are there without it; it brings figures to life when the reader comes near, explains words,
// and keeps the address. Nothing of the figures is loaded before.

import { STORY } from '../pkg/labs.js';
import { Address } from './address.js';
import { ORDER } from './figures/order.js';
import { goToLanguage } from './other-language.js';
import { openOnPaper } from './paper.js';
import { figuresNamed, problemsOfFigure, problemsOfStory } from './problems/problems.js';
import { SEED } from './seed.js';
import { seedOf } from './state.js';
import { labAddress } from './way.js';

const language = document.documentElement.lang === 'ja' ? 'ja' : 'en';

/** So many pixels before a figure is seen it begins to come. */
const NEAR = 800;

const address = new Address((now) => {
  document.querySelector('.start-over')?.toggleAttribute('hidden', !now.says());
  document.querySelector('.made')?.setAttribute('href', now.href);
});

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const seed = seedOf(address.query);
if (seed !== SEED) sayOtherDice();

/** What the prose says of the dice. */
function sayOtherDice() {
  const said = document.querySelector('code.seed');
  const lab = /** @type {HTMLAnchorElement | null | undefined} */ (said?.parentElement?.querySelector('a'));
  if (!said || !lab) return;
  said.textContent = seed;
  lab.hash = lab.hash.replace(`seed=${SEED}`, `seed=${seed}`);
}

const [, bearoffs] = STORY.frames;

/** @param {string} figure */
const part = (figure) =>
  bearoffs.figures.includes(figure) ? import('./live/bearoff-figures.js') : import('./live/two-checker-figures.js');

/** @type {import('./live/come.js').Place} */
const place = {
  language,
  query: address.query,
  before: '*.',
  number: (figure) => String(ORDER.indexOf(figure) + 1),
  changed: (figure, values) => address.set(figure, values),
  way: ({ lab, common }) => lab && { href: labAddress(lab, language), text: common.lab },
  isFrame: false,
};

/** Names what the address says that nothing here understands. Figures know what is theirs. */
async function sayProblems() {
  const query = new URLSearchParams(location.search);
  try {
    const ofFigures = figuresNamed(query).map(async (name) => {
      const figure = (await part(name)).figureNamed(name);
      return figure ? problemsOfFigure(figure, query) : [];
    });
    const problems = [problemsOfStory(query), ...(await Promise.all(ofFigures))].flat();
    if (problems.length > 0) (await import('./problems/show.js')).showProblems(main, language, problems);
  } catch (error) {
    console.error(error);
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      bring(/** @type {HTMLElement} */ (target));
    }
  },
  { rootMargin: `${NEAR}px` },
);

/** Those that were asked for. @type {Map<HTMLElement, Promise<void>>} */
const brought = new Map();

/** Once, whoever asks. @param {HTMLElement} element */
function bring(element) {
  near.unobserve(element);
  const coming = brought.get(element) ?? come(element);
  brought.set(element, coming);
  return coming;
}

/** @param {HTMLElement} element */
async function come(element) {
  try {
    const { comeLive } = await part(String(element.dataset.figure));
    await comeLive(element, place);
  } catch (error) {
    console.error(error);
    // What figures say was not loaded either.
    const note = Object.assign(document.createElement('p'), {
      className: 'trouble',
      textContent: main.dataset.notLoaded,
    });
    element.dataset.trouble = '';
    element.append(note);
  }
}

for (const figure of document.querySelectorAll('[data-figure]')) near.observe(figure);

/** @type {Promise<import('../lib/glossary/word.js').Words> | null} */
let words = null;
/** Whether they explain themselves, or cannot. */
let settled = false;

/**
 * A term leads to its entry at the end of the page; where scripts run, it is explained where it stands.
 * @param {Event} event
 */
function explain(event) {
  const word = /** @type {HTMLAnchorElement | null} */ (
    event.target instanceof Element ? event.target.closest('.word') : null
  );
  if (!word || (settled && !words)) return;
  const { type } = event;
  if (type === 'click') event.preventDefault();
  if (settled) return;
  words ??= import('./live/words.js').then(({ explainWords }) => explainWords(main, language));
  words.then(
    (all) => {
      settled = true;
      // They did not hear what they were loaded for.
      all.open(word, type !== 'pointerover');
    },
    (error) => {
      settled = true;
      words = null;
      console.error(error);
      if (type === 'click') location.hash = word.hash;
    },
  );
}
openOnPaper(main);
sayProblems();
goToLanguage(address.query, language);
for (const type of ['pointerover', 'focusin', 'click']) main.addEventListener(type, explain);

if (address.query.has('lesson'))
  import('./lesson/lesson.js').then(({ Lesson }) => new Lesson({ language, address, bring }), console.error);
