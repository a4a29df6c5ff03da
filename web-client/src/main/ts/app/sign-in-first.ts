/** Leads to the sign-in, and back to the page that asked for it. */

import { go } from "./router.js";
import { store, stored } from "./stored.js";

const NAME = "return";

export function signInFirst(): void {
  store(NAME, location.hash.replace(/^#\/?/, ""), "sessionStorage");
  go("sign-in");
}

/** Where to go after the sign-in. */
export function backFromSignIn(): void {
  const path = stored<string>(NAME, "sessionStorage") ?? "";
  store(NAME, undefined, "sessionStorage");
  go(path);
}
