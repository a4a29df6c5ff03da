/** What is certain or still needed, in words; only what is proven. */

import type { Prospect } from "../app/api.js";
import { t } from "../i18n/words.js";
import { figure } from "./words.js";

/** Undefined where nothing is proven that one would want to read. */
export function prospectText({ goal, chance, needs, least }: Prospect): string | undefined {
  const what = t(`league.goal.${goal}`);
  switch (chance) {
    case "CLINCHED":
      return t("league.clinched", { what });
    case "OUT":
      return t("league.out", { what });
    case "NEEDS":
      return needs === undefined
        ? undefined
        : t(least ? "league.needs.least" : "league.needs", { what, points: figure(needs) });
    default:
      return undefined;
  }
}
