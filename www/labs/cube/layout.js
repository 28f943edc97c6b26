// The lab of the cube on its page: the position with its cube and a game from it, the 36 rolls, the buttons that roll,
// and under the chart the result in words with the cost of mistakes. Views.

import { html, nothing } from 'lit';
import { otherLab } from '../../lib/bearoff/other-lab.js';
import { editorView, workView } from '../../lib/bearoff/setting-up.js';
import { showsGame, stageSwitch, storyOnStage } from '../../lib/bearoff/stage.js';
import '../../lib/board/board.js';
import '../../lib/board/doubling-cube.js';
import { actionSaid, rollSaid, termsOf } from '../../lib/cube/game.js';
import { word } from '../../lib/i18n/glossary.js';
import { controls, seedField } from '../../lib/rollout/controls.js';
import { rolloutLayout } from '../../lib/rollout/layout.js';
import {
  boardInView,
  gameOutline,
  gameStep,
  gameSums,
  isShown,
  NOT_ROLLED,
  outcome as outcomeSaid,
  seenAs,
  stillStep,
} from '../../lib/rollout/microscope.js';
import { rotationChoice, rotationNote } from '../../lib/rollout/rotation/view.js';
import { decision, positionsToLearnFrom } from './decision.js';
import { DIGITS, boardModel, countsSaid, cubeShown, wrongSaid } from './model.js';
import { map } from './roll-map.js';
import { settings } from './settings.js';

/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeRecord} CubeRecord */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./model.js').Side} Side */
/** @typedef {import('./texts/en.js').Texts} Texts */
/** @typedef {(part: string, view: () => unknown) => unknown} Show  a part that is not hidden */

/** @param {unknown} view */
const isThere = (view) => view !== nothing;

/** @param {Model} model */
export function view(model) {
  const { act, beyond, format, hide, returns, steps, texts, untold } = model;
  /** @type {Show} */
  const show = (part, view) => (hide.has(part) ? nothing : view());
  const place = position(model, show);
  const settingsCard = () => show('settings', () => html`<section class="card settings">${settings(model)}</section>`);
  const middle = () => {
    const cards =
      steps === 0 ? [] : [decisionCard(model, show), lessonsCard(model, show), settingsCard()].filter(isThere);
    return cards.length > 0 ? html`<div class="middle">${cards}</div>` : nothing;
  };
  // The column has its width from the first step.
  const beside = ['decision', 'editor', 'settings'].some((part) => !hide.has(part));
  const rolls = () =>
    steps < 2 || beyond || untold
      ? nothing
      : show('rolls', () => html`<section class="card map-card">${map(model)}</section>`);
  // On a phone the chart follows the board. In a wide window the cube action stands between the two.
  const three = place !== nothing && beside;
  return html`${workView({ preparation: model, texts, format }, returns ? () => act.cancel() : null)}
  ${rolloutLayout(
    model,
    () => (place === nothing ? middle() : place),
    () => nothing,
    () => [outcome(model, show), rotationNote(model)],
    true,
    {
      between: () => rolling(model, show),
      rest: () => {
        const cards = [three ? middle() : nothing, rolls()].filter(isThere);
        return cards.length > 0 ? cards : nothing;
      },
      three,
    },
  )}`;
}

// ——— The position and a game from it ———

/** @param {Model} model @param {Show} show */
function position(model, show) {
  const { beyond, current, form, format, inView, rules, seed, state, texts } = model;
  const { hide, wanted } = state;
  if (hide.has('editor') && hide.has('game')) return nothing;
  const seen = current ? inView : NOT_ROLLED;
  const { record, shown } = seen;
  const played = () =>
    boardInView(seen, (rolls) => boardModel(rules.countCheckers, wanted.position, record, rolls, texts));
  const story = () => microscope(record, seen, wanted.position.onRoll, texts, format, state.estimator === 'exact');
  if (hide.has('editor')) {
    return html`<section class="card position ${form}">
      <div class="cubed">${cubeView(model, cubeShown(wanted.owner, record, shown), false)}<backgammon-board slim .model=${played()}></backgammon-board></div>
      ${story()}
    </section>`;
  }
  const onStage = showsGame(model);
  const folded = form === 'page';
  const cube = cubeShown(wanted.owner, onStage ? record : null, shown);
  const told = folded && onStage ? storyOnStage(model, texts, story()) : nothing;
  // The lab where the reader plays this position, with the same cube and the same dice.
  const byHand = beyond ? nothing : otherLab(model, 'hand-cube', texts.byHand, { cube: wanted.owner, seed });
  return html`<section class="card position ${form}">
    <div class="top"><h2>${texts.stage.heading}</h2>${hide.has('game') ? nothing : stageSwitch(model, texts, onStage)}</div>
    ${editorView(model, { game: onStage ? played() : null, folded, told: html`${cubeView(model, cube, !onStage)}${told}` })}
    ${folded ? nothing : show('game', story)}
    ${otherLab(model, 'bearoff', texts.otherLab)} ${byHand}
  </section>`;
}

