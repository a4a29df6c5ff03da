/** Leads to the sign-in, and back to the page that asked for it. */

import { go } from "./router.js";
import { store, stored } from "./stored.js";

const NAME = "return";

export function signInFirst(): void {
  store(NAME, location.hash.replace(/^#\/?/, ""), "sessionStorage");
  go("sign-in");
}

/** The page on which people let a program act for them: no link of others leads anywhere else from here. */
const CONSENT = "/oauth/authorize?";

/**
 * Where to go after the sign-in.
 *
 * @param page of the platform that has asked for it; empty for one of this client
 */
export function backFromSignIn(page: string): void {
  if (page.startsWith(CONSENT)) {
    location.assign(page);
    return;
  }
  const path = stored<string>(NAME, "sessionStorage") ?? "";
  store(NAME, undefined, "sessionStorage");
  go(path);
}
