// A session of games played by hand: the shapes that play with and without the cube have in common, the state at the start,
// and the properties of an address.

import { commonProperties } from '../../lib/address/common.js';
import { choice, flag, long } from '../../lib/address/kinds.js';
import { at, startingFrom } from '../../lib/address/address.js';
import { positions } from '../../lib/bearoff/positions.js';
import { hiding, rolloutProperties } from '../../lib/rollout/properties.js';

// ——— Shapes ———

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../lib/rollout/shapes.js').Theory} Theory */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {'x' | 'o'} Side */
/** @typedef {'x' | 'o' | 'both'} Hands */

/**
 * @typedef {Object} Wanted  the setup of the games
 * @property {BearoffPosition} position
 * @property {Hands} hands  sides that the reader plays
 */

/**
 * @typedef {import('../../pkg/hand/rollout_lab.js').HandView & {asked?: 'double' | 'answer' | null}} View  the board, the turn that
 *   waits, and the open question about the cube
 */
/** @typedef {NonNullable<View['turn']>} WaitingTurn */

/**
 * @typedef {Object} Turn  a turn that was played
 * @property {Side} side
 * @property {number[]} before
 * @property {number[] | null} after  null if the turn ended without a play
 * @property {number[]} other
 */

/**
 * @typedef {Object} Recorded  a game that was begun
 * @property {number} number  from 0
 * @property {'playing' | 'abandoned' | Side} end
 * @property {Turn[]} turns
 * @property {number} luck
 * @property {number | null} result
 * @property {number | null} reduced
 */

/** @typedef {import('../../lib/rollout/shapes.js').Readout & {abandoned: number, costs: object | null}} Readout */

/**
 * @typedef {Object} Games  the games of the core
 * @property {number} games  number of games that count
 * @property {string} written
 * @property {(plays: string) => number} playWritten
 * @property {() => View} view
 * @property {() => void} begin
 * @property {(from: number, to?: number) => void} move
 * @property {() => boolean} undo
 * @property {() => void} swap
 * @property {() => void} confirm
 * @property {() => void} playForced
 * @property {() => void} abandon
 * @property {(number: number) => Recorded} record
 * @property {(x: string, o: string) => string} matchText
 * @property {() => Readout} readout
 * @property {() => import('../../lib/rollout/shapes.js').History} history
 * @property {() => import('../../lib/rollout/shapes.js').AnyTimeBands} anyTime
 * @property {() => void} free
 */

/**
 * @typedef {Object} Game  the game of the core that is played again and again
 * @property {(estimate: number) => Theory | null} theory
 * @property {(estimate: number, games: number) => import('../../lib/rollout/shapes.js').Funnel | null} funnel
 * @property {() => void} free
 */

/** @typedef {import('../../lib/i18n/texts.js').Texts & typeof import('./texts/shared-en.js').en & OwnTexts} Texts */
/**
 * @typedef {Object} OwnTexts  texts that each kind of play words in its own way
 * @property {{ownNote: string, own?: (percent: string) => string}} chart
 * @property {{toRoll?: (side: string) => string}} game
 * @property {{columns: Record<string, string[]>, csvHint: string, csvColumns: string[]}} mistakes
 */

/**
 * @typedef {Object} Kind  the types in which play with the cube differs from play without it
 * @property {Wanted} wanted
 * @property {Game} game
 * @property {Games} games
 * @property {Texts} texts
 * @property {object} told  the setup in a snapshot
 * @property {{value: number | null, busy: boolean, giveUp(): void, workOut(games: Games): Promise<void>} | null} ownWorth
 */

/** @template {Kind} K @typedef {ReturnType<K['games']['view']>} ViewOf */
/** @template {Kind} K @typedef {ReturnType<K['games']['record']>} RecordOf */
/** @template {Kind} K @typedef {ReturnType<K['games']['readout']>} ReadoutOf */
/** @template {Kind} K @typedef {{record: (number: number) => RecordOf<K>} & K['games']} GamesOf */

