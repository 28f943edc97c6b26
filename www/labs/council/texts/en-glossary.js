// What words of the council lab mean, in English: two sentences each.

export const glossary = {
  strongest: 'The council plays what the program with the least noise says. Every other rule has to beat this one to be worth its while.',
  weakest: 'The council plays what the last program says, which has the most noise. It shows what the others add if they are asked alone.',
  majorityStrongest:
    'The move that most programs name. If all three name different moves, the strongest one’s is played.',
  majorityRandom:
    'The move that most programs name. If all three name different moves, one of these is drawn at random; with two moves ' +
    'to choose from that never happens.',
  optimistic:
    'The move that is reported with the largest value. A program that thinks highly of its move may have found something, or ' +
    'have erred a lot.',
  pessimistic: 'The move that is reported with the smallest value. It listens to the program that is least pleased with its own move.',
  optimal:
    'Every report weighs what it tells: the logarithm of how much likelier it is if its move is the best. No rule that sees ' +
    'reports alone is right more often, as long as nobody copies.',
  optimalKnowingCopies: 'The optimal rule, told when a program only repeats another. Such a copy weighs nothing then.',
  ceiling:
    'All programs lay open what they think of every move, and the best mean is played, weighed by 1 / noise². Nobody who knows only ' +
    'these numbers can do better.',
};
