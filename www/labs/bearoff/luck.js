// The estimate of luck in the bear-off lab: the evaluator with its errors; behind “More” its scale, the players and Williams's sum; and
// the worth of it all under the chart. In an embed everything is open. Views.

import { html, nothing } from 'lit';
import { EVALUATORS, needsExact, noiseControl } from '../../lib/bearoff/evaluators.js';
import { select } from '../../lib/element/select.js';
import { horizonChoice } from '../../lib/rollout/horizon.js';
import { writeMeanInUnit } from '../../lib/rollout/readout.js';
import { carelessControls, carelessWorth, isCareless } from './careless.js';
import { isBounded, NEGLIGIBLE } from './model.js';

/** @typedef {import('./lab.js').Model} Model */

/** @type {import('./state.js').LabPlayer[]} */
const PLAYERS = ['exact', 'careless', 'oneSided', 'pipCount', 'fewestPips', 'even', 'noisy', 'backwards'];
/** @type {import('./state.js').ScaleName[]} */
const SCALES = ['linear', 'steep', 'flat', 'threeLevels', 'sign'];

/**
 * The setup in force, which differs from the wanted one without exact chances. While one is being made, the wanted one.
 * @param {Model} model
 */
const setupOf = ({ current, making, state: { wanted } }) => (making ? wanted : (current?.setup ?? wanted));

/** The evaluator, and its description. @param {Model} model */
export function luckControls(model) {
  const { act, current, form, format, texts, wantedNow } = model;
  const words = texts.luck;
  const setup = setupOf(model);
  const { evaluator, scale, players } = setup;
  const bounded = isBounded(current);
  const noisy = [evaluator, players.x, players.o].includes('noisy');
  return html`<div class="choices">
      ${select(
        words.evaluator,
        Object.values(EVALUATORS),
        evaluator,
        words.evaluators,
        (name) => bounded && needsExact(name),
        (chosen) => act.measure({ evaluator: chosen }),
      )}
      ${
        noisy
          ? noiseControl(
              words,
              format,
              () => wantedNow().noise,
              (noise) => act.setNoise(noise),
            )
          : nothing
      } ${form === 'page' ? nothing : scaleAndPlayers(model)}
    </div>
    <p class="muted about">
      ${[
        words.about[evaluator],
        scale !== 'linear' && words.aboutScale[scale],
        isCareless(setup) && texts.careless.about,
        bounded && words.bounded,
      ]
        .filter((said) => typeof said === 'string')
        .reduce(texts.sentence.both)}
    </p>`;
}

/** @param {Model} model */
function scaleAndPlayers(model) {
  const { act, current, form, texts } = model;
  const words = texts.luck;
  const setup = setupOf(model);
  const { horizon, scale, players } = setup;
  const impossible = (/** @type {import('./state.js').LabPlayer} */ name) => isBounded(current) && needsExact(name);
  return html`${select(
    words.scale,
    SCALES,
    scale,
    words.scales,
    () => false,
    (chosen) => act.measure({ scale: chosen }),
  )}
    ${form === 'page' || horizon !== null ? horizonControl(model) : nothing}
    ${select(words.playsBlue, PLAYERS, players.x, words.players, impossible, (x) => act.setPlayers({ x }))}
    ${select(words.playsWhite, PLAYERS, players.o, words.players, impossible, (o) => act.setPlayers({ o }))}
    ${carelessControls(model, setup)}`;
}

/** The most rolls that can be chosen where the length of games is not known. */
const MOST_ROLLS = 20;

/** The number of rolls after which games are cut short, or the end. @param {Model} model */
export function horizonControl(model) {
  const { current, texts, untold } = model;
  const { horizon } = setupOf(model);
  const longest = untold ? null : current?.curves[0]?.length;
  // Cut after the longest game, a rollout goes to the end.
  const last = Math.max(longest ? longest - 2 : MOST_ROLLS, horizon ?? 0);
  const rolls = Array.from({ length: last + 1 }, (_, n) => n);
  return horizonChoice(model, texts.luck, horizon, rolls);
}

/** “More”, on a page: the controls that few readers need. @param {Model} model */
export function moreControls(model) {
  const { form, hide, texts, unfolded } = model;
  const counts = !hide.has('worth');
  if (form !== 'page' || (hide.has('luck') && !counts)) return nothing;
  return html`<details class="more" ?open=${unfolded}>
    <summary>${texts.luck.more}</summary>
    ${hide.has('luck') ? nothing : html`<div class="choices">${scaleAndPlayers(model)}</div>`}
    ${counts ? html`<dl class="worth">${williams(model)}</dl>` : nothing}
  </details>`;
}

// ——— The worth of the estimate ———

/**
 * Where the estimate begins and where the rollout went, and the exact values of perfect play and of these players. In an embed with
 * Williams's sum.
 * @param {Model} model
 */
export function worth(model) {
  const { current, form, format, readout, texts } = model;
  if (!current) return nothing;
  const words = texts.worth;
  const { theory } = current;
  const percent = (/** @type {number | null | undefined} */ value) => format.value(value ?? null, 2);
  const { horizon } = current.setup;
  const mistakes = theory ? theory.perfect - theory.toEnd : 0;
  return html`<dl class="worth">
      ${row(words.start, percent(readout.start), words.went(writeMeanInUnit(readout.reduced, format)))}
      ${
        theory
          ? row(
              words.truth,
              percent(theory.toEnd),
              Math.abs(mistakes) > NEGLIGIBLE ? words.perfect(percent(theory.perfect)) : words.isPerfect,
            )
          : nothing
      }
      ${
        theory?.cut && horizon !== null
          ? row(words.cut(format.count(horizon)), percent(theory.plain.mean), words.off(offSaid(theory, format)))
          : nothing
      }
      ${form === 'page' ? nothing : williams(model)}
    </dl>
    ${theory ? html`<p class="verdict">${verdict(model, theory)}</p>` : nothing} ${carelessWorth(model)}`;
}

/**
 * The distance from the value of games to the end, in points.
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} theory
 * @param {Model['format']} format
 */
export const offSaid = ({ plain, toEnd }, format) => format.points(plain.mean - toEnd, 2);

/** Williams's sum. @param {Model} model */
function williams({ current, format, readout, texts, untold }) {
  const words = texts.worth;
  const theory = untold ? null : current?.theory;
  const none = current && isCareless(current.setup) ? texts.careless.noWilliams : words.noWilliams;
  const note = theory && (theory.williams === null ? none : words.settles(format.value(theory.williams, 2)));
  return row(words.williams, format.value(readout.williams?.mean ?? null, 2), note);
}

/** @param {string} name @param {unknown} value @param {unknown} note */
const row = (name, value, note) =>
  html`<div><dt>${name}</dt><dd><b class="number">${value}</b> ${note ? html`<span class="muted">${note}</span>` : nothing}</dd></div>`;

/**
 * Where both lines settle, and the effect of the scale.
 * @param {Model} model
 * @param {import('../../pkg/bearoff/rollout_lab.js').BearoffTheory} theory
 */
function verdict({ texts, format, current }, theory) {
  const words = texts.worth;
  const limit = format.value(theory.plain.mean, 2);
  const { horizon = null, scale = 'linear' } = current?.setup ?? {};
  if (theory.cut && horizon !== null) return words.settlesCut(format.count(horizon), limit);
  const settles = words.unbiased(limit);
  if (scale === 'linear') return settles;
  return texts.sentence.both(settles, scale === 'threeLevels' || scale === 'sign' ? words.coarse : words.rising);
}
