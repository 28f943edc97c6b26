// The page of a lab: the lab, the Share dialog, a heading that keeps the answer of an open bet, and words that explain themselves.

import { texts } from '../i18n/texts.js';
import { glossaryStyles, Words } from '../i18n/glossary.js';
import { loadPart } from '../element/load-part.js';
import { closePanels } from './panels.js';
import { keepState, startLab } from './start.js';

/**
 * @typedef {Object} Sharing
 * @property {typeof import('../share/open.js').openShare} openShare
 * @property {(lab: any, link: string) => import('../share/open.js').Own} share  the lab's own parts of the dialog
 */

/**
 * @param {import('./start.js').PageDefinition} definition
 * @param {() => Promise<Sharing>} loadSharing  loaded when the reader shares
 * @returns {Promise<import('./start.js').Lab | null>} null if the core could not be loaded
 */
export async function startPage(definition, loadSharing) {
  closePanels();
  const started = await startLab(definition, 'page');
  if (!started) return null;
  const { lab, address } = started;
  keepState(address);
  keepAnswer(lab);
  explainProse();
  const load = loadPart(loadSharing);
  /** @param {boolean} notLoaded */
  const offer = (notLoaded) => {
    lab.offers = { share: open, notLoaded };
  };
  const open = async () => {
    // If loading fails again, screen readers hear so again.
    offer(false);
    const parts = await load().catch((error) => {
      console.error(error);
      offer(true);
    });
    if (parts) parts.openShare(lab, address, definition, parts.share);
  };
  offer(false);
  return lab;
}

/** Has the page's heading ask while a bet is open, and hides the text that tells the answer. @param {import('./start.js').Lab} lab */
function keepAnswer(lab) {
  const heading = document.querySelector('.lead h1');
  if (!heading) return;
  const said = heading.textContent;
  const { title } = document;
  let untold = false;
  const follow = () => {
    if (lab.untold === untold) return;
    untold = lab.untold;
    // page.css hides the text around the lab.
    document.documentElement.toggleAttribute('data-untold', untold);
    heading.textContent = untold ? texts.bet.heading : said;
    document.title = untold ? `${texts.bet.heading} – Rollout Lab` : title;
  };
  lab.addEventListener('statechange', follow);
  follow();
}

/**
 * Makes marked words of the page's prose explain themselves, as words in the lab do. A text marks one as
 * `<span data-word="pip">pips</span>`, which is plain text for readers without scripts. The page must have the reader's language.
 */
function explainProse() {
  const prose = /** @type {HTMLElement | null} */ (document.querySelector('.prose'));
  const marked = /** @type {HTMLElement[]} */ ([...(prose?.querySelectorAll('[data-word]') ?? [])]);
  if (!prose || marked.length === 0) return;
  for (const span of marked) {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'word' });
    button.dataset.word = span.dataset.word;
    button.setAttribute('aria-expanded', 'false');
    button.append(...span.childNodes);
    span.replaceWith(button);
  }
  if (glossaryStyles.styleSheet) document.adoptedStyleSheets.push(glossaryStyles.styleSheet);
  new Words(
    Object.assign(prose, {
      renderRoot: prose,
      texts,
      /** @param {import('lit').ReactiveController} controller */
      addController: (controller) => controller.hostConnected?.(),
    }),
  );
}
