// A figure about bear-offs in another person's page.

import { STORY } from '../pkg/labs.js';
import { startFrame } from './frame.js';
import { comeLive, figureNamed } from './live/bearoff-figures.js';

startFrame({ comeLive, figureNamed, names: STORY.frames[1].figures });
