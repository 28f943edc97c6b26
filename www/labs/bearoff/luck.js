// How luck is measured, and who plays: the evaluator with its errors; and behind "More" its scale, the players, and Williams's
// way of counting. In an embed all of it is open. A view.

import { hidden } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import { needsExact, noiseControl } from '../../lib/bearoff/evaluators.js';
import { hidden } from '../../lib/rollout/layout.js';
import { select } from '../../lib/element/select.js';
import { initialState } from './state.js';
import { williams } from './worth.js';

/** @typedef {import('./lab.js').BearoffLab} Lab */
/** @typedef {import('./state.js').Wanted} Wanted */

/** @type {import('./state.js').EvaluatorName[]} */
const EVALUATORS = ['exact', 'oneSided', 'pipCount', 'even', 'backwards', 'noisy'];
/** @type {import('./state.js').PlayerName[]} */
const PLAYERS = ['exact', 'oneSided', 'pipCount', 'fewestPips', 'even', 'noisy', 'backwards'];
/** @type {import('./state.js').ScaleName[]} */
const SCALES = ['linear', 'steep', 'flat', 'threeLevels', 'sign'];

const usual = initialState().wanted;

/** Whether something behind "More" is not as it usually is. @param {Wanted} wanted */
export const isUnusual = ({ scale, players: { x, o } }) =>
  scale !== usual.scale || x !== usual.players.x || o !== usual.players.o;

/** What is in force where the exact chances are not known; while it is being made, what was chosen. @param {Lab} lab */
const setupOf = ({ preparation, current, state: { wanted } }) =>
  preparation.making ? wanted : (current?.setup ?? wanted);

/** Whether the exact chances are not known. @param {Lab} lab */
export const isBounded = ({ current }) => current !== null && current.theory === null;

/**
 * The evaluator, and what there is to say of it.
 * @param {Lab} lab
 */
export function luckControls(lab) {
  const { texts } = lab;
  const words = texts.luck;
  const { evaluator, scale, players } = setupOf(lab);
  const bounded = isBounded(lab);
  const noisy = [evaluator, players.x, players.o].includes('noisy');
  return html`<div class="choices">
      ${select(
        words.evaluator,
        EVALUATORS,
        evaluator,
        words.evaluators,
        (name) => bounded && needsExact(name),
        (chosen) => lab.measure({ evaluator: chosen }),
      )}
      ${
        noisy
          ? noiseControl(
              words,
              lab.format,
              () => lab.state.wanted.noise,
              (noise) => lab.setNoise(noise),
            )
          : nothing
      } ${lab.form === 'page' ? nothing : scaleAndPlayers(lab)}
    </div>
    <p class="muted about">
      ${[words.about[evaluator], scale !== 'linear' && words.aboutScale[scale], bounded && words.bounded]
        .filter((said) => typeof said === 'string')
        .reduce(texts.sentence.both)}
    </p>`;
}

/** @param {Lab} lab */
function scaleAndPlayers(lab) {
  const words = lab.texts.luck;
  const { scale, players } = setupOf(lab);
  const impossible = (/** @type {import('./state.js').PlayerName} */ name) => isBounded(lab) && needsExact(name);
  return html`${select(
    words.scale,
    SCALES,
    scale,
    words.scales,
    () => false,
    (chosen) => lab.measure({ scale: chosen }),
  )}
    ${select(words.playsBlue, PLAYERS, players.x, words.players, impossible, (x) => lab.setPlayers({ x }))}
    ${select(words.playsWhite, PLAYERS, players.o, words.players, impossible, (o) => lab.setPlayers({ o }))}`;
}

/**
 * On a page: what not everybody needs.
 * @param {Lab} lab
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffReadout} readout
 */
export function moreControls(lab, readout) {
  const hide = hidden(lab);
  const counts = !hide.has('worth');
  if (lab.form !== 'page' || (hide.has('luck') && !counts)) return nothing;
  return html`<details class="more" ?open=${lab.unfolded}>
    <summary>${lab.texts.luck.more}</summary>
    ${hide.has('luck') ? nothing : html`<div class="choices">${scaleAndPlayers(lab)}</div>`}
    ${counts ? html`<dl class="worth">${williams(lab, readout)}</dl>` : nothing}
  </details>`;
}
