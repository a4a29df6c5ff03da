/** The pages on which one comes in. */

import "./email-page.js";
import "./password-page.js";
import "./sign-in-page.js";
