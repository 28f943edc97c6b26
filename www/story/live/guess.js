// What the reader expects, before he looks. A view.

import { choices } from './choices.js';
import { slider } from './slider.js';

/**
 * @param {import('../figures/figure.js').Guess} guess
 * @param {Pick<import('../figures/figure.js').It<any, any>, 'state' | 'set' | 'id'>} it
 */
export function guessView({ question, answers }, { state, set, id }) {
  const chosen = state.guess ?? null;
  if (Array.isArray(answers)) {
    return choices({
      name: `${id}-guess`,
      label: question,
      choices: answers,
      chosen,
      set: (guess) => set({ guess }),
    });
  }
  return slider({
    ...answers,
    label: question,
    value: chosen ?? answers.start,
    untouched: chosen === null,
    set: (guess) => set({ guess }),
  });
}
