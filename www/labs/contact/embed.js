// The contact lab in somebody else's page.

import { startEmbed } from '../../lib/page/embed.js';
import { about } from './about.js';

startEmbed(about);
