// Tells the reader what the lab does not understand of its address, or does not use. A view.

import { html, nothing } from 'lit';

/** Of what was written, so much is shown. */
const SHOWN = 40;

/** @typedef {import('../element/lab.js').Lab} Lab */
/** @typedef {import('../i18n/texts.js').Texts['problems']} Words */

/**
 * @typedef {Pick<Lab, 'problems' | 'dismissProblems'> & Partial<Pick<Lab, 'explain'>> & Said} Owner  of an address
 * @typedef {{texts: {problems: Omit<Words, 'notAll'> & Partial<Words>}}} Said  an owner that uses everything needs no words for the rest
 */

/** @param {Owner} lab */
export function problemsView(lab) {
  const { problems, texts } = lab;
  if (problems.length === 0) return nothing;
  const words = texts.problems;
  const onlyIgnored = problems.every(({ ignored }) => ignored);
  return html`<div class="notice" role="status">
    <div>
      <p>${onlyIgnored ? words.notAll : words.heading}</p>
      <ul>
        ${problems.map((problem) => html`<li>${said(lab, problem)}</li>`)}
      </ul>
    </div>
    <button class="quiet" @click=${() => lab.dismissProblems()}>${words.close}</button>
  </div>`;
}

/**
 * @param {Owner} lab
 * @param {import('../address/address.js').Problem} problem
 */
function said(lab, problem) {
  const { name, text, ignored } = problem;
  const words = lab.texts.problems;
  if (name === 'v') return words.version;
  const own = lab.explain?.(problem) ?? null;
  if (ignored) return own;
  return html`${words.value(name, short(text))}${own === null ? nothing : html`<br />${own}`}`;
}

/** @param {string} text */
function short(text) {
  const all = [...text.slice(0, 2 * SHOWN)];
  return all.length > SHOWN ? `${all.slice(0, SHOWN).join('')}…` : text;
}
