// Why the core refuses a position or an ID, in the reader's language.

/**
 * @param {import('../../pkg/bearoff/rollout_lab.js').RolloutLabError} error
 * @param {Pick<typeof import('./texts/en.js'), 'refusals'> & Pick<import('../i18n/texts.js').Shared, 'sides'>} texts
 * @returns {string}
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

/**
 * Why a text is no ID.
 * @param {{code: string, count?: number, at?: number, found?: string}} error
 * @param {typeof import('./texts/en.js').refusals} refusals
 */
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
