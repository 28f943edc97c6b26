// The glossary of all labs, in English: two sentences for each word. Readers may know backgammon and no statistics, or the
// other way round.

/** @typedef {keyof typeof entries} Word */

export const entries = {
  rollout:
    'A position is played out many times, usually by a program, and the results are averaged. With enough games, the ' +
    'average comes as close as you like to the position’s value for the players who play it.',
  evaluation:
    'A program’s estimate of a side’s chances from the position alone; the part that makes it is the evaluator. ' +
    'Evaluations can be good or bad, but luck measured from their own mean averages zero either way.',
  plain:
    'A rollout that counts each game as it ended: won or lost. Its average is unbiased, but it takes many games before good ' +
    'and bad dice even out.',
  reduced:
    'The same games, with the luck of the dice subtracted from every result: result − luck. If the luck averages zero, this ' +
    'line settles where the plain line does: sooner with good estimates of luck, later with bad ones.',
  luck:
    'The change that a roll made: the position’s value after the best play, minus the mean over all 36 rolls. ' +
    'Total luck is the sum over the game; plus is good for the side whose chances are shown.',
  averageLuck:
    'The luck per game so far. It’s exactly the gap between the two averages, and in a long rollout it goes to zero if the ' +
    'estimates average zero.',
  funnel:
    'Drawn before any game is rolled: at any one number of games, 95 of 100 rollouts are expected inside. Most of them ' +
    'stray outside at some point.',
  interval:
    'About 95 of 100 rollouts have the true average between these two ends. The ends lie two standard errors from the average, ' +
    'or further when a few rare games decide: as if three more games had ended as far away as a game can.',
  always:
    'The 95% interval is honest for one look, after a number of games fixed in advance; if you watch and stop when you like, ' +
    'it’s wrong far more often. The wider any-time band holds however often you look: in at least 95 of 100 rollouts ' +
    'it contains the true average after every number of games.',
  sd:
    'The usual distance of single games from their average. More games don’t make it smaller; subtracting well-estimated ' +
    'luck does.',
  se: 'The usual distance of the average so far from the value where it settles. Four times as many games halve it.',
  worth:
    'How many plain games tell you as much as one game with its luck subtracted. Below 1, these estimates of luck make the ' +
    'rollout slower than a plain one.',
  bias:
    'The distance between the exact value and the value where a rollout settles, however many games are rolled. Luck that ' +
    'averages zero on every roll causes none.',
  exact: 'Calculated from all possible rolls, not rolled out. A rollout without end would settle there.',
  horizon:
    'Programs can truncate a rollout: after some rolls, at the horizon, they take their evaluation of the position for the ' +
    'result. That saves time, but bad evaluations at the horizon bias the average, and bad estimates of luck don’t.',
  acePoint:
    'A player’s point number 1, the last one before the checkers leave the board. Once all checkers are home, any die ' +
    'bears off a checker from there.',
  bearOff:
    'To take a checker off the board, which is allowed once all of a player’s checkers are on the last six points, the home ' +
    'board. The first player to bear off all 15 checkers wins.',
  pip:
    'One step from a point to the next; a die moves a checker by as many pips as it shows. A player’s pip count is the ' +
    'number of pips that all checkers still need to leave the board.',
  doubles:
    'Both dice show the same number, which happens once in six rolls on average. The player then plays that number four ' +
    'times instead of twice.',
  hit:
    'To land on a point where the other side has a single checker, which goes to the bar. Before its side may ' +
    'move another checker, it must enter again in the hitting player’s home board.',
  gammon:
    'A win before the loser has borne off a checker, which counts double. It’s a backgammon and counts triple if the loser ' +
    'also has a checker left on the bar or in the winner’s home board.',
  controlVariate:
    'A quantity whose mean is known and that varies with the result: subtracting it, less its mean, leaves the average where ' +
    'it was and reduces the variance. Here it’s the luck of a game, whose mean is zero.',
  monteCarlo:
    'A calculation from random samples: many cases are drawn at random and their results are averaged. A rollout is a Monte ' +
    'Carlo estimate, so its standard error shrinks with the square root of the number of games.',
  chosenAfter:
    'Luck that averages zero can’t bias games that come after it, but a reader who tries estimates on games already rolled ' +
    'can pick one that errs. New dice put that right, and so do games that were set aside before the choice.',
};
