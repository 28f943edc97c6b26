// The contact lab on its page, in the order of its idea: the position and a game on its board, the evaluation, the 36
// rolls with the plays of one of them, the evaluator that measures luck, and the buttons that roll. Views.

import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { mapFormat } from '../../lib/bearoff/notation.js';
import { noiseControl } from '../../lib/bearoff/evaluators.js';
import { valuesOf, wayTo } from '../../lib/bearoff/other-lab.js';
import { indexOf } from '../../lib/bearoff/roll-map-model.js';
import '../../lib/bearoff/roll-map.js';
import { showsGame, stageSwitch, storyOnStage } from '../../lib/bearoff/stage.js';
import '../../lib/board/board.js';
import { writeRoll } from '../../lib/board/model.js';
import { select } from '../../lib/element/select.js';
import { word } from '../../lib/i18n/glossary.js';
import { NONE } from '../../lib/i18n/format.js';
import { otherPage } from '../../lib/page/labs.js';
import { option } from '../../lib/rollout/chart-surroundings.js';
import { controls, seedField } from '../../lib/rollout/controls.js';
import { chosenLine } from '../../lib/rollout/chosen.js';
import { rolloutLayout } from '../../lib/rollout/layout.js';
import {
  boardInView,
  gameOutline,
  gameStep,
  gameSums,
  isShown,
  outcome,
  seenAs,
  stillStep,
} from '../../lib/rollout/microscope.js';
import { rotationChoice, rotationNote } from '../../lib/rollout/rotation/view.js';
import { sentenceView } from '../../lib/rollout/sentence.js';
import { seedsFold } from './chosen-seed.js';
import { editor } from './editor.js';
import { horizonControl } from './horizon.js';
import { boardModel, turnSaid } from './model.js';
import { comparisonView } from './pairs-place.js';
import { EVALUATORS } from './state.js';
import { untilNote, untilView } from './until.js';

/** @typedef {import('../../pkg/contact/rollout_lab.js').ContactPlay} ContactPlay */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('./lab.js').Model} Model */
/** @typedef {import('./texts/en.js').Texts} Texts */

/** The parts of the card with the board. */
const BOARD = ['editor', 'game', 'evaluation'];
/** The parts of the card beside it. */
const ROLLS = ['map', 'plays'];

/** @param {Model} model */
export function view(model) {
  const { hide, steps } = model;
  const none = (/** @type {string[]} */ parts) => parts.every((part) => hide.has(part));
  const show = (/** @type {string} */ part, /** @type {() => unknown} */ one) => (hide.has(part) ? nothing : one());
  const position = none(BOARD) ? nothing : board(model);
  const rolls =
    steps === 0 || none(ROLLS)
      ? nothing
      : html`<section class="card rolls">${show('map', () => rollMap(model))} ${show('plays', () => playsView(model))}</section>`;
  const pairs = steps < 2 || rolls === nothing ? nothing : comparisonView(model);
  const middle = rolls === nothing ? nothing : html`<div class="middle">${rolls} ${pairs}</div>`;
  // On a phone the chart follows the board. In a wide window the rolls stand between the two.
  const three = position !== nothing && !none(ROLLS);
  return rolloutLayout(
    model,
    () => (position === nothing ? middle : position),
    () => nothing,
    () => [chosenLine(model), outcomeView(model), rotationNote(model, ofRotation(model))],
    true,
    {
      between: () =>
        html`${show('luck', () => html`<section class="card judged">${luckView(model)}</section>`)} ${rolling(model)}`,
      rest: () => (three ? middle : nothing),
      three,
    },
  );
}

// ——— The position and a game from it ———

/** @param {Model} model */
function board(model) {
  const { form, format, hide, inView, state, texts } = model;
  const { record } = inView;
  const played = boardInView(inView, (rolls) => boardModel(state.wanted.position, record, rolls, texts, state.white));
  const story = () => (hide.has('game') ? nothing : microscope(record, inView, texts, format));
  const said = hide.has('evaluation') ? nothing : evaluationView(model);
  if (hide.has('editor')) {
    return html`<section class="card position ${form}">
      <backgammon-board .model=${played}></backgammon-board>
      ${said} ${story()}
    </section>`;
  }
  const onStage = showsGame(model);
  const folded = form === 'page';
  const told = folded && onStage ? storyOnStage(model, texts, story()) : nothing;
  return html`<section class="card position ${form}">
    <div class="top"><h2>${texts.stage.heading}</h2>${hide.has('game') ? nothing : stageSwitch(model, texts, onStage)}</div>
    ${editor(model, { game: onStage ? played : null, folded, told })}
    ${said}
    ${folded ? nothing : story()}
  </section>`;
}

/** The evaluation keeps its place while databases are made. */
const NO_CHANCES = {
  win: 0.5,
  winGammon: 0,
  winBackgammon: 0,
  loseGammon: 0,
  loseBackgammon: 0,
  outcomes: [0, 0, 0.5, 0.5, 0, 0],
};

