/** Parts of the client that are loaded when they are needed: files of their own, beside what every page needs. */

import { html, type ReactiveControllerHost, type TemplateResult } from "lit";
import { say } from "./notice.js";
import { reached } from "./reach.js";
import { store, stored } from "./stored.js";
import { speakInAreas } from "../i18n/languages.js";
import { t } from "../i18n/words.js";

const AREAS = {
  analysis: () => import("../play/match-analysis.js"),
  account: () => import("../pages/account.js"),
  league: () => import("../league/league.js"),
  lobby: () => import("../pages/lobby.js"),
  operate: () => import("../operate/operate-page.js"),
  people: () => import("../people/people.js"),
  organise: () => import("../organise/organise-page.js"),
  rules: () => import("../pages/rules-page.js"),
  settings: () => import("../settings/settings-page.js"),
  table: () => import("../play/match-page.js"),
  watch: () => import("../watch/watch.js"),
};

export type Area = keyof typeof AREAS;

const RELOADED = "reloaded";
/** So long a page that was reloaded for an area waits before it is reloaded for it again. */
const PAUSE_MS = 5000;
const coming = new Map<Area, Promise<unknown>>();
const here = new Set<Area>();

/** What an area draws; while it is being loaded, a text that says so. The start comes with the page. */
export function drawn(area: Area | "start", content: TemplateResult, host: ReactiveControllerHost): TemplateResult {
  if (area === "start" || here.has(area)) {
    return content;
  }
  void load(area).then(() => host.requestUpdate());
  return html`<p>${t("load.wait")}</p>`;
}

/** Loads an area; its files may be those of a release that is gone: the page of now names those of now. */
async function load(area: Area): Promise<void> {
  const loading = coming.get(area) ?? Promise.all([AREAS[area](), speakInAreas()]).catch(again);
  coming.set(area, loading);
  await loading;
  here.add(area);
}

/** The page begins anew, once the platform answers; it never ends here. */
async function again(): Promise<never> {
  await reached();
  const rest = (stored<number>(RELOADED, "sessionStorage") ?? 0) + PAUSE_MS - Date.now();
  if (rest > 0) {
    say(t("error.away"), true);
    await new Promise((done) => setTimeout(done, rest));
  }
  store(RELOADED, Date.now(), "sessionStorage");
  location.reload();
  return new Promise(() => undefined);
}
