// Meanings of the figures' properties, for authors. The documentation is generated from them; no page loads this.

/** By the figure's name and the property's. @type {Record<string, string>} */
export const MEANINGS = {
  'game guess': 'How many points of the win the reader attributes to the dice.',
  'roll table': 'Luck table of the map.',
  'roll side': 'Side on roll.',
  'dots table': 'Luck table that is subtracted.',
  'dots game': 'Number of the marked game.',
  'dare luck':
    'Luck estimates, as in the two-checker lab. If a roll doesn’t average zero, its second estimate is adjusted.',
  'dare games': 'Number of games.',
  'dare guess': 'Where the reader expects the line to settle, in percent.',
  'dare shown': 'Whether the picture is shown before the reader guesses.',
  'why tosses': 'Number of tosses.',
  'broken luck': 'Luck estimates, each independent of the others.',
  'broken games': 'Number of games.',
  'backwards share': 'Percentage of the correct luck that is subtracted.',
  'backwards guess': 'How many games with backwards luck the reader expects to equal one plain game.',
  'backwards shown': 'Whether the picture is shown before the reader guesses.',
  'mistakes who': 'Which players always choose the play that leaves the fewest pips.',
  'mistakes guess': 'Where the reader expects the line to settle.',
  'mistakes shown': 'Whether the picture is shown before the reader guesses.',
  'interval games': 'Games per rollout.',
  'interval stopped': 'Whether each rollout stops as soon as it is ahead.',
  'interval estimate': 'Whether the made-up luck is subtracted.',
  'interval guess': 'How many of the hundred intervals the reader expects to miss.',
  'interval shown': 'Whether the picture is shown before the reader guesses.',
  'any noise': 'Largest error of an estimate, in percentage points.',
  'any guess': 'The reader’s guess about the line.',
  'any shown': 'Whether the picture is shown before the reader guesses.',
};
