// One pair under the microscope: the boards of both games, and their turns step by step, each roll with its rank and
// its luck, until both are over. Views.

import { gameInView } from '../../lib/rollout/of-classes.js';
import { html, nothing } from 'lit';
import { writeTurn } from '../../lib/bearoff/notation.js';
import '../../lib/board/board.js';
import { word } from '../../lib/i18n/glossary.js';
import { between, signOf } from '../../lib/i18n/format.js';
import { gameOutline, gameWritten, stillStep } from '../../lib/rollout/microscope.js';
import { boardModel, LETTERS, STRANDS } from './model.js';

/** @typedef {import('./lab.js').PairsLab} Lab */
/** @typedef {import('./model.js').PairRecord} PairRecord */

/** @param {Lab} lab */
export function microscope(lab) {
  const { record, shown } = /** @type {{record: PairRecord | null, shown: number}} */ (gameInView(lab));
  // Before there is a pair, the boards show the positions after both plays.
  const seen = record ?? lab.rollout.record(0, lab.estimate);
  return html`<div class="pair ${lab.form}">${boards(lab, seen, shown)} ${story(lab, record, shown)}</div>`;
}

/** After a turn, scrolls the list to the newest one. @param {Lab} lab */
export async function followPair(lab) {
  await lab.updateComplete;
  const list = lab.renderRoot.querySelector('.pair ol');
  if (list) list.scrollTop = list.scrollHeight;
}

/**
 * @param {Lab} lab
 * @param {PairRecord | null} record  null: there is no game yet
 * @param {number} shown  how many steps of the pair have been made
 */
const boards = ({ texts, state, written }, record, shown) =>
  html`<div class="pair-boards">
    ${STRANDS.map((strand) => {
      const model = boardModel(state.wanted.position, record, strand, shown, texts);
      const play = written?.[strand];
      return html`<figure>
        <figcaption><b>${LETTERS[strand]}</b>${play ? html` <span class="number">${play}</span>` : ''}</figcaption>
        <backgammon-board slim .model=${model}></backgammon-board>
      </figure>`;
    })}
  </div>`;

/** @param {Lab} lab @param {PairRecord | null} record  null: no pair yet @param {number} shown */
function story(lab, record, shown) {
  const { texts, format, estimate } = lab;
  const words = texts.pair;
  const coupling = html`<small class="muted">${word('coupling', texts.couplings.names[estimate])}</small>`;
  const mover = lab.state.wanted.position.onRoll;
  const first = texts.sides[mover === 'x' ? 'o' : 'x'];
  if (!record) return gameOutline(words.none, nothing, coupling, stillStep(1, words.toRoll(first), 'now'), nothing);
  const made = record.steps.slice(0, shown);
  const next = record.steps[shown];
  const steps = html`${made.map((_, i) => stepView(lab, record, i, i + 1 === shown))}${
    next ? stillStep(shown + 1, words.toRoll(texts.sides[next.side]), 'now') : nothing
  }`;
  const results = next ? soFar(lab, made.at(-1)?.luckSoFar ?? 0) : sums(lab, record);
  return gameOutline(words.title(format.count(record.trial + 1)), nothing, coupling, steps, results, true);
}

/** A turn of both games. @param {Lab} lab @param {PairRecord} record @param {number} at @param {boolean} now */
const stepView = (lab, record, at, now) =>
  html`<li class="step ${now ? 'now' : ''}">
    <i aria-hidden="true">${at + 1}</i>${STRANDS.map((strand) => turnView(lab, record, at, strand))}
  </li>`;

/** @param {Lab} lab @param {PairRecord} record @param {number} at @param {import('./model.js').Strand} strand */
function turnView({ texts, format, state }, record, at, strand) {
  const { pair: words, sides } = texts;
  const turn = record.steps[at][strand];
  const letter = html`<span class="visually-hidden">${words.play(LETTERS[strand])}</span>`;
  if (!turn) {
    // That the other game rolls on alone is said once, at the first turn without a roll.
    const before = at > 0 && record.steps[at - 1][strand] === null;
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

/** The luck so far between A and B, while a pair goes on. @param {Lab} lab @param {number} luck */
const soFar = ({ texts, format }, luck) =>
  html`<div><dt>${word('luck', texts.pair.luckBetween)}</dt><dd>${format.points(luck)}</dd></div>`;

/**
 * The results as sums, of A, of B and of A − B. The last digit of B's luck is adjusted so that they add up: the luck of
 * A − B is written elsewhere, too.
 * @param {Lab} lab
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
