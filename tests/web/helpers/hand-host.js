// Labs that are played by hand, as a host page plays in them.

import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Locator} Locator */

/** Methods that play, in all of them. */
export const PLAYS = ['begin', 'move', 'undo', 'swap', 'confirm', 'abandon'];

/** In the page: the code with which each of these is refused. @type {(it: any, calls: [string, ...unknown[]][]) => (string | null)[]} */
const codes = (it, calls) =>
  calls.map(([name, ...given]) => {
    try {
      it[name](...given);
      return null;
    } catch (error) {
      const { name: kind, code, message } = /** @type {any} */ (error);
      return kind === 'RolloutLabError' && message.length > 10 ? code : `${kind}: ${message}`;
    }
  });

/** Asks a lab. @param {Locator} lab @param {string} work  of `it` and `codes` @param {unknown} [given] */
export const ask = (lab, work, given) =>
  lab.evaluate(
    /** @type {any} */ (new Function('it', 'given', `const codes = ${codes}; return (${work})(it, given);`)),
    given,
  );

/**
 * Nothing can be played before the lab is ready, in no document, and in games that other dice replace.
 * @param {Locator} lab
 * @param {string[]} methods
 */
export async function expectRefusedUntilReady(lab, methods) {
  const calls = methods.map((method) => [method, 6]);
  const said = await ask(
    lab,
    `async (it, calls) => {
      const other = document.createElement(it.localName);
      const all = [codes(other, calls)];
      document.body.append(other);
      all.push(codes(other, calls));
      await other.settled();
      other.begin();
      other.abandon();
      other.seed = '0x7';
      all.push(codes(other, calls));
      const { seed, games, abandoned } = other.snapshot();
      await other.settled();
      other.begin();
      return [...all, [seed, games, abandoned]];
    }`,
    calls,
  );
  const all = (/** @type {string} */ code) => Array(calls.length).fill(code);
  // The snapshot of the new dice has none of the old games.
  expect(said).toEqual([all('NotConnected'), all('NotReady'), all('NotReady'), ['0x7', 0, 0]]);
}
