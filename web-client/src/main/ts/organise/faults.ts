/** What is wrong with a field, in words. */

import { spoken, t } from "../i18n/words.js";
import type { Field } from "./controls.js";
import type { Violation } from "./documents.js";

/** In the reader's language; the platform's own words are English. */
export function faultText({ code, message, example, allowed }: Violation, field?: Field): string {
  if (spoken() === "en") {
    return message;
  }
  if (code === "missing") {
    return t("org.fault.missing");
  }
  if (field?.min !== undefined && field.max !== undefined) {
    return t("org.fault.range", { min: field.min, max: field.max });
  }
  if (example) {
    return t("org.fault.example", { example });
  }
  const among = (field?.values ?? []).filter(([value]) => allowed?.includes(value)).map(([, title]) => title);
  return among.length > 0 ? t("org.fault.among", { values: among.join(", ") }) : t("org.fault.other");
}
