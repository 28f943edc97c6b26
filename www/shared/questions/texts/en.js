// The questions that players ask, and what there is to say, in English. Only those who come near them load it.
//
// They are those of Jake Jacobs to David Montgomery (GammOnLine, March 2000), of rec.games.backgammon and of bgonline. The
// words are our own. Numbers are for the lab to show, where the core calculates them.

export const en = {
  heading: 'What players ask',
  show: 'Show me',
  /** @param {string} question  for those who hear the link by itself */
  showLabel: (question) => `Show me: ${question}`,

  /** What is asked, and the answer. */
  questions: {
    both: [
      'Plain or variance reduced: why not show both?',
      'This page does: both lines come from the same games, and what lies between them is the average luck of those games. ' +
        'The plain line needs no trust in any estimate, and the reduced one gets there sooner.',
    ],
    bad: [
      'Can one see that the estimates of luck are bad?',
      'Yes, in the spread: after good estimates result − luck hardly differs from game to game, after bad ones it is ' +
        'scattered, and very bad ones scatter it more than no estimate at all. What one cannot see there is whether luck ' +
        'averages zero, so that has to be made sure of beforehand, over all 36 rolls.',
    ],
    circular: [
      'The program estimates the luck itself: isn’t that circular?',
      'It would be if the estimates had to be right, but all that they have to do is average zero over the 36 rolls, and ' +
        'the program sees to that by subtracting its own mean. Even estimates that are turned backwards settle on the ' +
        'right answer, only later.',
    ],
    williams: [
      'Are there several formulas, and do they differ?',
      'Result − luck, and Williams’s sum of the first evaluation and all that it changes by between turns, are the same ' +
        'number as long as the players choose what the evaluator likes best. Where they choose otherwise, the first ' +
        'settles on what their game is worth, and the second also credits back what the evaluator thinks they lost.',
    ],
    interval: [
      'How does it enter the confidence interval?',
      'In one place: the standard deviation is that of result − luck, not of the result, and the rest is as ever, 1.96 ' +
        'standard deviations divided by √games to either side. Half the deviation makes half the interval, for which a ' +
        'plain rollout needs four times the games.',
    ],
    narrow: [
      'Can the interval shrink too fast?',
      'After a few games, yes: they may happen to lie close together, and the interval takes them at their word, so that ' +
        'fewer than 95 of 100 contain the truth. And no interval knows of a bias: where luck does not average zero, it ' +
        'shrinks as it should, around the wrong number.',
    ],
    disagree: [
      'Plain and variance reduced disagree: who is right?',
      'Where luck averages zero both settle on the truth, and until then the reduced line is the better guess, because ' +
        'what lies between the two is the luck that these dice have had. Should the gap stay while the games grow, luck ' +
        'does not average zero, and the plain line is right.',
    ],
    skewed: [
      'It is unbiased, but may it not be skewed?',
      'It may: only the average of all rollouts has to be right, and many can be a little too low while a few are far too ' +
        'high. Subtracting luck can make that less or more, but it fades with √games either way, and the plain line is ' +
        'skewed as well.',
    ],
    others: [
      'Must luck average zero when the players don’t play as the evaluator would?',
      'It must, and it does: luck is what the evaluator’s best play makes of the roll that came, minus the mean of its ' +
        'best plays with all 36, whatever is played then. What another play gives away is no luck and stays in the ' +
        'result: the rollout settles on what the game of these players is worth.',
    ],
    stopped: [
      'Is a rollout biased if it is stopped early, or after an odd number of games?',
      'Not by a number of games that was fixed in advance, odd or even, nor by stopping for a reason that has nothing to do ' +
        'with the results. But whoever stops because he is ahead keeps his good luck and ends too high, with luck ' +
        'subtracted as well, if by less.',
    ],
    deviation: [
      'Standard deviation or standard error?',
      'The standard deviation says how far apart single games lie, and stays what it is however many are rolled; the ' +
        'standard error says how far off the average may be, and is the deviation divided by √games. Some programs and ' +
        'articles call the second by the first one’s name: it is the one that shrinks.',
    ],
    errors: [
      'Luck or errors of play: which does it take out?',
      'Luck alone: what the players do wrong is part of the game that is rolled out, and all of it stays in the average. ' +
        'Let Blue choose the worst plays there are: both lines settle on what that game is worth, below perfect play.',
    ],
    worth: [
      '“One game is worth so many plain ones”: per game, or per second?',
      'Per game. A program that looks at all 36 rolls for every one that is played needs many times as long for a game, ' +
        'and a game has to be worth more than that; here the luck is looked up in a table, which costs nothing.',
    ],
  },
};

/** @typedef {typeof en} Texts */
/** @typedef {Texts['questions']} Questions */
