// What an address says that the lab does not understand, said to the reader. A view.

import { html, nothing } from 'lit';

/** Of what was written, so much is shown. */
const SHOWN = 40;

/**
 * @param {Pick<import('../lab-element.js').LabElement, 'problems' | 'dismissProblems'> & {
 *   texts: Pick<import('../texts/texts.js').Texts, 'problems'>}} lab
 */
export function problemsView(lab) {
  const { problems, texts } = lab;
  if (problems.length === 0) return nothing;
  const words = texts.problems;
  return html`<div class="notice" role="status">
    <div>
      <p>${words.heading}</p>
      <ul>
        ${problems.map(({ name, text }) => html`<li>${name === 'v' ? words.version : words.value(name, short(text))}</li>`)}
      </ul>
    </div>
    <button class="quiet" @click=${() => lab.dismissProblems()}>${words.close}</button>
  </div>`;
}

/** @param {string} text */
function short(text) {
  const all = [...text.slice(0, 2 * SHOWN)];
  return all.length > SHOWN ? `${all.slice(0, SHOWN).join('')}…` : text;
}
