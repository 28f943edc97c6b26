// What words mean that only the walk lab uses, in English: two sentences each.

export const glossary = {
  plain: 'Each walk counts as it ended. Its average is fair, but takes many walks until good and bad moves even out.',
  luck:
    'What a move changed: the evaluation after it, on the scale in force, less its mean over all moves that might have come. Total ' +
    'luck is the sum over the walk; a plus is good for Sente.',
  shareOfLuck:
    'Instead of all luck a part of it can be subtracted, or more than all: the mean stays where it is. The best share is the ' +
    'covariance of result and luck over the variance of the luck.',
  scale:
    'An ordinal scale only says which of two positions is better; on an interval scale equal differences mean the same everywhere. ' +
    'Luck is a difference, so it needs the second.',
  moment: 'The mean of a power of the distance from the mean. The second is the variance, the third says how skewed lengths are, the fourth how far they stray.',
};
