// English texts of the page of the rules. Only the build loads them. Its numbers are counted in tests/web/rules.spec.js.

import { html } from 'lit';
import { counted } from '../../lib/i18n/format.js';

/** @typedef {typeof en} RulesTexts */
/** @typedef {(name: typeof TERMS[number], text: string) => unknown} Term  marks a word that this page explains */
/** @typedef {'opening' | 'played' | 'hit' | 'bearOff' | 'taken'} Picture */
/** @typedef {{place: number | 'bar' | 'off', count: number}} Place */
/** @typedef {{heading: string, text: (term: Term) => unknown, picture?: Picture}} Section */

export const en = {
  title: 'Rollout Lab: backgammon rules in five minutes',
  description:
    'The rules of backgammon for readers who don’t play: moves, hits, bearing off, gammons, the doubling cube and the 36 rolls, with pictures.',
  name: 'Rules',
  heading: 'Backgammon in five minutes',
  question: 'How do you read a backgammon position?',
  lead: 'Our labs are about backgammon positions. These are the rules behind them, for readers who don’t play.',

  /** Of sections in order. @type {Section[]} */
  sections: [
    {
      heading: 'The board',
      picture: 'opening',
      text: (term) => html`
        <p>Blue and White each have fifteen ${term('checker', 'checkers')}. The labs also call Blue X and White O. The board has
        24 triangles, the ${term('point', 'points')}. Blue moves along the blue arrow, and
        White along the white one. The last six points on a side’s path are its ${term('home-board', 'home board')}.</p>
        <p>Each side numbers the points backwards from the end of its path. The last one is its 1 point, or
        ${term('ace-point', 'ace point')}. The board shows Blue’s numbers, so White’s ace point is number 24.</p>`,
    },
    {
      heading: 'A roll',
      picture: 'played',
      text: (term) => html`
        <p>The side ${term('on-roll', 'on roll')} throws two dice. Each number moves one checker forward that many points. One
        checker may use both numbers in turn. Both must be played if possible. If the numbers are equal, the roll is called
        ${term('doubles', 'doubles')}, and the number is played four times.</p>
        <p>A way to play a roll is a ${term('play', 'play')}. A step of one point is a ${term('pip', 'pip')}. The
        ${term('pip-count', 'pip count')} is how many pips a side needs to take all its checkers off the board.</p>`,
    },
    {
      heading: 'Hitting and blocking',
      picture: 'hit',
      text: (term) => html`
        <p>A lone checker on a point is a ${term('blot', 'blot')}. An opposing checker that lands there
        ${term('hit', 'hits')} the blot, which goes to the ${term('bar', 'bar')} in the middle of the board. It must
        ${term('enter', 'enter')} the opponent’s home board before its side moves another checker. A 3 enters on the opponent’s
        3 point.</p>
        <p>Two or more checkers ${term('make-point', 'make a point')}. It is ${term('blocked', 'blocked')}: no opposing checker
        may land there. A side that can’t enter ${term('dance', 'dances')}: it loses its turn.</p>`,
    },
    {
      heading: 'Bearing off',
      picture: 'bearOff',
      text: (term) => html`
        <p>With all its checkers in its home board, a side may ${term('bear-off', 'bear off')}: take checkers off
        the board. A 4 bears off a checker from the 4 point. A number higher than any occupied point bears off a checker from the
        highest one. The first side to bear off all its checkers wins. When the sides have passed each other, the game is a
        ${term('race', 'race')}: no checker can be hit, and the side that needs fewer rolls wins.</p>
        <p>Below, Blue is on roll. Each number bears off one checker from his ace point. Doubles (6 of the 36 rolls, or 1/6) bear
        off all four, and he wins. Otherwise two stay, and White has one roll. She bears off with 27/36.</p>`,
    },
    {
      heading: 'Winning',
      text: (term) => html`
        <p>A ${term('single-game', 'single game')} scores one point. A ${term('gammon', 'gammon')} scores two: the loser hasn’t borne off
        a checker. A ${term('backgammon', 'backgammon')} scores three: the loser also still has a checker on the bar or in the
        winner’s home board. In ${term('money-play', 'money play')}, the points of all games are simply added up.
        ${term('equity', 'Equity')} is the average number of points that a side wins from a position. It can be negative.</p>`,
    },
    {
      heading: 'The doubling cube',
      picture: 'taken',
      text: (term) => html`
        <p>The ${term('doubling-cube', 'doubling cube')} multiplies the points of a game. Before rolling, a side may
        ${term('double', 'double')} the stake. The opponent can ${term('pass', 'pass')} and lose the old stake, or
        ${term('take', 'take')} and play on for the new one. The side that takes ${term('own-cube', 'owns the cube')}, and only
        that side may ${term('redouble', 'redouble')}.</p>
        <p>The ${term('take-point', '25% rule')}: without gammons, take if you win at least one game in four, because three losses
        and one win at two points each cost as much as four passes.</p>`,
    },
    {
      heading: 'Chances and rollouts',
      text: (term) => html`
        <p>All 36 ${term('roll', 'rolls')} are equally likely: six doubles, and fifteen other combinations that
        come up in two ways each, such as 3-1 and 1-3. The ${term('luck', 'luck')} of a roll is what the position is worth after it, minus the average over all 36 rolls.</p>
        <p>A ${term('rollout', 'rollout')} plays a position out many times and averages the results, by the
        ${term('monte-carlo', 'Monte Carlo method')}. ${term('variance-reduction', 'Variance reduction')} subtracts the luck from
        each result. Statisticians call such luck a ${term('control-variate', 'control variate')}: it averages zero, so it
        doesn’t change the answer.</p>`,
    },
  ],

  /** @type {Record<Picture, string>} */
  captions: {
    opening: 'The opening position. Blue’s home board is marked.',
    played: 'Blue opens with 3-1, from his 8 and 6 points to his 5 point. His pip count falls from 167 to 163.',
    hit: 'Two rolls later. White left two blots, and Blue rolled 4-4: two checkers hit on his 20 point, and two moved from 13 to 9. White can’t enter with a 5 or a 6.',
    bearOff: 'The two-checker lab’s position, and White’s 36 rolls. Red: the nine misses. Framed: doubles.',
    taken:
      'White took Blue’s double and owns the cube at 2. Blue bears off with 27/36, so White wins 25%. Passing would cost her just as much.',
  },

  sides: { x: 'Blue', o: 'White' },
  /** @param {number} pips */
  pips: (pips) => counted(pips, 'pip'),

  /** Alternative texts: a sentence about each picture, to which those about both sides are added. @type {Record<Picture, string>} */
  alts: {
    opening: 'The opening position, with an arrow for the path of each side. Blue’s points 1 to 6 are marked.',
    played: 'The board after Blue’s 3-1, with arrows from his 8 point and from his 6 point to his 5 point.',
    hit: 'The board after Blue’s 4-4, with arrows from his 24 point to his 20 point, from 13 to 9, and from the 20 point to the bar. His 5 and 6 points are marked.',
    bearOff: 'The home boards. Blue is on roll.',
    taken: 'The home boards, and the doubling cube at White’s edge. It shows 2. Blue is on roll.',
  },
  /** @param {'x' | 'o'} side @param {number} count @param {Place[]} places */
  held: (side, count, places) =>
    `${side === 'x' ? 'Blue' : 'White'} has ${counted(count, 'checker')}: ` +
    `${places.map(({ place, count: n }) => `${n} ${place === 'off' ? 'borne off' : place === 'bar' ? 'on the bar' : `on ${side === 'x' ? 'his' : 'her'} ${place} point`}`).join(', ')}.`,
  /** @param {string[]} sentences */
  joined: (sentences) => sentences.join(' '),
  /** @param {number} off @param {string[]} misses */
  rolls: (off, misses) => `White’s 36 rolls: ${off} bear off, ${36 - off} miss. She misses with ${misses.join(', ')}.`,

  /** The closing sentence, which leads on. @param {{story: string, lab: string}} address */
  next: ({ story, lab }) =>
    html`Next: <a href=${story}>the story</a> shows in ten minutes why luck can be subtracted, and <a href=${lab}>the two-checker lab</a> lets you try it.`,
};

/** The words that the page explains, in bold. Each is the id of its explanation: rules.html#bear-off. */
export const TERMS = /** @type {const} */ ([
  'checker',
  'point',
  'home-board',
  'ace-point',
  'on-roll',
  'doubles',
  'play',
  'pip',
  'pip-count',
  'blot',
  'hit',
  'bar',
  'enter',
  'make-point',
  'blocked',
  'dance',
  'bear-off',
  'race',
  'single-game',
  'gammon',
  'backgammon',
  'money-play',
  'equity',
  'doubling-cube',
  'double',
  'pass',
  'take',
  'own-cube',
  'redouble',
  'take-point',
  'roll',
  'luck',
  'rollout',
  'monte-carlo',
  'variance-reduction',
  'control-variate',
]);
