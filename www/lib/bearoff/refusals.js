// Refused positions and IDs, and the facts of an ID that a lab ignores, in the reader's language.

import { html, nothing } from 'lit';
import { otherPage } from '../page/labs.js';
import { wayTo } from './other-lab.js';

/** @typedef {import('../../pkg/bearoff/rollout_lab.js').Aside} Aside */
/** An error of the core. @typedef {{code: string, side?: 'x' | 'o', count?: number, at?: number, found?: string, id?: string}} Refused */
/** @typedef {Pick<typeof import('./texts/en.js'), 'refusals' | 'setAside'> & Pick<import('../i18n/texts.js').Shared, 'sides'>} Words */

// ——— Refused positions ———

/**
 * Why a position or an ID is refused, in a sentence.
 * @param {Refused} error
 * @param {Pick<Words, 'refusals' | 'sides'>} texts
 */
export function refusal(error, { refusals, sides }) {
  const side = error.side ? sides[error.side] : '';
  const { code, count = 0, at = 0 } = error;
  switch (code) {
    case 'PositionTooMany':
      return refusals.tooMany(side, count);
    case 'PositionFinished':
      return refusals.finished(side);
    case 'PositionEmpty':
      return refusals.empty;
    case 'IdContact':
      return refusals.contact;
    case 'IdNotHome':
      return refusals.notHome(side, at);
    default:
      return noId(error, refusals);
  }
}

/** Why a text is no ID, in a sentence. @param {Refused} error @param {Words['refusals']} refusals */
export function noId({ code, count = 0, at = 0, found = '' }, refusals) {
  switch (code) {
    case 'IdOpenGammon':
      return refusals.openGammon;
    case 'IdMatchFile':
      return refusals.matchFile;
    case 'IdSgf':
      return refusals.sgf;
    case 'IdLength':
      return refusals.length(count);
    case 'IdPlaces':
      return refusals.places(count);
    case 'IdCharacter':
      return refusals.character(at, found);
    case 'IdNoBoard':
      return refusals.noBoard;
    case 'IdNoTurn':
      return refusals.noTurn;
    default:
      return refusals.unknown;
  }
}

// ——— Ignored facts ———

/**
 * @typedef {Object} SetAside  facts of an ID or link that a lab ignores
 * @property {import('../../pkg/bearoff/rollout_lab.js').BearoffPosition} position  that was set up from it
 * @property {Aside} aside  facts of the game
 * @property {boolean} more  whether a link said something else
 */

/**
 * Returns the facts that a lab ignores in a sentence; '' if there are none.
 * @param {{aside: Aside | null, more?: boolean}} given
 * @param {Pick<Words, 'setAside' | 'sides'>} texts
 */
export function whatWasSetAside({ aside, more = false }, { setAside: words, sides }) {
  if (aside) return words.ofGame(factsSaid(aside, words, sides));
  return more ? words.ofLink : '';
}

/**
 * Facts of a game in a row.
 * @param {Aside} aside
 * @param {Omit<Words['setAside'], 'ofGame'>} words
 * @param {Words['sides']} sides
 */
function factsSaid({ score, crawford, cube, owner, offer, doubler, dice, jacoby, beavers, unread }, words, sides) {
  return [
    score && words.match(score.length, sides.x, score.x, sides.o, score.o),
    crawford && words.crawford,
    cube && (owner ? words.owned(cube, sides[owner]) : words.cube(cube)),
    offer && words.offers[offer](sides[doubler ?? 'x']),
    dice && words.roll(...dice),
    jacoby && words.jacoby,
    beavers && words.beavers,
    unread && words.unread,
  ]
    .filter(Boolean)
    .join(words.comma);
}

// ——— Views ———

/** @typedef {{offers: import('../element/definition.js').Offers, texts: Words}} Lab */

/** The way to the lab of any position, with one that is no bear-off. @param {Lab} lab @param {string} id */
export const elsewhere = (lab, id) =>
  wayTo(lab, () => otherPage('contact', { position: id }), lab.texts.refusals.elsewhere);

/**
 * Says why the position in the address is refused, or what is ignored of it.
 * @param {Lab} lab
 * @param {import('../address/address.js').Problem} problem
 * @returns {unknown} null for another problem
 */
export function explainPosition(lab, { error, ignored }) {
  if (ignored) return whatWasSetAside({ aside: ignored }, lab.texts);
  if (!error) return null;
  return html`${refusal(error, lab.texts)} ${error.id ? elsewhere(lab, error.id) : nothing}`;
}
