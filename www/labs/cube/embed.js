// The lab of the cube in somebody else's page.

import { startEmbed } from '../../shared/rollout/embed.js';
import { about } from './about.js';

startEmbed(about);
