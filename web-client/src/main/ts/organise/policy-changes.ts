/** What another organiser has changed in the policy meanwhile: as it was, as it is, and as the reader has it. */

import { html, nothing, type TemplateResult } from "lit";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import type { Field } from "./controls.js";
import type { NewPolicy } from "./documents.js";
import { lasting } from "./durations.js";
import { member, patch } from "./json.js";
import { fieldsOf, SECTIONS } from "./policy-fields.js";

/** A value for people. */
function valueText({ kind, values }: Field, value: unknown): string {
  if (value === undefined || value === "") {
    return "–";
  }
  switch (kind) {
    case "check":
      return value === true ? t("org.yes") : t("org.no");
    case "duration": {
      const { n, unit } = lasting(value as string);
      return `${n} ${t(`org.unit.${unit}`)}`;
    }
    case "moment":
      return t("time.at", { at: moment(value as string) });
    default:
      return values?.find(([each]) => each === String(value))?.[1] ?? String(value);
  }
}

/** @param before what the reader began with */
export function policyChanges(before: NewPolicy, now: NewPolicy, mine: NewPolicy): TemplateResult | typeof nothing {
  if (patch(before, now) === undefined) {
    return nothing;
  }
  const fields = SECTIONS.flatMap((section) => fieldsOf(section, now)).filter(
    (field) => patch(member(before, field.name), member(now, field.name)) !== undefined,
  );
  return html`<div class="outcome met" role="status">
    <p>${t("season.policy.met")}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${t("season.policy.field")}</th>
          <th scope="col">${t("season.policy.was")}</th>
          <th scope="col">${t("season.policy.is")}</th>
          <th scope="col">${t("season.policy.mine")}</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          (field) => html`<tr>
            <th scope="row">${t(field.title)}</th>
            ${[before, now, mine].map((each) => html`<td data-api>${valueText(field, member(each, field.name))}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
