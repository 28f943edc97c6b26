// The council lab in the page of another author.

import { startEmbed } from '../../lib/page/embed.js';
import { about } from './about.js';

startEmbed(about);
