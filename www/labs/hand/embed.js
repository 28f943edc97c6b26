// The rollout that is played by hand, in somebody else's page.

import { startEmbed } from '../../lib/page/embed.js';
import { about } from './about.js';

startEmbed(about);
