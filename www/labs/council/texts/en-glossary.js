// What words of the council lab mean, in English: two sentences each.

export const glossary = {
  strongest: 'The council plays what the first program says: no other has less noise. Every other rule has to beat this one to be worth its while.',
  weakest: 'The council plays what the last program says: no other has more noise. It shows how good such a program is if it is asked alone.',
  majorityStrongest:
    'The move that most programs name. Of moves with equally many votes, the one with the strongest program’s vote is played.',
  majorityRandom:
    'The move that most programs name; of moves with equally many votes, one is drawn at random. With two moves to choose from, ' +
    'an odd number of programs never needs that.',
  optimistic:
    'The move that is reported with the largest value. A program that thinks highly of its move may have found something, or ' +
    'have erred a lot.',
  pessimistic: 'The move that is reported with the smallest value. It listens to the program that is least pleased with its own move.',
  optimal:
    'Every report weighs what it tells: the logarithm of how much likelier it is if its move is the best. No rule that sees ' +
    'reports alone is right more often, as long as nobody copies.',
  optimalKnowingCopies: 'The optimal rule, told when a program only repeats another. Such a copy weighs nothing then.',
  optimalPredicted:
    'The optimal rule where nobody knows A, the best move’s value: A is predicted as (k − 1) / k · d above the mean of the reported ' +
    'values, where k is the number of different moves reported. A copy counts as a report of its own.',
  ceiling:
    'All programs lay open what they think of every move, and the best mean is played, weighed by 1 / noise². Nobody who knows only ' +
    'these numbers can do better.',
};
