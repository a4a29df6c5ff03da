/** The pages on which one looks on. */

import "./round-page.js";
import "./watch-page.js";
