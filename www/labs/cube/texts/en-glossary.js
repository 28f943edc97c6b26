// Definitions of words that only labs with a cube use, in English: two sentences each.

export const glossary = {
  cube:
    'The doubling cube shows the stake of the game in points. Before rolling, a side may offer to double it if the cube is centred ' +
    'or its own.',
  centred:
    'Neither side has doubled yet, so the cube is in the middle and either side may double. By custom it shows 64 there, but ' +
    'counts as 1.',
  double:
    'An offer, before rolling, to play for twice the stake; the other side takes or passes. A redouble is a double by the owner of ' +
    'the cube, who gives the cube away if the other side takes.',
  take:
    'To accept a double: the stake doubles, and the side that takes owns the cube. A take is right if it loses less than the ' +
    'point that a pass loses.',
  pass:
    'To refuse a double (also called a drop): the game ends, and the side that passed loses the stake before the double. The side ' +
    'that doubled has cashed.',
  marketLoser:
    'A roll and a reply after which a double would be passed, or the game is already won. The more market losers a position has, ' +
    'the more it costs to wait.',
  liveCube:
    'A live cube is always turned at the best possible moment, and a dead cube is never turned. Rick Janowski’s formula puts the ' +
    'equity with a real cube between the two.',
  equity:
    'The average value of a position in points, where +1 is a game won with the cube as it stands at the start. Here it is given for ' +
    'the side on roll at the start.',
};
