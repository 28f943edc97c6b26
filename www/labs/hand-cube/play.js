// The board to play on, with its cube: what the reader is asked about that, and what is said of a game. A view.

import { html } from 'lit';
import '../../lib/board/doubling-cube.js';
import { cubeAfter } from '../../lib/cube/cube-after.js';
import { actionSaid, rollSaid } from '../../lib/cube/turn-said.js';
import { writeRoll } from '../../lib/board/dice.js';
import { handBoard } from '../../lib/hand/board-model.js';
import { playView } from '../../lib/hand/play.js';
import { sum, verdict } from './verdict.js';

/** @typedef {import('./lab.js').HandCubeLab} Lab */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandRecord} CubeHandRecord */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandTurn} CubeHandTurn */
/** @typedef {import('../../pkg/hand-cube/rollout_lab.js').CubeHandView} CubeHandView */

/**
 * @param {Lab} lab
 * @param {CubeHandRecord | null} record  of the game that is being played, or else of the last one
 */
export function play(lab, record) {
  const { texts, state, played } = lab;
  const view = played?.view() ?? null;
  const last = record && record.end !== 'playing' ? record.turns.at(-1) : null;
  const cube = last ? cubeAfter(last) : (view?.cube ?? { value: 1, owner: state.wanted.owner });
  const cubeSaid = whereIs(lab, cube);
  return playView(lab, record, {
    said: news(lab, view, record),
    sum: record && sum(lab, record),
    board: handBoard(view, state.wanted.position, record, texts),
    cube: html`<doubling-cube .cube=${cube} .label=${cubeSaid}></doubling-cube>`,
    cubeSaid,
    asks: view?.asked ? question(lab, view) : undefined,
  });
}

/**
 * @param {Lab} lab
 * @param {import('../../lib/cube/cube-after.js').Cube} cube
 */
function whereIs({ texts: { turns, sides }, format }, { value, owner }) {
  const written = format.count(value);
  return owner === 'centred' ? turns.centred(written) : turns.owned(sides[owner], written);
}

/**
 * What the reader is to say about the cube, before anything is rolled.
 * @param {Lab} lab
 * @param {CubeHandView} view
 */
function question(lab, { asked, cube }) {
  const words = lab.texts.cubePlay;
  const { decision } = lab.playing;
  const button = (
    /** @type {'rollDice' | 'double' | 'takeDouble' | 'passDouble'} */ action,
    /** @type {string} */ said,
    /** @type {string} */ look,
  ) =>
    html`<button class=${look} @click=${(/** @type {MouseEvent} */ event) => lab.answerCube(action, decision, event.detail === 0)}>${said}</button>`;
  return asked === 'double'
    ? html`<div class="row buttons">
        ${button('rollDice', words.roll, 'primary main')} ${button('double', words.double(lab.format.count(2 * cube.value)), 'strong')}
      </div>`
    : html`<div class="row buttons even">${button('takeDouble', words.take, 'strong main')} ${button('passDouble', words.pass, 'strong')}</div>`;
}

/** Who is on roll at the start: luck is that side's. @param {Lab} lab */
const firstOf = ({ made, state }) => (made?.setup ?? state.wanted).position.onRoll;

/**
 * What has happened since the reader last did something, in sentences.
 * @param {Lab} lab
 * @param {CubeHandView | null} view
 * @param {CubeHandRecord | null} record
 */
function news(lab, view, record) {
  const { texts } = lab;
  if (lab.beyond) return [texts.beyond.says];
  if (!view || !record) return [];
  const { hands } = lab.made?.setup ?? lab.state.wanted;
  const said = record.turns.slice(lab.playing.told).map((turn) => turnHeard(lab, turn));
  if (record.end !== 'playing') return [...said, verdict(lab, record)];
  return [...said, ...waits(lab, view, hands)];
}

/**
 * What is asked of the reader, or was rolled for him.
 * @param {Lab} lab
 * @param {CubeHandView} view
 * @param {import('./state.js').Hands} hands
 */
function waits(lab, { turn, asked, doubled, cube, position }, hands) {
  const { texts, format } = lab;
  const { cubePlay: words, play, sides, turns } = texts;
  const first = sides[firstOf(lab)];
  const side = position.onRoll;
  const other = side === 'x' ? 'o' : 'x';
  const both = hands === 'both';
  if (asked === 'double') return [both ? words.asksSide(sides[side]) : words.asks];
  if (asked === 'answer') {
    const offered = (cube.owner === 'centred' ? turns.doubles : turns.redoubles)(
      sides[side],
      format.count(2 * cube.value),
    );
    return [both ? words.answersSide(offered, sides[other]) : words.answers(offered)];
  }
  if (!turn) return [];
  const roll = writeRoll(turn.dice.map(({ value }) => value));
  const luck = format.points(turn.luck);
  return [
    ...(doubled ? [words.taken(sides[other], format.count(cube.value))] : []),
    both ? words.rolled(sides[side], roll, luck, first) : words.youRolled(roll, luck, first),
    ...(turn.done ? [play.ready] : []),
  ];
}

/**
 * A turn in words, with its luck if there was a roll.
 * @param {Lab} lab
 * @param {CubeHandTurn} turn
 */
function turnHeard(lab, turn) {
  const { texts, format } = lab;
  const said = [actionSaid(turn, texts, format), rollSaid(turn, texts)].filter(Boolean).join(texts.turns.between);
  const { cubePlay: words, sides } = texts;
  return turn.dice ? words.heard(said, format.points(turn.luck), sides[firstOf(lab)]) : words.sentence(said);
}
