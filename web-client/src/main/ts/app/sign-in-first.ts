/** Leads to the sign-in, and back to the page that asked for it and to what the reader was about to do. */

import { go, route } from "./router.js";
import { store, stored } from "./stored.js";

const RETURN = "return";
const WANTED = "wanted";
const SIGN_IN = "sign-in";

/**
 * @param wanted what the page does on return, such as the id of the game to play; nothing for the page alone
 * @param page path of the page that does so; undefined for this one
 */
export function signInFirst(wanted?: string, page?: string): void {
  if (page === undefined) {
    remember();
  } else {
    store(RETURN, page, "sessionStorage");
  }
  store(WANTED, wanted, "sessionStorage");
  go(SIGN_IN);
}

/** Keeps this page as the one to come back to. */
export function remember(): void {
  if (route().page !== SIGN_IN) {
    store(RETURN, location.hash.replace(/^#\/?/, ""), "sessionStorage");
  }
}

/** What the reader was about to do before they signed in; once. */
export function wanted(): string | undefined {
  const text = stored<string>(WANTED, "sessionStorage");
  store(WANTED, undefined, "sessionStorage");
  return text;
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
  const path = taken();
  // a page that needs somebody shows the sign-in in its own place
  if (path !== undefined || route().page === SIGN_IN) {
    go(path ?? "");
  }
}

/** The same for a sign-in through a provider, which leads to the start page. */
export function comesBack(): void {
  const path = route().page === "" ? taken() : undefined;
  if (path !== undefined) {
    go(path);
  }
}

function taken(): string | undefined {
  const path = stored<string>(RETURN, "sessionStorage");
  store(RETURN, undefined, "sessionStorage");
  return path;
}
