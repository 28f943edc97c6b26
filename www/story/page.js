// The script of the story's page. Text and pictures need no script. The script brings figures to life when the reader comes near,
// explains words, and keeps the address. It loads nothing of the figures before.

import { pageAddress, writeAddress } from '../lib/address/history.js';
import { Throttle } from '../lib/element/throttle.js';
import { closePanels } from '../lib/page/panels.js';
import { STORY } from '../pkg/labs.js';
import { goToLanguage, labAddress, search, SEED } from './addresses.js';
import { figuresNamed, problemsOfFigure, problemsOfStory, seedOf } from './state.js';

// ——— The address ———
// The query holds the reader's guesses and edits, so that anchors are free for the page.

/** Milliseconds between two addresses: browsers allow about a hundred in half a minute. */
const EVERY = 300;

export class Address {
  /** @param {(address: Address) => void} changed */
  constructor(changed) {
    this.query = new URLSearchParams(location.search);
    this.changed = changed;
    this.throttle = new Throttle(() => this.write(), EVERY);
    // The last change is in the address before the reader leaves the page.
    addEventListener('pagehide', () => this.write());
    changed(this);
  }

  /** Whether it has settings of a figure or a seed, so that the reader can start over. */
  says() {
    return [...this.query.keys()].some((name) => name === 'seed' || name.includes('.'));
  }

  /**
   * @param {string} figure
   * @param {import('./addresses.js').Values} values  all that differ from the untouched figure's
   */
  set(figure, values) {
    for (const name of [...this.query.keys()]) if (name.startsWith(`${figure}.`)) this.query.delete(name);
    for (const [name, value] of values) this.query.set(`${figure}.${name}`, value);
    this.throttle.request();
    this.changed(this);
  }

  /** The whole address of the page in its current state. */
  get href() {
    return pageAddress() + search(this.query);
  }

  /**
   * Sets a parameter of the page itself, from which a reader does not start over.
   * @param {string} name
   * @param {string | null} value  null removes it
   */
  say(name, value) {
    if (value === null) this.query.delete(name);
    else this.query.set(name, value);
    this.throttle.request();
  }

  write() {
    this.throttle.cancel();
    writeAddress(history.state, this.href + location.hash, this.throttle);
  }
}

// ——— The page ———

const language = document.documentElement.lang === 'ja' ? 'ja' : 'en';

/** A figure comes to life this many pixels before it is visible. */
const NEAR = 800;

const address = new Address((now) => {
  document.querySelector('.start-over')?.toggleAttribute('hidden', !now.says());
  document.querySelector('.made')?.setAttribute('href', now.href);
});

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const seed = seedOf(address.query);
if (seed !== SEED) sayOtherDice();

/** Shows the seed of the address in the prose. */
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

/** @type {import('./live/live-figure.js').Place} */
const place = {
  language,
  query: address.query,
  changed: (figure, values) => address.set(figure, values),
  way: ({ lab, common }) => lab && { href: labAddress(lab, language), text: common.lab },
  isFrame: false,
};

/** Tells the reader which parts of the address are not understood. Each figure knows its own settings. */
async function sayProblems() {
  const query = new URLSearchParams(location.search);
  try {
    const ofFigures = figuresNamed(query).map(async (name) => {
      const figure = (await part(name)).figureNamed(name);
      return figure ? problemsOfFigure(figure, query) : [];
    });
    const problems = [problemsOfStory(query), ...(await Promise.all(ofFigures))].flat();
    if (problems.length > 0) (await import('./show-problems.js')).showProblems(main, language, problems);
  } catch (error) {
    console.error(error);
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) bring(/** @type {HTMLElement} */ (target));
  },
  { rootMargin: `${NEAR}px` },
);

/** The figures that are alive or on their way. @type {Map<HTMLElement, Promise<void>>} */
const brought = new Map();

/** Brings a figure to life, once. @param {HTMLElement} element */
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
    // The figures' texts were not loaded either.
    const textContent = main.dataset.notLoaded;
    element.dataset.trouble = '';
    element.append(Object.assign(document.createElement('p'), { className: 'trouble', textContent }));
  }
}

for (const figure of document.querySelectorAll('[data-figure]')) near.observe(figure);

/** @type {Promise<import('../lib/i18n/glossary.js').Words> | null} */
let words = null;
/** Whether the words explain themselves or failed to load. */
let settled = false;

/** Explains a term in its place. Without scripts, it leads to its entry at the end of the page. @param {Event} event */
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
      // The event came before the words listened.
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
closePanels();
openOnPaper(main);
openWords();
addEventListener('hashchange', openWords);
sayProblems();
goToLanguage(address.query, language);
for (const type of ['pointerover', 'focusin', 'click']) main.addEventListener(type, explain);

if (address.query.has('lesson'))
  import('./lesson.js').then(({ Lesson }) => new Lesson({ language, address, bring }), console.error);

/** Opens the list of words for an address of one of them. Most browsers do so without a script. */
function openWords() {
  const named = document.getElementById(location.hash.slice(1));
  const list = named?.closest('details');
  if (!named || !list?.matches('.word-list') || list.open) return;
  list.open = true;
  named.scrollIntoView();
}

// ——— Paper ———

/** Opens closed answers and the list of words on paper, also where style sheets cannot, and closes them afterwards. @param {ParentNode} within */
function openOnPaper(within) {
  const answers = () => [...within.querySelectorAll('details:is(.answer, .word-list)')];
  /** Whether the reader had closed each. Elements would not do: a figure that comes to life while it is printed replaces them. @type {boolean[]} */
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = answers().map((answer) => !answer.hasAttribute('open'));
    for (const answer of answers()) answer.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    for (const [index, answer] of answers().entries()) if (closed[index]) answer.removeAttribute('open');
    closed = [];
  });
}
