// The page of play by hand with the cube.

import { startPage } from '../../lib/page/page.js';
import { about } from './about.js';

startPage(about, () => import('../hand/cube-share.js'));
