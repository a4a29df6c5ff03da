/** Why something was not possible, with the rule. */

import { Refused, SignedOut } from "baffin-client";
import { t } from "../i18n/words.js";

export function refusal(failure: unknown): string {
  if (!(failure instanceof Refused)) {
    return t("error.away");
  }
  if (failure instanceof SignedOut) {
    return t("error.session");
  }
  const why = failure.problem.violations?.[0]?.message ?? failure.problem.detail;
  const rule = failure.problem.ruleId;
  return rule ? t("error.rule", { rule, why }) : t("error.refused", { why });
}
