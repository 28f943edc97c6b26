// The embed of play by hand with the cube.

import { startEmbed } from '../../lib/page/embed.js';
import { about } from './about.js';

startEmbed(about);
