// Notices above a lab: the problems of its address, and the games that the address asks for. Views.

import { html, nothing } from 'lit';

/** @typedef {import('../element/lab.js').Lab} Lab */

/** Of what was written, so much is shown. */
const SHOWN = 40;

/** @typedef {import('../i18n/texts.js').Texts['problems']} Words */

/**
 * @typedef {Pick<Lab, 'problems' | 'dismissProblems'> & Partial<Pick<Lab, 'explain'>> & Said} Owner  of an address
 * @typedef {{texts: {problems: Omit<Words, 'notAll'> & Partial<Words>}}} Said  an owner that uses everything needs no words for the rest
 */

/** Tells the reader the parts of the address that the lab does not understand or use. @param {Owner} lab */
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

// ——— The games that an address asks for: how far they are, or the question about the rest ———

/** @param {import('./shapes.js').RolloutModel} model */
export function openingView({ act, before, format, games: there, opening, opens, texts }) {
  const words = texts.opening;
  if (before) return workView(words.again(format.count(before.games)), before.games, there);
  if (!opening) return nothing;
  const { games, rolled } = opening;
  // A question that will come has its place from the start.
  const asks = games > rolled;
  return html`${
    asks
      ? html`<p class="notice ${opening.is === 'asking' ? '' : 'held'}">
        ${words.more(format.count(games), format.count(rolled))}
        <button @click=${() => act.openRest(true)}>${words.roll(format.count(games - rolled))}</button>
        <button class="quiet" @click=${() => act.openRest(false)}>${words.leave}</button>
      </p>`
      : nothing
  }${opens ? workView(words.rolling(format.count(rolled)), rolled, there) : nothing}`;
}

/**
 * @param {string} said
 * @param {number} games  at the end
 * @param {number} there  games so far
 */
const workView = (said, games, there) =>
  html`<p class="notice work"><label>${said} <progress max=${games} .value=${there}></progress></label></p>`;
