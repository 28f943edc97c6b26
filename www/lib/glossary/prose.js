// Words in the prose of a lab's page that explain themselves, as words in the lab do. A text marks one as
// `<span data-word="pip">pips</span>`, which is plain text for readers without scripts.

import { texts } from '../i18n/texts.js';
import { glossaryStyles } from './styles.js';
import { Words } from './word.js';

/** Call it once, when the page has the reader's language. */
export function explainProse() {
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
