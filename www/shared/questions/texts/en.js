// The questions that players ask, and what there is to say, in English. Only those who come near them load it.
//
// They are those of Jake Jacobs to David Montgomery (GammOnLine, March 2000), of rec.games.backgammon and of bgonline. The
// words are our own. Numbers are for the lab to show, where the core calculates them.

export const en = {
  heading: 'What players ask',
  show: 'Show me',
  /** @param {string} question  for those who hear the link by itself */
  showLabel: (question) => `Show me: ${question}`,

  /** A question and its answer, which is true of every lab that has none of its own (answers.js in its texts). */
  questions: {
    both: [
      'Plain or variance reduced: why not show both?',
      'This page does: both lines come from the same games, and what lies between them is the average luck of those games. ' +
        'The plain line needs no trust in any estimate, and with good estimates the reduced one gets there sooner.',
    ],
    bad: [
      'Can you tell when the estimates of luck are bad?',
      'Yes, by the spread: after good estimates result − luck differs little from game to game, after bad ones it is ' +
        'scattered, and very bad ones scatter it more than no estimate at all. You can’t see there whether luck averages ' +
        'zero: that must be guaranteed in advance, over all 36 rolls.',
    ],
    circular: [
      'The program estimates the luck itself: isn’t that circular?',
      'It would be if the estimates had to be right, but all that they have to do is average zero over the 36 rolls, and ' +
        'the program sees to that by subtracting its own mean. Bad estimates settle on the same value as good ones, only later.',
    ],
    williams: [
      'Are there several formulas, and do they differ?',
      'There is result − luck, which this page shows, and Williams’s sum of the first evaluation and all that it changes by between ' +
        'turns: they are the same number as long as the players choose what the evaluator likes best. Where they choose otherwise, ' +
        'the first settles on what their game is worth, and the second also credits back what the evaluator thinks they lost.',
    ],
    interval: [
      'How does it enter the confidence interval?',
      'In one place: the standard deviation is that of result − luck, not of the result, and the rest is as ever, after n games 1.96 ' +
        'standard deviations divided by √n to either side. Half the deviation makes half the interval, for which a ' +
        'plain rollout needs four times as many games.',
    ],
    narrow: [
      'Can the interval shrink too fast?',
      'After a few games, yes: they may happen to lie close together, and the interval takes them at their word, so that ' +
        'fewer than 95 of 100 contain the truth. And no interval can see a bias: where luck does not average zero, it ' +
        'shrinks as it should, around the wrong number.',
    ],
    disagree: [
      'Plain and variance reduced disagree: who is right?',
      'Both settle on the same value, because luck always averages zero here, and until then the one with the narrower interval is ' +
        'the better guess. A gap that stayed while the games grew would mean that luck does not average zero, and then the plain ' +
        'line would be right.',
    ],
    skewed: [
      'It is unbiased, but may it not be skewed?',
      'It may: only the average of all rollouts has to be right, and many can be a little too low while a few are far too ' +
        'high. Subtracting luck can make that less or more, but it fades as the games grow, and the plain line is ' +
        'skewed as well.',
    ],
    others: [
      'Must luck average zero when the players don’t play as the evaluator would?',
      'It must, and it does: luck is the estimate after the best play of the roll that came, minus the mean of the same over ' +
        'all 36, whatever is played then. What another play gives away is no luck and stays in the ' +
        'result: the rollout settles on what the game of these players is worth.',
    ],
    stopped: [
      'Is a rollout biased if it is stopped early, or after an odd number of games?',
      'Not by a number of games that was fixed in advance, odd or even, nor by stopping for a reason that has nothing to do ' +
        'with the results. But if you stop because you are ahead, you keep your good luck and end too high, with luck ' +
        'subtracted as well, if by less where it is well estimated.',
    ],
    deviation: [
      'Standard deviation or standard error?',
      'The standard deviation says how far apart single games lie, and stays what it is however many are rolled; the ' +
        'standard error says how far off the average may be, and is the deviation divided by the square root of their number. ' +
        'Some programs and articles call the second by the first one’s name: it is the one that shrinks.',
    ],
    errors: [
      'Luck or errors of play: which does it take out?',
      'Luck alone: what the players do wrong is part of the game that is rolled out, and all of it stays in the average. ' +
        'In the lab of bear-offs you can let Blue choose the worst plays there are: both lines settle on what that game is worth, ' +
        'below perfect play.',
    ],
    worth: [
      '“One game is worth so many plain ones”: per game, or per second?',
      'Per game. A program that looks at all 36 rolls for every one that is played needs many times as long for a game, ' +
        'and a game has to be worth more than that to pay per second.',
    ],
  },
};

/** @typedef {typeof en} Texts */
/** @typedef {Texts['questions']} Questions */
/** Answers that a lab has of its own, by the names of the questions. @typedef {Partial<Record<keyof Questions, string>>} Answers */
