// The titles of the positions in the contact lab's list, and what there is to see in each, in English.

export const positions = {
  opening: {
    title: 'The opening position',
    about: 'As a game begins, with Blue to roll. In a real game nobody begins with doubles; here every roll counts.',
  },
  reply: {
    title: 'A reply to 3-1',
    about: 'White has opened with 3-1 and made the 5 point; Blue replies. How much is that opening worth?',
  },
  blitz: {
    title: 'A blitz',
    about: 'White has two on the bar before three points. Games end in many ways: plain results swing by up to six points.',
  },
  primes: {
    title: 'Prime against prime',
    about: 'Both sides hold five points in a row and have two checkers behind the other’s. Whoever breaks first loses, and a network sees that late.',
  },
  backGame: {
    title: 'A back game',
    about: 'Blue holds White’s 2 and 3 points and waits for a shot. Estimates are poor here; see what that does to the rollout.',
  },
  acePoint: {
    title: 'An ace-point game',
    about: 'White bears off against two checkers on his ace point. Blue wins few games, and those by one late hit.',
  },
  race: {
    title: 'A race',
    about: 'Nobody can hit any more. All that counts is pips, and the pip count is a better judge here than in the other positions.',
  },
};