/**
 * @template {Kind} K
 * @typedef {Object} Made  a game that can be played
 * @property {K['wanted']} setup  evaluators that need exact chances are replaced where there are none
 * @property {K['game'] | null} game
 * @property {K['games'] | null} rollout  null if the position cannot be played
 * @property {ReturnType<K['game']['theory']> | null} theory  of a reader who makes no mistake
 * @property {string | null} refused  plays of the address that the rules forbid
 * @property {(plays: string) => boolean} goOn  replays one more action of `plays`; returns whether all are replayed
 * @property {() => void} free
 */

/**
 * @template {Kind} K
 * @typedef {Object} Order
 * @property {K['wanted']} wanted
 * @property {string} seed
 * @property {string | null} plays  to replay; null: all plays that were made until then
 */

/**
 * @template {Wanted} W
 * @typedef {Object} State  the choices of the reader
 * @property {W} wanted
 * @property {string} problem  why the position on the board cannot be played, in a sentence; '' if it can
 * @property {string} idProblem  why the ID that was entered cannot be played; '' if it can
 * @property {string | null} idElsewhere  the refused ID, if another lab takes its position
 * @property {import('../../lib/bearoff/refusals.js').SetAside | null} setAside  ignored parts of the ID that was taken last
 * @property {import('../../lib/cube/number-field.js').Typed | null} [badNumber]  text in a number field that is no number
 * @property {boolean} forced  whether forced plays are made for the reader
 * @property {string} refused  why the last move could not be made, in a sentence
 * @property {boolean} abandoning  whether the reader is asked whether to resign
 * @property {Partial<W> | null} asking  a change that would end these games, about which the reader is asked
 * @property {Set<number>} unfolded  games whose mistakes are shown
 * @property {Set<string>} revealed  IDs of the mistakes whose better play is shown
 * @property {boolean} seedChosen  whether the author or the reader chose the seed
 * @property {Set<string>} hide  parts that the author hides
 * @property {import('../../lib/rollout/shapes.js').View} view
 */

/** @template {Kind} K @typedef {import('./element.js').HandElement<K>} Lab */

/**
 * @template {Kind} K
 * @typedef {Object} Module  how play with the cube differs from play without it
 * @property {Pick<typeof import('../../pkg/hand/rollout_lab.js'), 'randomSeed' | 'readSeed' | 'readGames' | 'describePosition' |
 *   'readPosition'>} core
 * @property {() => State<K['wanted']>} initialState
 * @property {import('../../lib/address/address.js').Properties} properties
 * @property {(order: Order<K>, plays: () => string, report: import('../../lib/element/preparation.js').Report,
 *   signal: AbortSignal) => Promise<Made<K> | null>} make  makes a game ready and replays `plays`; null if it was given up
 * @property {Pick<K['games'], 'games' | 'written' | 'readout' | 'history' | 'anyTime'>} none  stands for the games until there
 *   are some
 * @property {(format: Format) => Format} format
 * @property {number} digits  decimals of costs
 * @property {string} fileName  of downloads
 * @property {(position: BearoffPosition, state: State<K['wanted']>) => Partial<K['wanted']>} positioned  the change of the setup with a
 *   position that the core takes
 * @property {(wanted: K['wanted']) => string} [xgid]  the XGID, if it has more than the position
 * @property {(setup: K['wanted']) => K['told']} told  the setup in a snapshot, without position and seed
 * @property {(lab: Lab<K>) => K['ownWorth']} ownWorth
 * @property {(lab: Lab<K>) => {fields: unknown, note: string, links: unknown}} setup  choices, a note on them, and links to
 *   other labs
 * @property {(lab: Lab<K>, view: ViewOf<K> | null, record: RecordOf<K> | null) => string[]} news  sentences about everything
 *   since the reader's last action
 * @property {(lab: Lab<K>, record: RecordOf<K>) => string | null} sum  the result as a sum, if all its terms are exact
 * @property {(lab: Lab<K>, view: ViewOf<K> | null, record: RecordOf<K> | null) => import('./play.js').Cube} [cube]
 * @property {(turn: RecordOf<K>['turns'][number], lab: Lab<K>) => [said: unknown, luck: number | null]} turn  in the log of
 *   a game
 * @property {string} tilesClass
 * @property {(lab: Lab<K>, readout: ReadoutOf<K>) => CostTile[]} tiles
 * @property {(lab: Lab<K>, readout: ReadoutOf<K>, theory: ReturnType<K['game']['theory']>) => string[]} sentences  about
 *   the averages
 * @property {Record<string, (record: RecordOf<K>, lab: Lab<K>) => unknown>} columns  of the list of games, between winner and
 *   mistakes, by their names in `texts.mistakes.columns`
 * @property {(record: RecordOf<K>, lab: Lab<K>) => Mistake[] | null} mistakes  the reader's; null if they are unknown
 * @property {(turn: RecordOf<K>['turns'][number], record: RecordOf<K>, texts: K['texts']) => (string | number | null)[]} csvCells  of a
 *   turn, between its side and the result of its game
 */

