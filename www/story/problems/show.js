// Names to the reader what the address says that was not understood, above everything else, as labs do. Loaded when there is something.

import { render } from 'lit';
import { problemsView } from '../../lib/rollout/problems.js';
import { PROBLEMS } from './texts.js';

/**
 * @param {HTMLElement} main
 * @param {'en' | 'ja'} language
 * @param {import('./problems.js').Problem[]} problems
 */
export function showProblems(main, language, problems) {
  const place = Object.assign(document.createElement('div'), { className: 'problems' });
  main.prepend(place);
  const shown = {
    problems,
    texts: { problems: PROBLEMS[language] },
    dismissProblems() {
      place.remove();
    },
  };
  render(problemsView(shown), place);
}
