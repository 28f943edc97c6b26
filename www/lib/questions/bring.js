// Brings a part of the lab before the reader, as `show` in an address asks. When the games are rolled, the page scrolls to the part, and the
// keyboard goes on from there.

import { nextFrame } from '../element/frames.js';

/** @typedef {import('../rollout/shapes.js').RolloutLab} Lab */
/** @typedef {import('../rollout/many-rollouts.js').ManyRolloutsElement} Many */
/** @typedef {import('../rollout/many-findings.js').ManyFindings} Findings */
/** @typedef {import('../rollout/properties.js').Shown} Shown */

/** Places of the parts, and the part of `hide` that each belongs to. @type {Record<Shown, {at: string, part: string}>} */
const PLACES = {
  chart: { at: 'rollout-chart.main', part: 'chart' },
  tiles: { at: '.tiles', part: 'tiles' },
  worth: { at: '.outcome .worth', part: 'worth' },
  williams: { at: '.more', part: 'worth' },
  readout: { at: '.figures-card', part: 'readout' },
  many: { at: 'many-rollouts', part: 'many' },
  stopped: { at: 'many-rollouts', part: 'many' },
  games: { at: '.card.games', part: 'games' },
};

/**
 * @param {Lab} lab
 * @param {Shown} shown
 * @param {number} opened  number of the address that asks for it, because this file may load when another one is open
 */
export async function bring(lab, shown, opened) {
  /** Whether that address is still the one that is open, in a lab on a page. */
  const wanted = () => lab.opened === opened && lab.isConnected && !lab.failure;
  await Promise.all([lab.complete, lab.settled()]);
  const { at, part } = PLACES[shown];
  // Other parts come only with the first game, or would tell the answer of a bet.
  const comes = shown === 'chart' || (lab.rolling.begun && !lab.untold);
  if (!comes || lab.state.hide.has(part)) return;
  const place = await until(wanted, () => lab.renderRoot.querySelector(at));
  if (!place) return;
  if (part !== 'many') {
    lookAt(place);
    return;
  }
  const many = /** @type {Many} */ (place);
  // The details below the chart are drawn a moment later. Until then they show the games before.
  if (!(await until(wanted, () => many.seed === lab.rolling.rollout.seed && many.games === lab.rolling.rollout.games)))
    return;
  lookAt(many);
  if (many.games === 0) return;
  await many.start();
  if (shown === 'many') return;
  // The reader may have given them up, or their findings could not be loaded.
  const follows = () => wanted() && many.done !== null && !many.notLoaded;
  const findings = await until(follows, () => findingsOf(many));
  if (!findings) return;
  findings.start();
  // Not at its button, which another one replaces while they are rolled.
  lookAt(findings);
}

/** Returns the findings on the thousand that are rolled, or null. @param {Many} many */
function findingsOf(many) {
  const findings = /** @type {Findings | null | undefined} */ (many.renderRoot.querySelector('many-findings'));
  return findings?.hasUpdated && findings.many === many.done ? findings : null;
}

/**
 * Looks every frame until something is found, or until it isn't wanted any more.
 * @template T
 * @param {() => boolean} wanted
 * @param {() => T} look
 * @returns {Promise<T | null>}
 */
async function until(wanted, look) {
  while (wanted()) {
    const found = look();
    if (found) return found;
    await nextFrame();
  }
  return null;
}

/** Scrolls to a part, and has the keyboard go on at its heading. @param {Element} place */
function lookAt(place) {
  for (let around = place.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  const heading = place.shadowRoot?.querySelector('h2') ?? place.querySelector('h2');
  const focused = /** @type {HTMLElement} */ (heading ?? place);
  focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
  const { height } = place.getBoundingClientRect();
  // A part higher than the window, or that will be, is seen from its start.
  place.scrollIntoView({ block: place.localName === 'rollout-chart' && height < innerHeight ? 'center' : 'start' });
}
