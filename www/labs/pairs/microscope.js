// One pair under the microscope: the boards of both games, and their turns step by step, each roll with its rank and
// its luck, until both are over. Views.

import { html, nothing } from 'lit';
import { writeTurn } from '../../lib/bearoff/notation.js';
import '../../lib/board/board.js';
import { word } from '../../lib/i18n/glossary.js';
import { between, signOf } from '../../lib/i18n/format.js';
import { boardInView, gameOutline, gameWritten, isShown, seenAs, stillStep } from '../../lib/rollout/microscope.js';
import { boardModel, LETTERS, ARMS } from './model.js';

/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./model.js').PairRecord} PairRecord */

/** @param {Model} model */
export function microscope(model) {
  const { record } = model.inView;
  // Before there is a pair, the boards show the positions after both plays.
  const seen = record ?? model.firstPair;
  return html`<div class="pair ${model.form}">${boards(model, seen)} ${story(model, record)}</div>`;
}

/**
 * @param {Model} model
 * @param {PairRecord | null} record  null: there is no game yet
 */
const boards = ({ inView, rules, texts, state, written }, record) =>
  html`<div class="pair-boards">
    ${ARMS.map((arm) => {
      const play = written[arm];
      const { position } = state.wanted;
      const now = boardInView(inView, (steps) => boardModel(rules.countCheckers, position, record, arm, steps, texts));
      return html`<figure>
        <figcaption><b>${LETTERS[arm]}</b>${play ? html` <span class="number">${play}</span>` : ''}</figcaption>
        <backgammon-board slim .model=${now}></backgammon-board>
      </figure>`;
    })}
  </div>`;

/**
 * @param {Model} model
 * @param {PairRecord | null} record  null: no pair yet
 */
function story(model, record) {
  const { format, inView, state, texts } = model;
  const { shown, made } = inView;
  const words = texts.pair;
  const coupling = html`<small class="muted">${word('coupling', texts.couplings.names[state.coupling])}</small>`;
  const first = texts.sides[state.wanted.position.onRoll === 'x' ? 'o' : 'x'];
  if (!record) return gameOutline(words.none, coupling, stillStep(1, words.toRoll(first), 'now'), nothing);
  const next = record.steps[made];
  const steps = html`${record.steps.slice(0, made).map((_, i) => stepView(model, record, i, seenAs(i + 1, shown)))}${
    next ? stillStep(made + 1, words.toRoll(texts.sides[next.side]), shown < made ? 'coming' : 'now') : nothing
  }`;
  const soFar = (/** @type {number} */ rolls) => luckSoFar(model, record.steps[rolls - 1]?.luckSoFar ?? 0);
  const results = next ? soFar(made) : sums(model, record);
  const title = words.title(format.count(record.trial + 1));
  if (isShown(inView)) return gameOutline(title, coupling, steps, results, true);
  return gameOutline(title, coupling, steps, soFar(shown), true, results);
}

/** A turn of both games. @param {Model} model @param {PairRecord} record @param {number} at @param {import('../../lib/rollout/microscope.js').Seen} seen */
const stepView = (model, record, at, seen) =>
  html`<li class="step ${seen}">
    <i aria-hidden="true">${at + 1}</i>${ARMS.map((arm) => turnView(model, record, at, arm))}
  </li>`;

/** @param {Model} model @param {PairRecord} record @param {number} at @param {import('./model.js').Arm} arm */
function turnView({ texts, format, state }, record, at, arm) {
  const { pair: words, sides } = texts;
  const turn = record.steps[at][arm];
  const letter = html`<span class="visually-hidden">${words.play(LETTERS[arm])}</span>`;
  if (!turn) {
    // That the other game rolls on alone is said once, at the first turn without a roll.
    const before = at > 0 && record.steps[at - 1][arm] === null;
    return html`<div class="turn muted">${letter}${before ? words.over : words.alone}</div>`;
  }
  const { rank, tied, side } = turn;
  const luck = format.points(turn.luck);
  const tone = ['bad', '', 'good'][signOf(luck) + 1];
  const [from, to] = tied.map(format.count);
  const ranked = from === to ? words.rank(format.count(rank)) : words.tied(format.count(rank), from, to);
  return html`<div class="turn">
    ${letter}<span>${words.turn(sides[side], writeTurn(turn))}</span>
    <small title=${words.rankHint}>${ranked}</small>
    <em class="number ${tone}"><span class="visually-hidden">${words.luck(sides[state.wanted.position.onRoll])} </span>${luck}</em>
  </div>`;
}

/** The luck so far between A and B, while a pair goes on. @param {Model} model @param {number} luck */
const luckSoFar = ({ texts, format }, luck) =>
  html`<div><dt>${word('luck', texts.pair.luckBetween)}</dt><dd>${format.points(luck)}</dd></div>`;

/**
 * The results as sums, of A, of B and of A − B. The last digit of B's luck is adjusted so that they add up: the luck of
 * A − B is written elsewhere, too.
 * @param {Model} model
 * @param {PairRecord} record
 */
function sums({ texts, format }, record) {
  const sum = (/** @type {string} */ name, /** @type {ReturnType<typeof gameWritten>} */ { result, luck, reduced }) =>
    html`<div>
      <dt>${texts.pair.sum(name)}</dt>
      <dd>
        <span class="plain">${result}</span> − (${luck}) =
        <span class="reduced">${reduced}</span>
      </dd>
    </div>`;
  const [a, both] = [record.a, record].map((one) => gameWritten(one, format));
  const b = gameWritten(
    { result: record.b.result, totalLuck: between(a.luck, both.luck) ?? record.b.totalLuck },
    format,
  );
  return html`${sum(LETTERS.a, a)}${sum(LETTERS.b, b)}${sum('A − B', both)}`;
}
