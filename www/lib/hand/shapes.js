// What the core of every lab gives in which games are played by hand, and what such a lab keeps: types only. A lab's own types
// say more.

/** @typedef {import('../../pkg/hand/rollout_lab.js').BearoffPosition} BearoffPosition */
/** @typedef {import('../../pkg/hand/rollout_lab.js').HandView} View  the board and the turn that waits */
/** @typedef {'x' | 'o' | 'both'} Hands */

/**
 * @typedef {Object} Wanted
 * @property {BearoffPosition} position
 * @property {Hands} hands  which sides the reader plays
 */

/**
 * @typedef {Object} Turn  of a game, as it was played
 * @property {'x' | 'o'} side
 * @property {number[]} before
 * @property {number[] | null} after  null: it ended without a play
 * @property {number[]} other
 */

/**
 * @typedef {Object} Recorded  a game that was begun
 * @property {number} number  from 0
 * @property {'playing' | 'abandoned' | 'x' | 'o'} end
 * @property {Turn[]} turns
 * @property {number} luck
 * @property {number | null} result
 * @property {number | null} reduced
 */

/**
 * @typedef {import('../rollout/shapes.js').Readout & {abandoned: number}} Readout
 */

/**
 * @template {Recorded} [R=Recorded]
 * @typedef {Object} Games  that are played by hand, as the core has them
 * @property {number} games  that count
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
 * @property {(number: number) => R} record
 * @property {(x: string, o: string) => string} matchText
 * @property {() => Readout} readout
 * @property {() => import('../rollout/shapes.js').History} history
 * @property {() => import('../rollout/shapes.js').AnyTimeBands} anyTime
 * @property {() => void} free
 */

/**
 * @template {Wanted} W
 * @template {Games<any>} G
 * @typedef {Object} Made  what is played
 * @property {W} setup  what was made
 * @property {G | null} rollout  null: nothing of it can be played
 * @property {string | null} refused  what was written though nobody can have played it; null: nothing
 * @property {(plays: string) => boolean} goOn  one play on to where these end; returns whether that is done
 * @property {() => void} free
 */

/**
 * @template {Wanted} W
 * @typedef {Object} Order
 * @property {W} wanted
 * @property {string} seed
 * @property {string | null} plays  that are to be made again; null: those that have been made until then
 */

/**
 * @template {Wanted} W
 * @typedef {Object} State  what the reader has chosen
 * @property {W} wanted
 * @property {string} problem  why what is on the board cannot be played, in a sentence; '' if it can
 * @property {string} idProblem  the same of the ID that was entered
 * @property {string | null} idElsewhere  that ID, if its position is one for another lab
 * @property {import('../bearoff/set-aside.js').SetAside | null} setAside  of the ID that was taken last
 * @property {import('../cube/number-field.js').Typed | null} [badNumber]  what was typed where a number belongs, and is none
 * @property {boolean} forced  whether forced plays are made for the reader
 * @property {string} refused  why the last move could not be made, in a sentence
 * @property {boolean} abandoning  whether he is asked if the game is to be given up
 * @property {Partial<W> | null} asking  what the reader wants that would end these games
 * @property {Set<number>} unfolded  games whose mistakes are seen
 * @property {Set<string>} revealed  mistakes whose better play is seen: game and turn with a full stop between
 * @property {boolean} seedChosen  whether somebody wants these dice and no others
 * @property {Set<string>} hide  parts that the author does not want
 * @property {import('../rollout/shapes.js').View} view
 */

/** @typedef {import('../i18n/texts.js').Texts & typeof import('./texts/en.js').en} Texts */

export {};
