// The details below the chart of the two-checker lab: the usual ones. With them comes the small histogram beside the luck table.

import '../../lib/rollout/many-beside.js';

export { details, gamesFile, styles } from '../../lib/rollout/below.js';
