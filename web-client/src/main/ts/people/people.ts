/** The pages about players. */

import "./leaderboard-page.js";
import "./player-page.js";
