// The notice about parts of the address that were not understood, above everything else, as in the labs. A page loads this part only if
// there is such a part.

import { render } from 'lit';
import { problemsView } from '../lib/rollout/notices.js';

/** @param {HTMLElement} main @param {'en' | 'ja'} language @param {import('./state.js').Problem[]} problems */
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

/** @type {Record<'en' | 'ja', Omit<import('../lib/i18n/texts.js').Shared['problems'], 'notAll'>>} */
export const PROBLEMS = {
  en: {
    heading: 'Part of this page’s address wasn’t recognised and was ignored:',
    value: (name, text) => `${name}: “${text}”`,
    version: 'This address comes from a newer version of this page. Parts that weren’t recognised were ignored.',
    close: 'Close',
  },
  ja: {
    heading: 'このページのアドレスに読み取れないところがあり、その部分は無視しました。',
    value: (name, text) => `${name}：「${text}」`,
    version: 'このアドレスは新しい版のページで作られたものです。ここでわからない部分は無視しました。',
    close: '閉じる',
  },
};