/** The ways in which a game ends, in the order of the core's chances. */
const OUTCOMES = ['won3', 'won2', 'won1', 'lost1', 'lost2', 'lost3'];

/**
 * The equity of the position by the network or a database, and its chances as a bar.
 * @param {Model} model
 */
function evaluationView({ facts, format, offers, state, texts }) {
  const words = texts.evaluation;
  const { evaluation } = facts;
  const source = evaluation?.source ?? 'network';
  const { win, winGammon, winBackgammon, loseGammon, loseBackgammon, outcomes } = evaluation ?? NO_CHANCES;
  const percent = (/** @type {number} */ chance) => (evaluation ? format.percent(100 * chance, 1) : NONE);
  // The lab of bear-offs has exact answers.
  const isBearoff = source === 'exact' || source === 'approximate';
  return html`<div class="evaluation">
    <p class="equity"><span>${words.heading[source]}</span> <b class="number">${evaluation ? format.points(evaluation.equity) : NONE}</b></p>
    <div class="bar" aria-hidden="true">
      ${OUTCOMES.map((name, i) => html`<i class=${name} .style=${`flex-grow: ${outcomes[i]}`}></i>`)}
    </div>
    <p class="muted shares number">
      <span>${words.wins(percent(win), percent(winGammon), percent(winBackgammon))}</span>
      <span>${words.loses(percent(1 - win), percent(loseGammon), percent(loseBackgammon))}</span>
    </p>
    ${state.wanted.opening ? html`<p class="muted begins">${texts.begin.evaluation}</p>` : nothing}
    ${isBearoff ? wayTo({ offers }, () => otherPage('bearoff', valuesOf(facts.described.positionId, state.white)), texts.bearoff) : nothing}
  </div>`;
}

/**
 * A game roll by roll: each play with its luck, and the play that the evaluator of luck prefers.
 * @param {import('../../pkg/contact/rollout_lab.js').ContactRecord | null} record  null: no game yet
 * @param {import('../../lib/rollout/microscope.js').View} view
 * @param {Texts} texts
 * @param {Format} format
 */
function microscope(record, view, texts, format) {
  const { game: words, sides } = texts;
  if (!record) {
    const waiting = stillStep(1, words.toRoll(sides.x), 'now');
    return gameOutline(words.none, nothing, waiting, gameSums(null, null, words, format));
  }
  const { shown, made } = view;
  const { turns, luckSoFar } = record;
  const next = turns[made];
  const steps = html`${turns.slice(0, made).map((turn, i) => {
    const { text, luck } = turnSaid(turn, texts);
    const better = turn.best === null ? nothing : html`<small class="muted">${words.better(turn.best)}</small>`;
    return gameStep(i + 1, text, luck, seenAs(i + 1, shown), words, format, better);
  })}${next ? stillStep(made + 1, words.toRoll(sides[next.side]), shown < made ? 'coming' : 'now') : nothing}`;
  const title = words.title(format.count(record.trial + 1));
  // The play that bears off the last checker ends the game.
  const ended = record.cut ? words.cut(format.points(record.result)) : words.wins(sides[turns.at(-1)?.side ?? 'x']);
  const won = next ? nothing : outcome(ended, isShown(view));
  const luck = (/** @type {number} */ rolls) => luckSoFar[rolls - 1] ?? 0;
  const sums = gameSums(luck(made), next ? null : record, words, format);
  if (isShown(view)) return gameOutline(title, won, steps, sums, true);
  return gameOutline(title, won, steps, gameSums(luck(shown), null, words, format), true, sums);
}

// ——— The 36 rolls and the plays of one ———

/** Decimals of a mean of the map. */
const MAP_DIGITS = 4;

/** @param {Model} model */
function rollMap({ act, facts, format, state, texts }) {
  const { map, waits } = facts;
  if (waits) return html`<p class="muted">${texts.map.waits}</p>`;
  if (!map) return html`<p class="muted request">${texts.map.nothing}</p>`;
  const { roll } = state;
  return html`<roll-map
    .map=${guard([map], () => map)}
    .chosen=${roll ? indexOf(...roll) : null}
    .side=${state.white ? 'o' : 'x'}
    .played=${state.trail.length}
    .texts=${texts}
    .format=${mapFormat(format)}
    @roll-back=${() => act.takeBack()}
    @roll-play=${(/** @type {CustomEvent} */ event) => act.setUpBest(map.rolls[event.detail.index])}
    @roll-choose=${(/** @type {CustomEvent} */ event) => act.chooseRoll(map.rolls[event.detail.index].dice)}
  ></roll-map>
  ${map.openingMean === null ? nothing : html`<p class="muted begins">${texts.begin.map(format.points(map.openingMean, MAP_DIGITS))}</p>`}`;
}

/** The number of plays that are listed. The reader hardly means a worse one. */
const LISTED = 12;

