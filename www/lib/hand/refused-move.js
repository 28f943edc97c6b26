// Why a checker cannot be moved, or a turn cannot end, in the reader's language.

/**
 * @param {import('../element/core.js').Refusal & Omit<Partial<import('../../pkg/hand/rollout_lab.js').RolloutLabError>, 'code'>} error
 * @param {import('./shapes.js').Texts} texts
 * @param {import('../i18n/format.js').Format} format
 */
export function refusedMove(error, { moves }, format) {
  const { code, at = 0, to = 0, die = 0, highest = 0, count = 0 } = error;
  const number = format.count;
  switch (code) {
    case 'MoveNoChecker':
      return moves.noChecker(number(at));
    case 'MoveNoDieLeft':
      return moves.noDieLeft;
    case 'MoveBehind':
      return moves.behind(number(die), number(at), number(highest));
    case 'MoveTooFar':
      return moves.tooFar(number(at), number(to));
    case 'HandUnfinished':
      return moves.unfinished(number(count));
    default:
      // The page asks for nothing else that is not possible.
      throw error;
  }
}
