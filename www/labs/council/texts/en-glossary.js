// English glossary entries of the council lab: two sentences each.

export const glossary = {
  strongest:
    'The council plays the move of the first program, which has the least noise. Any other rule is worthwhile only if it beats this one.',
  weakest:
    'The council plays the move of the last program, which has the most noise. It shows how good such a program is on its own.',
  majorityStrongest:
    'The move that most programs name, even if that is only a plurality. If several moves have equally many votes, the strongest program’s move is played.',
  majorityRandom:
    'The move that most programs name; if several have equally many votes, one of them is drawn at random. With two candidate ' +
    'moves and an odd number of programs, there are no ties.',
  optimistic:
    'The move that is reported with the largest value. A program that rates its move highly may have found something, or ' +
    'may have made a large error.',
  pessimistic:
    'The move that is reported with the smallest value. It follows the program that likes its own move least.',
  optimal:
    'Each report has a weight, its log-likelihood ratio: the logarithm of how many times likelier it is if its move is the best. As long as no program ' +
    'copies another, no rule that sees only reports is right more often.',
  optimalKnowingCopies: 'The optimal rule, told which reports are copies. A copy then has no weight.',
  optimalPredicted:
    'The optimal rule without knowing A, the best move’s value: it predicts A as (k − 1) / k · d above the mean of the reported ' +
    'values, where k is the number of different moves reported. A copy counts as an independent report.',
  ceiling:
    'All programs share their values of every move, and the council plays the move with the best mean, weighted by 1 / noise². No rule that ' +
    'knows only these numbers can do better.',
};
