// What the network or a database says of the position before anything is rolled: its equity, and the chances behind it as a bar. A
// view.

import { html, nothing } from 'lit';
import { valuesOf, wayTo } from '../../lib/bearoff/other-lab.js';
import { NONE } from '../../lib/i18n/format.js';
import { otherPage } from '../../lib/page/other-page.js';

/** @typedef {import('./lab.js').ContactLab} Lab */

/** What keeps its place while databases are made. */
const NOTHING = { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };

/** @param {Lab} lab */
export function evaluationView(lab) {
  const { texts, format } = lab;
  const words = texts.evaluation;
  const { evaluation } = lab.facts;
  const { win, winGammon, winBackgammon, loseGammon, loseBackgammon } = evaluation ?? NOTHING;
  const parts = [
    { name: 'won3', share: winBackgammon },
    { name: 'won2', share: winGammon - winBackgammon },
    { name: 'won1', share: win - winGammon },
    { name: 'lost1', share: 1 - win - loseGammon },
    { name: 'lost2', share: loseGammon - loseBackgammon },
    { name: 'lost3', share: loseBackgammon },
  ];
  const percent = (/** @type {number} */ chance) => (evaluation ? format.percent(100 * chance, 1) : NONE);
  return html`<div class="evaluation">
    <p class="equity"><span>${words.heading[evaluation?.source ?? 'network']}</span> <b class="number">${evaluation ? format.points(evaluation.equity) : NONE}</b></p>
    <div class="bar" aria-hidden="true">
      ${parts.map(({ name, share }) => html`<i class=${name} .style=${`flex-grow: ${share}`}></i>`)}
    </div>
    <p class="muted shares number">
      <span>${words.wins(percent(win), percent(winGammon), percent(winBackgammon))}</span>
      <span>${words.loses(percent(1 - win), percent(loseGammon), percent(loseBackgammon))}</span>
    </p>
    ${wayToBearoffs(lab)}
  </div>`;
}

/**
 * The way to the lab that has exact answers.
 * @param {Lab} lab
 */
function wayToBearoffs(lab) {
  const { facts, state, texts } = lab;
  const { source } = facts.evaluation ?? {};
  if (source !== 'exact' && source !== 'approximate') return nothing;
  return wayTo(lab, () => otherPage('bearoff', valuesOf(facts.described.positionId, state.white)), texts.bearoff);
}
