// Why the core refuses a board or an ID, in the reader's language.

/**
 * @param {any} error  a RolloutLabError
 * @param {Pick<import('./texts/en.js').Texts, 'refusals' | 'sides'>} texts
 * @returns {string}
 */
export function refusal(error, { refusals, sides }) {
  const { code, count = 0, at = 0, found = '' } = error;
  const side = error.side ? sides[/** @type {'x' | 'o'} */ (error.side)] : '';
  switch (code) {
    case 'BoardTooMany':
      return refusals.tooMany(side, count);
    case 'BoardFinished':
      return refusals.finished(side);
    case 'BoardEmpty':
      return refusals.empty;
    case 'BoardShared':
      return refusals.shared(at);
    case 'BoardDeadlock':
      return refusals.deadlock;
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
