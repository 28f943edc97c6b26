// The contact lab in somebody else's page.

import { startEmbed } from '../../shared/rollout/embed.js';
import { about } from './about.js';

startEmbed(about);
