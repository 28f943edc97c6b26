// Titles of the story's figures in English, for captions and links.

/** By the figure's name. @type {Record<string, string>} */
export const titles = {
  game: 'One game, already rolled.',
  roll: 'The luck of one roll.',
  dots: 'Result − luck, game by game.',
  dare: 'The dare: move the blue line.',
  why: 'Subtracting zero on average.',
  broken: 'How to break it.',
  backwards: 'From correct luck to backwards luck.',
  mistakes: 'Two players who make mistakes.',
  interval: 'A hundred rollouts, a hundred intervals.',
  any: 'Any position, with worse and worse estimates.',
};