/** @typedef {{label: string, own: import('../../lib/rollout/shapes.js').Summary | null, perGame: string}} CostTile */

/**
 * @typedef {Object} Mistake
 * @property {string} id  unique in its game
 * @property {string} said  the action
 * @property {number | null} cost
 * @property {string} better  the right action
 * @property {unknown} [more]  beside it
 */

// ——— Start ———

const { x, o } = positions.find(({ name }) => name === 'fourEach') ?? positions[0];

/** The position at the start. @type {BearoffPosition} */
export const START = { x, o, onRoll: 'x' };

/** Noisy evaluators and players are always off by this size, with the same errors. */
export const NOISE = { size: 10, seed: 1 };

/**
 * Returns the state at the start.
 * @template {Wanted} W
 * @param {W} wanted
 * @returns {State<W>}
 */
export const startingState = (wanted) => ({
  wanted,
  problem: '',
  idProblem: '',
  idElsewhere: null,
  setAside: null,
  forced: false,
  refused: '',
  abandoning: false,
  asking: null,
  unfolded: new Set(),
  revealed: new Set(),
  seedChosen: false,
  hide: new Set(),
  view: {
    axis: 'linear',
    bands: true,
    always: false,
    funnels: false,
    luck: false,
    allTables: false,
    hidden: new Set(),
  },
});

// ——— Address ———

/** The parts that can be hidden, in the order of the page. */
export const PARTS = [
  'play',
  'setup', // at the left
  'tiles',
  'sentence',
  'legend',
  'options',
  'notes',
  'share', // around the chart
  'log',
  'mistakes',
  'readout', // below it
];

/** Parts that an embed of version 2 hides if its address has no `hide`. This list never changes. */
export const SPARE = ['setup', 'log', 'readout'];

/** @typedef {Record<string, import('../../lib/rollout/properties.js').Entry>} Table */

/**
 * Returns everything that an address can say. The order is that of addresses and of docs/addresses.md.
 * @param {State<Wanted>} initial
 * @param {Table} position  the position, and the cube
 * @param {Table} players  the opponent, and the estimate of luck
 * @param {import('../../lib/i18n/format.js').Unit} [unit]
 */
export function sessionProperties(initial, position, players, unit) {
  const { bet: _, ...common } = commonProperties(PARTS);
  const { seed, axis, series, average, bands, always, funnels } = rolloutProperties(
    { plain: 'plain', reduced: 'reduced' },
    [],
    unit,
  );
  return startingFrom(initial, {
    ...common,
    hide: hiding(common.hide),
    ...position,
    hands: { kind: choice({ blue: 'x', white: 'o', both: 'both' }), ...at('wanted.hands'), who: 'both' },
    ...players,
    forced: { kind: flag, ...at('forced'), who: 'both' },
    seed,
    /** Every action of the reader, as the core writes them. */
    plays: {
      kind: long(/^[\w-]+$/, 'letters, digits, `_` and `-`, as the page writes them'),
      start: null,
      who: 'both',
    },
    axis,
    series,
    average,
    bands,
    always,
    funnels,
  });
}

// ——— Costs ———

/**
 * Returns the costs of both sides from the reader's point of view. Blue's come first if the reader plays both sides.
 * @template C
 * @param {Hands} hands
 * @param {{x: C, o: C}} costs
 */
export function costsOf(hands, costs) {
  const side = hands === 'o' ? /** @type {const} */ ('o') : /** @type {const} */ ('x');
  const otherSide = side === 'x' ? /** @type {const} */ ('o') : /** @type {const} */ ('x');
  return { own: costs[side], other: costs[otherSide], side, otherSide, both: hands === 'both' };
}
