// The titles of the story's figures, in English: of their captions, and of links to them.

/** By the figure's name. @type {Record<string, string>} */
export const titles = {
  game: 'One game, already rolled.',
  roll: 'The luck of one roll.',
  dots: 'Result − luck, game by game.',
  dare: 'The dare: move the blue line.',
  why: 'Subtracting what averages zero.',
  broken: 'How to break it.',
  backwards: 'From right luck to backwards luck.',
  mistakes: 'Two players who make mistakes.',
  interval: 'A hundred rollouts, a hundred intervals.',
  any: 'Any position, and worse and worse estimates.',
};
