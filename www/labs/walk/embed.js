// The walk lab in somebody else's page.

import { startEmbed } from '../../lib/page/embed.js';
import { about } from './about.js';

startEmbed(about);