/**
 * The cube on the board. A click gives the cube of the position to the other side, or puts it in the middle.
 * @param {Model} model
 * @param {import('../../lib/cube/game.js').Cube} cube
 * @param {boolean} movable
 */
function cubeView({ act, format, texts }, cube, movable) {
  const { turns: words, sides } = texts;
  const value = format.count(cube.value);
  return html`<doubling-cube
    slot="cube"
    .cube=${cube}
    .label=${cube.owner === 'centred' ? words.centred(value) : words.owned(sides[cube.owner], value)}
    .hint=${movable ? words.hint : ''}
    @cube-owner=${(/** @type {CustomEvent} */ event) => act.setOwner(event.detail.owner)}
  ></doubling-cube>`;
}

/**
 * A game turn by turn: cube actions, rolls and plays, the luck times the cube, the mistakes, and the sum of them all.
 * @param {CubeRecord | null} record  null: no game yet
 * @param {import('../../lib/rollout/microscope.js').View} view
 * @param {Side} onRoll  at the start
 * @param {Texts} texts
 * @param {Format} format
 * @param {boolean} exact  whether luck is measured by the exact equities
 */
export function microscope(record, view, onRoll, texts, format, exact) {
  const { game: words, turns, sides } = texts;
  if (!record) {
    const waiting = stillStep(1, turns.toPlay(sides[onRoll]), 'now');
    return gameOutline(words.none, nothing, waiting, gameSums(null, null, words, format));
  }
  const { shown, made } = view;
  const next = record.turns[made];
  const steps = html`${record.turns.slice(0, made).map((turn, i) => step(turn, i + 1, shown, texts, format))}${
    next ? stillStep(made + 1, turns.toPlay(sides[next.side]), shown < made ? 'coming' : 'now') : nothing
  }`;
  // The terms of one game add up to its result only if luck is exact. With estimates they do so on average.
  const soFar = (/** @type {number} */ rolls) => gameSums(record.luckSoFar[rolls - 1] ?? 0, null, words, format);
  const sums = next
    ? soFar(made)
    : exact
      ? fullSum(record, onRoll, texts, format)
      : gameSums(record.totalLuck, record, words, format);
  const seen = isShown(view);
  const won = next ? nothing : outcomeSaid(words.wins(sides[record.winner]), seen);
  const title = words.title(format.count(record.trial + 1));
  const results = seen ? sums : soFar(shown);
  const outline = gameOutline(title, won, steps, results, true, seen ? nothing : sums);
  if (next || exact) return outline;
  const hint = turns.onlyExact(texts.estimators.names.exact);
  return html`${outline}<p class="muted only-exact ${seen ? '' : 'coming'}">${hint}</p>`;
}

/**
 * @param {import('../../pkg/cube/rollout_lab.js').CubeTurn} turn
 * @param {number} number
 * @param {number} shown  how many turns are shown
 * @param {Texts} texts
 * @param {Format} format
 */
function step(turn, number, shown, texts, format) {
  const action = actionSaid(turn, texts, format);
  const counts = countsSaid(turn, texts, format);
  const text = html`${action ? html`<b class="action">${action}</b> ` : nothing}${rollSaid(turn, texts)}${
    counts ? html` <small class="muted counts">${counts}</small>` : nothing
  }`;
  const remarks = wrongSaid(turn, texts, format).map((said) => html`<small class="muted">${said}</small>`);
  // A turn that ends by a pass has no roll, and so no luck.
  return gameStep(number, text, turn.dice && turn.luck, seenAs(number, shown), texts.game, format, remarks);
}

