// What words of the field mean, in English: two sentences each, for readers who know backgammon and no statistics.

/** @typedef {keyof typeof entries} Word */

export const entries = {
  rollout:
    'A position is played out many times, usually by a program, and the results are averaged. The average comes as close as ' +
    'you like to what the position is worth to whoever plays it, if you have the time.',
  evaluation:
    'What a program thinks the chances of a side are, just by looking at a position; the part that does so is its evaluator. Its ' +
    'judgement is better or worse, but luck that is measured from the mean of its own evaluations averages zero either way.',
  plain:
    'A rollout that counts each game as it ended: won or lost. Its average is fair, but it takes many games before good ' +
    'and bad dice even out.',
  reduced:
    'The same games with the dice’s luck taken out of every result: result − luck. If the luck averages zero, it settles ' +
    'where the plain average does, only sooner, or later if the luck is badly estimated.',
  luck:
    'What a roll changed: the position’s value after the best play with it, less the average over all 36 rolls. ' +
    'Total luck is the sum over the game; a plus is good for the side whose chances are shown.',
  averageLuck:
    'What the dice have given per game so far. It is exactly what lies between both averages, and in a long rollout it ' +
    'goes to zero where the estimates do.',
  funnel:
    'Drawn before a game is rolled: at any number of games, 95 of 100 such rollouts are inside. Along the way most of ' +
    'them are outside at some time.',
  interval:
    'About 95 of 100 rollouts catch the true average between these two ends. They are two standard errors from the average, ' +
    'and further where a few rare games decide: as if three more had ended as far away as a game can.',
  always:
    'The 95% interval is honest for one look, after a number of games that was fixed beforehand; if you watch, and stop when ' +
    'you like what you see, it is wrong far more often. About 95 of 100 rollouts have the true average within this wider ' +
    'one after every single number of games.',
  sd:
    'How far single games usually lie from their average. More games don’t make it smaller; taking luck out well does.',
  se:
    'How far the average of all games rolled so far is usually from where it settles. Four times as many games halve it.',
  worth:
    'So many plain games tell as much as one with its luck taken out. Below 1, these estimates of luck make the rollout ' +
    'slower than if they were left alone.',
  bias:
    'How far from the truth a rollout settles, however many games are rolled. Luck that averages zero on every roll ' +
    'causes none.',
  exact:
    'Calculated from all possible rolls, not rolled out. It is what a rollout without end would come to.',
};
