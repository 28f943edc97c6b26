// A figure about the two checkers in another person's page.

import { STORY } from '../pkg/labs.js';
import { startFrame } from './frame.js';
import { comeLive, figureNamed } from './live/two-checker-figures.js';

startFrame({ comeLive, figureNamed, names: STORY.frames[0].figures });
