// What words mean that only labs with a cube use, in English: two sentences each.

export const glossary = {
  cube:
    'The doubling cube shows how many times the stake a game counts. Before rolling, a side may offer to double it, if the cube is ' +
    'in the middle or hers.',
  centred:
    'The cube is in the middle, nobody has doubled yet, and either side may. By custom it shows 64 there, and counts 1.',
  double:
    'An offer, before rolling, to play for twice as much: the other side takes or passes. A redouble is one with a cube that one ' +
    'owns, and hands it over to the other side.',
  take:
    'To accept a double: the game counts twice as much, and the cube is one’s own. It is right as long as it loses less than the ' +
    'one point of a pass.',
  pass:
    'To refuse a double: the game is over, and lost for what the cube showed before. A double that is passed has cashed.',
  marketLoser:
    'Two rolls in a row after which a double is no longer taken, or the game is won already. The more of them there are, the more ' +
    'it costs to wait.',
  liveCube:
    'A cube that is always turned at the best possible moment is live; one that is never turned is dead. Rick Janowski’s formula ' +
    'for the equity with a real cube lies between the two.',
  equity:
    'What a position is worth on average, in points: +1 is a game won for the cube as it stands at the start. Here it is that of ' +
    'the side on roll at the start.',
};
