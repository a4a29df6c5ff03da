/** Those who run the competition, and what they announce. */

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import { act, when } from "./act-form.js";
import { announce, endRole, giveRole, redact } from "./acts.js";
import { items, type Announcement } from "./documents.js";
import { ReadingView } from "./reading.js";

export class PeopleView extends ReadingView {
  static override properties = { ...ReadingView.properties, announcements: { state: true } };

  declare announcements: readonly Announcement[];

  constructor() {
    super();
    this.announcements = [];
  }

  protected override async load(): Promise<void> {
    this.announcements = await items<Announcement>(this.document("announcements"));
  }

  protected override render(): TemplateResult {
    const { running } = this;
    return html`<div class="columns">
      <section class="card" aria-labelledby="people-officials">
        <h2 id="people-officials">${t("people.officials")}</h2>
        <ul class="rows">
          ${running.competition.officials.map(
            (each) => html`<li>
              <b data-api>${each.handle ?? ""}</b> <span class="badge">${t(`org.role.${each.role}`)}</span>
              ${each.role === "OWNER" ? nothing : act(running, endRole(each.player))}
            </li>`,
          )}
        </ul>
        ${act(running, giveRole())}
        <p class="hint">${t("people.waiting")}</p>
      </section>
      <section class="card" aria-labelledby="people-announcements">
        <h2 id="people-announcements">${t("people.announcements")}</h2>
        ${act(running, announce)}
        <ul class="rows">
          ${[...this.announcements].reverse().map(
            (each) => html`<li>
              <p class="said" data-api>${each.text}</p>
              <small data-api>${each.by?.handle ?? ""}</small> ${when(each.at)} ${act(running, redact(each.version))}
            </li>`,
          )}
        </ul>
      </section>
    </div>`;
  }
}

customElements.define("people-view", PeopleView);
