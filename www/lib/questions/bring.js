// Brings a part of the lab before the reader, as `show` in an address asks for: when its games are rolled, that part is
// scrolled to, and the keyboard goes on from there.

import { nextFrame } from '../element/frames.js';

/** @typedef {import('../rollout/rollout-element.js').RolloutElement} Lab */
/** @typedef {import('../rollout/many-rollouts.js').ManyRolloutsElement} Many */
/** @typedef {import('../rollout/many-findings.js').ManyFindings} Findings */
/** @typedef {import('../rollout/properties.js').Shown} Shown */

/** Where the parts are, and which part's absence is theirs. @type {Record<Shown, {at: string, part: string}>} */
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
 * @param {number} opened  which of the lab's addresses asks for it: this may be loaded when another one is open
 */
export async function bring(lab, shown, opened) {
  /** The same address is still the one that was opened, and there is somebody to show it to. */
  const wanted = () => lab.opened === opened && lab.isConnected && !lab.failure;
  await Promise.all([lab.complete, lab.settled()]);
  const { at, part } = PLACES[shown];
  // Nor is anything waited for that comes only with the first game, or would tell the answer of a bet.
  const comes = shown === 'chart' || (lab.rolling.begun && !lab.untold);
  if (!comes || lab.state.hide.has(part)) return;
  const place = await until(wanted, () => lab.renderRoot.querySelector(at));
  if (!place) return;
  if (part !== 'many') {
    lookAt(place);
    return;
  }
  const many = /** @type {Many} */ (place);
  // What is below the chart is drawn a moment later: until then it is of the games before.
  if (!(await until(wanted, () => many.seed === lab.seed && many.games === lab.rolling.rollout.games))) return;
  lookAt(many);
  if (many.games === 0) return;
  await many.start();
  if (shown === 'many') return;
  // They may have been given up, or what is said of them could not be loaded.
  const follows = () => wanted() && many.done !== null && !many.notLoaded;
  const findings = await until(follows, () => findingsOf(many));
  if (!findings) return;
  findings.start();
  // Not at its button, in whose place there is another one while they are rolled.
  lookAt(findings);
}

/** What is said of the thousand that are rolled, once it is there. @param {Many} many */
function findingsOf(many) {
  const findings = /** @type {Findings | null | undefined} */ (many.renderRoot.querySelector('many-findings'));
  return findings?.hasUpdated && findings.many === many.done ? findings : null;
}

/**
 * Looks every frame, until there is something or nobody wants it any more.
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

/** The keyboard goes on at the heading, if there is one. @param {Element} place */
function lookAt(place) {
  for (let around = place.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  const heading = place.shadowRoot?.querySelector('h2') ?? place.querySelector('h2');
  const focused = /** @type {HTMLElement} */ (heading ?? place);
  focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
  const { height } = place.getBoundingClientRect();
  // What is higher than the window, or will be, is seen from its beginning.
  place.scrollIntoView({ block: place.localName === 'rollout-chart' && height < innerHeight ? 'center' : 'start' });
}
