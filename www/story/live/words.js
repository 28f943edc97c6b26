// The terms of the story explain themselves like the labs' words, by their entries at its end. The page loads this part when a reader points
// at the first one.

import { glossaryStyles, Words } from '../../lib/i18n/glossary.js';

/**
 * @param {HTMLElement} main  contains all explanations
 * @param {import('../../lib/i18n/texts.js').Language} language
 */
export function explainWords(main, language) {
  const sheet = glossaryStyles.styleSheet;
  if (sheet) document.adoptedStyleSheets.push(sheet);
  const glossary = Object.fromEntries(
    [...main.querySelectorAll('dl.words > div')].map(({ id, lastElementChild }) => [
      id.replace('word-', ''),
      lastElementChild?.textContent,
    ]),
  );
  // Explanations need nothing else of a lab.
  const host = Object.assign(main, {
    renderRoot: main,
    texts: /** @type {any} */ ({ language, glossary, share: {} }),
    /** @param {import('lit').ReactiveController} controller */
    addController: (controller) => controller.hostConnected?.(),
  });
  return new Words(host);
}
