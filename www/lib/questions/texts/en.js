// Players’ questions and our answers, in English. They are loaded when the reader comes near them.
//
// The questions are Jake Jacobs’s to David Montgomery (GammOnLine, March 2000), those asked on rec.games.backgammon and
// bgonline, and three of our own (`hindsight`, `truncated`, `rotated`); the words are ours. Numbers are left to the lab, where
// the core calculates them.

export const en = {
  heading: 'Players’ questions',
  show: 'Show me',
  /** @param {string} question  for screen readers, which may read the link alone */
  showLabel: (question) => `Show me: ${question}`,

  /** A question and its answer. The answer is true of every lab that has none of its own (answers.js in its texts). */
  questions: {
    both: [
      'Plain or variance reduced: why not show both?',
      'This page does. Both lines come from the same games, and the gap between them is the average luck of those games. ' +
        'The plain line doesn’t depend on any estimates; with good estimates, the variance-reduced line settles sooner.',
    ],
    bad: [
      'Can you tell when luck estimates are bad?',
      'Yes, by the spread of result − luck. With good estimates the games differ little, with bad ones they ' +
        'scatter, and with very bad ones they scatter more than the results. The spread can’t show whether luck averages ' +
        'zero: you must guarantee that in advance, over all 36 rolls.',
    ],
    circular: [
      'The program estimates the luck itself: isn’t that circular?',
      'It would be if the estimates had to be right. They only have to average zero over the 36 rolls, and the program ' +
        'ensures that by subtracting its own mean. Bad estimates settle at the same value as good ones, only later.',
    ],
    williams: [
      'Is there more than one formula, and do they differ?',
      'There are two. This page shows result − luck. Williams’s formula starts with the first evaluation and adds, at every turn, ' +
        'the mean over the 36 rolls minus the evaluation before. Both are equal as long as the players choose the ' +
        'evaluator’s favourite plays. Otherwise, the first settles at the value of the game they play; ' +
        'the second also credits back what the evaluator thinks they lost.',
    ],
    interval: [
      'How does variance reduction affect the confidence interval?',
      'In one place: the standard deviation is that of result − luck instead of the result. The rest is as usual: after n games ' +
        'the interval reaches 1.96 standard deviations divided by √n to either side. Half the deviation makes half the ' +
        'interval; a plain rollout needs four times as many games for that.',
    ],
    narrow: [
      'Can the interval shrink too fast?',
      'After a few games, yes. If they happen to lie close together, the interval is too narrow, and fewer than 95 of 100 ' +
        'intervals contain the exact value. And no interval can see bias: where luck doesn’t average zero, it shrinks as it ' +
        'should, around the wrong number.',
    ],
    disagree: [
      'Plain and variance reduced disagree: which is right?',
      'Both settle at the same value, because luck always averages zero here. Until then, the line with the narrower interval is ' +
        'the better guess. A gap that stayed as the games grew would mean that luck doesn’t average zero, and then the ' +
        'plain line would be right.',
    ],
    skewed: [
      'It’s unbiased, but can it be skewed?',
      'Yes. Only the average of all rollouts has to be right: many can be a little too low while a few are far too ' +
        'high. Subtracting luck can make the skew smaller or larger, but it fades as the games grow. The plain line is ' +
        'skewed, too.',
    ],
    others: [
      'Does luck average zero if the players don’t play as the evaluator would?',
      'Yes. Luck is the estimate after the best play of the actual roll, minus the mean of these estimates over all 36 rolls. ' +
        'It doesn’t depend on the play that is chosen. The cost of a different play isn’t luck, so it stays in the result. The rollout ' +
        'settles at the value of the game between these players.',
    ],
    stopped: [
      'Is a rollout biased if it stops early, or after an odd number of games?',
      'Not if the number of games was fixed in advance, odd or even, nor if it stops for a reason that has nothing to do ' +
        'with the results. But if you stop because you are ahead, you keep your good luck and end too high. Subtracting ' +
        'luck doesn’t prevent that, though good estimates make it smaller.',
    ],
    hindsight: [
      'Can estimates be chosen after the games, so that they say what you want?',
      'Yes, and that’s why the order matters. Luck that averages zero can’t bias games still to come. But among all tables that ' +
        'average zero, some fit the games you have seen too well, and their 95% intervals can’t be trusted. New dice with the same ' +
        'table cure that. A program’s network was there before the games.',
    ],
    truncated: [
      'Does cutting games short bias a rollout?',
      'It can: by the average error of the evaluations that stand in for results. More games don’t cure that, and no standard ' +
        'error shows it. Luck averages zero at every roll, even by bad estimates. So a program’s judgement enters where plays ' +
        'are chosen and where games are cut, and not through the luck that is subtracted.',
    ],
    rotated: [
      'Why do programs rotate the first rolls?',
      'Rotation takes away the luck of the first rolls without any estimate. In a block of 36 games each first roll comes once, and ' +
        'only the spread of games that begin alike is left. Games of a block depend on each other, so the interval has to ' +
        'count whole blocks.',
    ],
    deviation: [
      'Standard deviation or standard error?',
      'The standard deviation says how far apart single games lie, however many are rolled. The standard error says how far ' +
        'off the average may be: it’s the deviation divided by the square root of the number of games. Some programs and ' +
        'articles call it the standard deviation; the one that shrinks is the standard error.',
    ],
    errors: [
      'Does it remove luck or errors of play?',
      'Only luck. The players’ errors are part of the game that is rolled out, and all of them stay in the average. ' +
        'In the bear-off lab you can let Blue choose the worst plays: both lines settle at the value of that game, ' +
        'below perfect play.',
    ],
    worth: [
      '“Each game counts as 8 plain games”: per game, or per second?',
      'Per game. A program that looks at all 36 rolls for each roll played needs many times as long for a game. To pay off ' +
        'per second, each game has to count as more plain games than that.',
    ],
  },
};

/** @typedef {typeof en} Texts */
/** @typedef {Texts['questions']} Questions */
/** Answers that a lab has of its own, by the names of the questions. @typedef {Partial<Record<keyof Questions, string>>} Answers */
