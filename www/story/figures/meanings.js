// What the properties of figures mean, for authors: the README has them. No page loads this.

/** By the figure's name and the property's. @type {Record<string, string>} */
export const MEANINGS = {
  'game guess': 'How many points of the win the reader gives to the dice.',
  'roll table': 'Whose luck the map shows.',
  'roll side': 'Whose roll.',
  'dots table': 'Which luck is subtracted.',
  'dots game': 'The game that is marked.',
  'dare luck': 'The estimates, as in the two-checker lab; the second of each roll gives way where they do not average zero.',
  'dare games': 'Games.',
  'dare guess': 'Where the reader expects the line, in percent.',
  'why tosses': 'How many tosses.',
  'broken luck': 'The estimates, each for itself.',
  'broken games': 'Games.',
  'backwards share': 'So many percent of the correct luck are subtracted.',
  'backwards guess': 'How many backwards games the reader expects to tell as much as a plain one.',
  'mistakes who': 'Who always plays for the fewest pips.',
  'mistakes guess': 'Where the reader expects the line.',
  'interval games': 'Games of each rollout.',
  'interval stopped': 'Whether each is stopped as soon as it is ahead.',
  'interval estimate': 'Whether luck, by the made-up table, is subtracted.',
  'interval guess': 'How many of the hundred intervals the reader expects to miss.',
  'any noise': 'How wrong the estimates are at most, in points.',
  'any guess': 'What the reader expects of the line.',
};
