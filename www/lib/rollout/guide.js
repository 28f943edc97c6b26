// The guide: what to do next, always in view, with the one button that does it. Each lab says the next step from
// what it sees in its own state: who does a step by hand, or in another order, is met where he is. A view.

import { LitElement, html, nothing } from 'lit';
import { unlessRemoved } from '../element/removed.js';
import { gameWritten } from './microscope.js';

/** @typedef {import('./shapes.js').RolloutModel} Model */

/**
 * @typedef {Object} Act  a button
 * @property {string} label
 * @property {() => unknown} act
 * @property {string[]} [shows]  what of the lab is to be seen when it is done, as selectors, the most important last; the
 *   chart if nothing else
 * @property {string} [goesTo]  where in the chart those go on who use the keyboard; at the same button if nowhere
 */
/** @typedef {{label: string, href: string}} Lead  a link to another lab, at this state */
/** @typedef {Act | Lead} Way */
/**
 * @typedef {Object} Step
 * @property {string} name
 * @property {string} says  a sentence or two: what has just been seen, and what to do now
 * @property {Way} [way]  the one thing that is to be done next
 * @property {Way} [also]  what else could be
 * @property {boolean} [offersBet]  whether one of them asks for a bet, which the chart need not do then
 */

/** So many games show where the lines are going. */
export const ENOUGH = 1000;

/** The part that is brought into view where a step says nothing else. */
const CHART = 'rollout-chart.main';

/**
 * The step from the first games to many: a single game is told as a sum.
 * @param {Model} model
 * @param {boolean} made  whether its game is
 * @param {Object} words
 * @param {(result: string, luck: string, reduced: string) => string} words.game
 * @param {(games: string) => string} words.games
 * @param {string} words.rollMany
 * @returns {Step}
 */
export function fromGamesToMany({ act, coming, format, games, inView }, made, words) {
  const record = made && games === 1 ? inView.record : null;
  const game = record && gameWritten(record, format);
  const says = game ? words.game(game.result, game.luck, game.reduced) : words.games(format.count(coming));
  return { name: 'more', says, way: { label: words.rollMany, act: () => act.rollTo(ENOUGH) } };
}

/**
 * The strip at the top of the lab. While it is there its button is the only one that is filled.
 * @param {Model} model
 */
export function guideView({ act, step, texts }) {
  if (!step) return nothing;
  const words = texts.guide;
  const way = (/** @type {Way | undefined} */ one, /** @type {'primary' | 'quiet'} */ kind) => {
    if (!one) return nothing;
    if ('href' in one) return html`<a class="way ${kind}" href=${one.href}>${one.label}</a>`;
    const follow = (/** @type {MouseEvent} */ { detail }) => act.followGuide(one, detail === 0);
    return html`<button class="way ${kind}" @click=${follow}>${one.label}</button>`;
  };
  return html`<section class="guide" data-step=${step.name} aria-label=${words.label}>
    <p>${step.says}</p>
    <div class="ways">
      ${way(step.way, 'primary')} ${way(step.also, 'quiet')}
    </div>
    <button class="quiet close" aria-label=${words.close} title=${words.close} @click=${() => act.closeGuide()}>
      <span aria-hidden="true">×</span>
    </button>
  </section>`;
}

/**
 * Does what the guide says, and brings before the reader what has changed by it. A reader who pressed the button by a key goes on
 * where the step says, or else finds the focus where it was: also where the next step is a link in place of the button.
 * @param {import('lit').LitElement} lab
 * @param {Act} way
 * @param {boolean} byKey
 */
export async function followGuide(lab, { act, shows = [CHART], goesTo }, byKey) {
  await unlessRemoved(Promise.resolve(act()));
  await lab.updateComplete;
  const { renderRoot, shadowRoot } = lab;
  for (const part of shows) renderRoot.querySelector(part)?.scrollIntoView({ block: 'nearest' });
  if (!byKey) return;
  // A handle of a bet has gone by then, and the focus with it.
  await chartOf(lab)?.updateComplete;
  if (goesTo) await focusInChart(lab, goesTo);
  else if (!shadowRoot?.activeElement) focus(renderRoot.querySelector('.guide .way'));
}

/**
 * After a button is gone: its question is brought before the reader, because what stood above it may be gone, too. A reader who
 * pressed it by a key goes on at the chart; one who used a pointer wants his keys to scroll the page.
 * @param {import('lit').LitElement} lab
 * @param {string} next  what of the chart
 * @param {boolean} byKey
 */
export async function goToChart(lab, next, byKey) {
  await lab.updateComplete;
  lab.renderRoot.querySelector('.bet')?.scrollIntoView({ block: 'nearest' });
  if (byKey) await focusInChart(lab, next);
}

/** @param {import('lit').LitElement} lab */
function chartOf(lab) {
  const chart = lab.renderRoot.querySelector(CHART);
  return chart instanceof LitElement ? chart : null;
}

/** @param {import('lit').LitElement} lab @param {string} part  of the chart */
async function focusInChart(lab, part) {
  const chart = chartOf(lab);
  await chart?.updateComplete;
  focus(chart?.renderRoot.querySelector(part) ?? null);
}

/** @param {Element | null} element */
function focus(element) {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}
