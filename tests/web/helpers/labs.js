// What the tests know of each lab: the registry's entry and the lab's own module in ../labs, so that a claim about all
// labs is one test in a loop.

import { LABS } from '../../../www/pkg/labs.js';

/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * @typedef {Object} Known  what a module in ../labs exports
 * @property {(lab: Locator) => Promise<unknown>} ready  waits until all is made and on the screen
 * @property {(lab: Locator) => Promise<number>} round  has everything that comes and goes do so, and all be as it was; says
 *   how many rows there were of it
 * @property {Poster} poster
 * @property {[query: string, about: string][]} pictured  for what the address asks, and what the saved chart says of its position and luck
 * @property {Record<string, (lab: Locator) => Locator>} parts  what is there of each part that can be hidden
 * @property {Record<string, string[]>} goWith  parts that are hidden with another one
 * @property {string[]} spare  parts that an embed of version 2 hides without being told: for ever
 * @property {string} query  of an address that shows every part
 * @property {{query: string, shows: string}} [besides]  another address, with a part that only it shows
 * @property {string[]} [folded]  labels of what is folded away on the screen and is in force: paper shows it
 * @property {(lab: Locator) => Promise<unknown>} [turnTo]  on a page, turns to the part that has its place with another one
 * @property {(lab: Locator) => Promise<unknown>} [hundred]  has a hundred games more, where that is no roll
 * @property {Record<string, unknown>} said  values of properties of its own that it does not begin with, where no rule finds one
 * @property {Record<string, object | string>} [given]  properties of its own that may be given to it, with what they take
 * @property {boolean} [rolls]  false: it rolls nothing out, and what is about rollouts is not about it
 * @property {readonly string[]} [words]  words with entries of its own that its views name by a variable
 * @property {boolean} [twoAtOnce]  whether its games are told two at a time: tests of its own say how
 * @property {number} asks  so many games that its address asks for are rolled in slices; 0 where it asks for none
 * @property {(it: any) => unknown} [another]  sets up another game, where there can be one
 * @property {number} [thousand]  so many games are rolled where other labs roll a thousand: its own take long
 * @property {boolean} [longGames]  whether the page leaves even a single game to a worker, if one is there
 * @property {boolean} [exact]  false: there is no exact answer that it knows
 * @property {boolean} [anyBoard]  whether the IDs that it takes are of any board: tests of its own say what becomes of them
 * @property {import('./bits.js').Bits} [bits]  of a lab that rolls: who is to do it, it does not say
 * @property {string} missing  what its page says where its core cannot be loaded
 * @property {Texts} texts
 */

/**
 * @typedef {Object} Poster  its default figure, and its screen for a look at it, with so many games
 * @property {string} figure
 * @property {string} games
 * @property {string} screen
 * @property {string} shown
 */

/**
 * @typedef {Object} Texts  what is to be known of its catalogues
 * @property {Record<string, string>} same  what is the same in both languages besides `SAME`, and why
 * @property {Record<string, string>} named  what is no number though it takes one
 * @property {Record<string, unknown>} says  what the English one says
 * @property {string[]} decides  a text that chooses between two
 */

/** @type {(Known & import('../../../www/pkg/labs.js').Lab)[]} */
export const KNOWN = await Promise.all(
  LABS.map(async (lab) => ({ ...lab, ...(await import(`../labs/${lab.name}.js`)) })),
);

/**
 * Which tests of a claim about all labs are in the usual run, where the code is the same in all of them: those of one lab,
 * another one for each claim, and each lab has its turn. The rest is for `cargo xtask validate`.
 * @param {{name: string}[]} labs
 */
export const inTurn =
  (labs) =>
  /**
   * @param {string} claim
   * @param {string} name  the lab's
   * @returns {{tag?: string}}  details of the test
   */
  (claim, name) => {
    const at = labs.findIndex((lab) => lab.name === name);
    const turn = [...claim].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    return at === turn % labs.length ? {} : { tag: '@long' };
  };

/** Those that roll a position out, or have it rolled out by hand. */
export const ROLLING = KNOWN.filter(({ rolls }) => rolls !== false);

/** Of all labs. */
export const tried = inTurn(KNOWN);
