// The titles of the contact lab's example positions, and a note on each, in English.

export const positions = {
  opening: {
    title: 'The opening position',
    about: 'The start of a game, with Blue on roll. A real game never begins with doubles; here every roll counts.',
  },
  reply: {
    title: 'A reply to 3-1',
    about: 'White has opened with 3-1, making her 5 point, and Blue is on roll. How much is that opening worth?',
  },
  blitz: {
    title: 'A blitz',
    about:
      'White has two checkers on the bar against a three-point board. Games end in many ways, and single results differ by up to six points.',
  },
  primes: {
    title: 'Prime versus prime',
    about:
      'Each side has a five-point prime, with two of the other’s checkers behind it. The side that breaks first loses, and a network sees that late.',
  },
  backGame: {
    title: 'A back game',
    about:
      'Blue holds White’s 2 and 3 points and waits for a shot. Estimates are poor here. See how they affect the rollout.',
  },
  acePoint: {
    title: 'An ace-point game',
    about: 'White bears off against two checkers on her ace point. Blue wins few games, and only by a late hit.',
  },
  race: {
    title: 'A race',
    about:
      'There is no contact left. Only pips count, so the pip count is a better judge here than in the other positions.',
  },
};
