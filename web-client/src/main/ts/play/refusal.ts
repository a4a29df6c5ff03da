/** Why something was not possible, with the rule. */

import { Refused, SignedOut } from "baffin-client";
import { spoken, t, type Key } from "../i18n/words.js";

/** Fields of accounts, of which this client says itself how they should be. */
const FIELDS: Record<string, Key> = {
  "/handle": "fault.handle",
  "/password": "fault.password",
  "/newPassword": "fault.password",
  "/address": "fault.email",
  "/token": "fault.code",
  "/code": "fault.code",
  "/invitation": "fault.code",
};

/** What is wrong with a field, in the reader's language where this client knows the field. */
export function fieldFault(violation: { pointer: string; code: string; message: string }): string {
  const known = violation.code === "too-weak" ? "sign.weak" : FIELDS[violation.pointer];
  return known ? t(known) : violation.message;
}

export function refusal(failure: unknown): string {
  if (!(failure instanceof Refused)) {
    return t("error.away");
  }
  if (failure instanceof SignedOut) {
    return t("error.session");
  }
  const { violations, detail, title, ruleId: rule } = failure.problem;
  const fault = violations?.[0];
  if (rule) {
    return t("error.rule", { rule, why: fault?.message ?? detail });
  }
  if (fault && (fault.pointer in FIELDS || fault.code === "too-weak")) {
    return fieldFault(fault);
  }
  if (failure.slug === "proof-refused") {
    return t("fault.proof");
  }
  // details are in English
  const why = spoken() === "en" ? (fault?.message ?? detail) : title;
  return t("error.refused", { why });
}
