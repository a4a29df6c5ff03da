/** Pages of competitions. */

import "./competition-page.js";
import "./competitions-page.js";
