/** The pages on which matches are found. */

import "./my-matches-page.js";
import "./new-match-page.js";
import "./sandboxes-page.js";
import "./seek-page.js";
import "./table-page.js";
