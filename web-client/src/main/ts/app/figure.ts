/** A number as the reader's language writes it. */

import { spoken } from "../i18n/words.js";

/** @param digits behind the point, at most */
export function figure(value: number, digits = 0): string {
  return new Intl.NumberFormat(spoken(), { maximumFractionDigits: digits }).format(value);
}
