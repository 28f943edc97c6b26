// English glossary entries that only the walk lab uses: two sentences each.

export const glossary = {
  plain: 'The average of the results as they are. It is unbiased, but good and bad luck take many walks to even out.',
  luck:
    'The evaluation after a move, on the chosen scale, minus its mean over all moves that were possible. Total luck is the sum over ' +
    'the walk; positive luck favours Sente.',
  shareOfLuck:
    'You can subtract a part of the luck, or more than all of it, and the mean stays the same. Luck is a control variate, so the best ' +
    'share is the covariance of result and luck over the variance of the luck.',
  scale:
    'An ordinal scale only says which of two positions is better; on an interval scale, equal differences mean the same everywhere. ' +
    'Luck is a difference, so it needs an interval scale.',
  moment:
    'The mean of a power of the distance from the mean. The second is the variance, the third measures skewness, and the fourth how heavy the tails are.',
};