/**
 * The sum of a game: value + luck − mistakes = result.
 * @param {CubeRecord} record
 * @param {Side} first
 * @param {Texts} texts
 * @param {Format} format
 */
function fullSum(record, first, { turns: words, game, sides }, format) {
  const label = (/** @type {import('../../lib/cube/game.js').Term} */ { name, side }) => {
    if (name === 'luck') return word('luck', words.luck);
    return name === 'value' ? words.value : words.mistakes[name](sides[side ?? first]);
  };
  return html`${termsOf(record, first).map((term, i) => {
    const plus = i > 0 && term.points >= 0;
    return html`<div>
        <dt>${plus ? html`<span aria-hidden="true">+ </span>` : nothing}${label(term)}</dt>
        <dd>${plus ? format.percent(term.points, DIGITS) : format.value(term.points, DIGITS)}</dd>
      </div>`;
  })}
    <div><dt><span aria-hidden="true">= </span>${game.result}</dt><dd class="plain">${format.plain(record.result)}</dd></div>`;
}

// ——— The other cards ———

/**
 * The equity of each cube action. Past the database, beyond six checkers a side, the way to the lab without the cube.
 * @param {Model} model
 * @param {Show} show
 */
function decisionCard(model, show) {
  const { beyond, texts } = model;
  if (!beyond) return show('decision', () => html`<section class="card decision-card">${decision(model)}</section>`);
  return html`<section class="card beyond"><h2>${texts.beyond.heading}</h2>
    <p>${texts.beyond.says}</p>
    ${otherLab(model, 'bearoff', texts.beyond.without)}</section>`;
}

/** @param {Model} model @param {Show} show */
const lessonsCard = (model, show) =>
  show('editor', () => html`<section class="card lessons-card">${positionsToLearnFrom(model)}</section>`);

/** @param {Model} model @param {Show} show */
function rolling(model, show) {
  const { beyond, state, texts } = model;
  if (beyond) return nothing;
  const seed = show('seed', () => html`${seedField(model)} ${rotationChoice(model)}`);
  const view = state.hide.has('controls') ? seed : controls(model, texts.controls.rollNext, seed);
  return view === nothing ? nothing : html`<section class="card rolling">${view}</section>`;
}

/**
 * The result in words, and the cost of mistakes.
 * @param {Model} model
 * @param {Show} show
 */
function outcome({ begun, form, format, said, shown, texts, theory }, show) {
  const silent = form === 'page' && !begun;
  const views = [
    silent ? nothing : show('sentence', () => html`<p class="sentence" aria-hidden="true">${said}</p>`),
    show('costs', () => costs(shown && theory, texts, format)),
  ].filter(isThere);
  return views.length === 0 ? nothing : html`<section class="card outcome">${views}</section>`;
}

/** A side whose mistakes cost less than this in a game, in points, makes none. */
const NO_COST = 5e-7;

/**
 * The cost of each side's wrong plays and cube actions, in a game on average. A rollout removes luck, and no mistakes.
 * @param {Model['theory']} theory
 * @param {Texts} texts
 * @param {Format} format
 */
function costs(theory, { costs: words, sides }, format) {
  if (!theory) return nothing;
  const { plain, costs: both } = theory;
  const exact = (/** @type {number} */ points) => format.value(points, format.unit.exact);
  const cost = (/** @type {number} */ points) =>
    html`<td class="number">${format.percent(points, format.unit.exact)}</td>`;
  const value = exact(theory.value);
  const perfect = [both.x, both.o].every(({ checkers, cube }) => Math.max(checkers, cube) <= NO_COST);
  if (perfect) return html`<p class="costs">${words.none(value)}</p>`;
  return html`<div class="costs">
    <p>${words.some(value, exact(plain.mean))}</p>
    <table>
      <thead>
        <tr><th scope="col">${words.heading}</th><th scope="col">${words.checkers}</th><th scope="col">${words.cube}</th></tr>
      </thead>
      <tbody>
        ${
          /** @type {const} */ (['x', 'o']).map(
            (side) =>
              html`<tr><th scope="row">${sides[side]}</th>${cost(both[side].checkers)}${cost(both[side].cube)}</tr>`,
          )
        }
      </tbody>
    </table>
    <p class="muted">${words.stay}</p>
  </div>`;
}
