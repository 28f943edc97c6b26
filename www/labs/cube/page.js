// The page of the lab of the cube.

import { startRolloutPage } from '../../lib/page/rollout-page.js';
import { about } from './about.js';

startRolloutPage(
  about,
  () => import('./share.js'),
  () => import('./texts/answers.js'),
);
