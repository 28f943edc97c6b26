// The guide: what to do next, always in view, with the one button that does it. What the next step is, each lab says from
// what it sees in its own state: who does a step by hand, or in another order, is met where he is. A view.

import { html, nothing } from 'lit';
import { unlessRemoved } from '../element/removed.js';
import { gameInView, gameWritten } from './microscope.js';

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */

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
 * @property {boolean} [withholds]  whether nothing tells the answer before anything is rolled
 */

/** So many games show where the lines are going. */
export const ENOUGH = 1000;

/** What is brought into view where a step says nothing else. */
const CHART = 'rollout-chart.main';

/**
 * The step that is shown: pages only, because in an embed nothing moves; not once the reader has closed the guide, nor where
 * the author wants nothing to be rolled.
 * @param {Lab} lab
 * @returns {Step | null}
 */
export const shownStep = (lab) => {
  const { guide, hide } = lab.state;
  return lab.form === 'page' && guide && !hide.has('guide') && !hide.has('controls') ? lab.nextStep() : null;
};

/**
 * The step from the first games to many: a single game is told as a sum.
 * @param {Lab & {current: object | null}} lab  current: null while its game is being made
 * @param {Object} words
 * @param {(result: string, luck: string, reduced: string) => string} words.game
 * @param {(games: string) => string} words.games
 * @param {string} words.rollMany
 * @returns {Step}
 */
export function fromGamesToMany(lab, words) {
  const { format, rolling, rollout } = lab;
  const record = lab.current && rollout.games === 1 ? gameInView(lab).record : null;
  const game = record && gameWritten(record, format);
  const says = game ? words.game(game.result, game.luck, game.reduced) : words.games(format.count(rolling.games));
  return { name: 'more', says, way: { label: words.rollMany, act: () => lab.rollTo(ENOUGH) } };
}

/**
 * Whether where the lines settle is kept from the reader, because he is about to be asked.
 * @param {Lab} lab
 */
export const withheld = (lab) => !lab.begun && Boolean(shownStep(lab)?.withholds);

/**
 * The strip at the top of the lab. While it is there its button is the only one that is filled.
 * @param {Lab} lab
 */
export function guideView(lab) {
  const step = shownStep(lab);
  if (!step) return nothing;
  const words = lab.texts.guide;
  return html`<section class="guide" data-step=${step.name} aria-label=${words.label}>
    <p>${step.says}</p>
    <div class="ways">
      ${step.way ? wayView(lab, step.way, 'primary') : nothing} ${step.also ? wayView(lab, step.also, 'quiet') : nothing}
    </div>
    <button class="quiet close" aria-label=${words.close} title=${words.close} @click=${() => lab.change({ guide: false })}>
      <span aria-hidden="true">×</span>
    </button>
  </section>`;
}

/**
 * @param {Lab} lab
 * @param {Way} way
 * @param {'primary' | 'quiet'} kind
 */
const wayView = (lab, way, kind) =>
  'href' in way
    ? html`<a class="way ${kind}" href=${way.href}>${way.label}</a>`
    : html`<button class="way ${kind}" @click=${follow(lab, way)}>${way.label}</button>`;

/**
 * Does it, and brings before the reader what has changed by it. Who pressed the button by a key goes on where the step
 * says, or else finds the focus where it was: also where the next step is a link in place of the button.
 * @param {Lab} lab
 * @param {Act} way
 */
const follow =
  (lab, { act, shows = [CHART], goesTo }) =>
  async (/** @type {MouseEvent} */ { detail }) => {
    await unlessRemoved(Promise.resolve(act()));
    await lab.updateComplete;
    const { renderRoot } = lab;
    for (const part of shows) renderRoot.querySelector(part)?.scrollIntoView({ block: 'nearest' });
    if (detail > 0) return;
    if (goesTo) {
      /** @type {import('lit').LitElement | null} */
      const chart = renderRoot.querySelector(CHART);
      await chart?.updateComplete;
      /** @type {HTMLElement | null | undefined} */ (chart?.renderRoot.querySelector(goesTo))?.focus();
    } else if (!lab.shadowRoot?.activeElement) {
      /** @type {HTMLElement | null} */ (renderRoot.querySelector('.guide .way'))?.focus();
    }
  };