/**
 * The plays of the roll that the reader has chosen, best first, each with its equity and the gap to the best.
 * @param {Model} model
 */
function playsView(model) {
  const { act, comparison, format, list, state, texts } = model;
  const words = texts.plays;
  const { roll, hide } = state;
  if (!roll) return nothing;
  const { plays, complete } = list;
  const worth = (/** @type {ContactPlay} */ { equity, ahead }) => (complete && ahead !== null ? ahead : equity);
  const { part, figures } = comparison;
  const picks = hide.has('comparison') || !part || !figures ? null : part.picks(model, figures);
  const best = plays.length > 0 ? worth(plays[0]) : 0;
  // The row that was pressed is gone then. The focus goes to the way back.
  const goOn = (/** @type {ContactPlay} */ play, /** @type {Event} */ { currentTarget }) => {
    const root = /** @type {ShadowRoot} */ (/** @type {Element} */ (currentTarget).getRootNode());
    act.setUpAfter(play);
    /** @type {import('../../lib/bearoff/roll-map.js').RollMap | null} */ (root.querySelector('roll-map'))?.leadBack();
  };
  return html`<section class="plays" aria-labelledby="plays">
    <h3 id="plays">${words.heading(writeRoll(roll))}</h3>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="plays">
      <table>
        <thead>
          <tr>${picks?.head ?? nothing}<th scope="col" class="play">${words.play}</th><th scope="col">${complete ? words.ahead : words.atSight}</th><th scope="col">${words.behind}</th></tr>
        </thead>
        <tbody>
          ${plays.slice(0, LISTED).map(
            (play, i) => html`<tr>
              ${picks?.cells(play) ?? nothing}
              <th scope="row">
                ${
                  play.id === null
                    ? play.play
                    : html`<button class="quiet datum" title=${words.setUp} @click=${(/** @type {Event} */ event) => goOn(play, event)}>${play.play || texts.map.noPlay}</button>`
                }
              </th>
              <td class="number">${format.points(worth(play))}</td>
              <td class="number muted">${i === 0 ? nothing : format.points(worth(play) - best)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="muted remark">${word('equity', words.equities)}${words.note}<span class="request">${words.choose}</span>${plays.length > LISTED ? words.more(format.count(plays.length - LISTED)) : ''}</p>
  </section>`;
}

// ——— The evaluator of luck, and the buttons that roll ———

/** @param {Model} model */
function outcomeView(model) {
  const { hide } = model;
  const now = hide.has('sentence') ? nothing : html`<p class="sentence" aria-hidden="true">${sentenceView(model)}</p>`;
  const note = hide.has('until') ? nothing : untilNote(model);
  const fold = seedsFold(model);
  const all = [now, note, fold];
  return all.every((one) => one === nothing) ? nothing : html`<section class="card outcome">${all}</section>`;
}

/**
 * The choices of first rolls: whether they are rotated, and whether they can be doubles. An embed has the latter only if an address has
 * games begin without doubles.
 * @param {Model} model
 */
function firstRolls(model) {
  const { act, form, state, texts } = model;
  const words = texts.begin;
  const { opening } = state.wanted;
  return html`${rotationChoice(model, opening ? words.rotation : texts.rotation.names)}
    ${form === 'page' || state.begins ? html`<span class="begin">${option(words.label, opening, (on) => act.begin(on))}</span>` : nothing}`;
}

/** The worth of rotation, and how blocks concern the button that rolls until a standard error is reached. @param {Model} model */
const ofRotation = ({ hide, texts, until }) =>
  hide.has('until') || until.kind !== 'se'
    ? texts.begin.measured
    : texts.sentence.both(texts.until.blocks, texts.begin.measured);

/** @param {Model} model */
function luckView(model) {
  const { act, format, state, stateNow, texts } = model;
  const words = texts.luck;
  const { evaluator, horizon } = state.wanted;
  const noise = () =>
    noiseControl(
      words,
      format,
      () => stateNow().wanted.noise,
      (change) => act.measure({ noise: change }),
    );
  return html`<div class="choices">
      ${select(
        words.evaluator,
        EVALUATORS,
        evaluator,
        words.evaluators,
        () => false,
        (chosen) => act.measure({ evaluator: chosen }),
      )}
      ${evaluator === 'blurred' ? noise() : nothing}
      ${horizon !== null ? horizonControl(model) : nothing}
    </div>
    <p class="muted about">${words.about[evaluator]}</p>`;
}

/** @param {Model} model */
function rolling(model) {
  const { hide } = model.state;
  const seed = hide.has('seed') ? nothing : html`${seedField(model)} ${firstRolls(model)}`;
  const until = hide.has('until') ? nothing : untilView(model);
  const buttons = hide.has('controls') ? seed : controls(model, model.texts.controls.rollNext, seed);
  return buttons === nothing && until === nothing
    ? nothing
    : html`<section class="card rolling">${buttons} ${until}</section>`;
}
