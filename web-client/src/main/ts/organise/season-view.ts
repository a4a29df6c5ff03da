/** The competition as a whole: what is next, its policy, its end, the next season, exports and prints. */

import { html, nothing, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import type { GameInfo } from "../app/api.js";
import { games } from "../app/games.js";
import { get, send } from "../app/http.js";
import { say } from "../app/notice.js";
import { go } from "../app/router.js";
import { moment } from "../app/time.js";
import { spoken, t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import { act, may } from "./act-form.js";
import { ofSeason, type Act } from "./acts.js";
import { pathOf, type Competition, type NewPolicy, type NextSeason } from "./documents.js";
import { patch } from "./json.js";
import { policyChanges } from "./policy-changes.js";
import "./policy-form.js";
import { previewText } from "./preview-words.js";
import { ReadingView } from "./reading.js";

const EXPORTS = ["standings.csv", "results.csv", "calendar.ics", "export"] as const;
const PAGES = ["standings.html", "cross-table.html", "calendar.html"] as const;

export class SeasonView extends ReadingView {
  static override properties = {
    ...ReadingView.properties,
    next: { state: true },
    games: { state: true },
    editing: { state: true },
    edited: { state: true },
    invite: { state: true },
  };

  declare next: NextSeason | undefined;
  declare games: readonly GameInfo[];
  /** The policy as it was when the reader began to change it. */
  declare editing: NewPolicy | undefined;
  declare edited: NewPolicy | undefined;
  declare invite: boolean;

  /** The version at which the reader began to change it. */
  private since = 0;

  constructor() {
    super();
    this.games = [];
    this.invite = true;
  }

  protected override async load(): Promise<void> {
    const { policy, rounds } = this.running.competition;
    this.games = await games();
    const league = policy.format.type === "DivisionLeague" && rounds.length > 0;
    this.next = league ? await get<NextSeason>(this.document("next-season")) : undefined;
  }

  private change(): Act | undefined {
    const fixed = patch(this.editing, this.edited) as Act["fixed"];
    return fixed && { id: "policy", method: "PATCH", path: "", dry: true, fixed, seen: this.since };
  }

  private async follow(): Promise<void> {
    try {
      const path = `${pathOf(this.running.competition.competitionId)}/next-season`;
      const made = await send<Competition>("POST", path, { invite: this.invite });
      go(`organise/${made.competitionId}`);
    } catch (failure) {
      say(refusal(failure), true);
      if (!(failure instanceof Refused)) {
        throw failure;
      }
    }
  }

  protected override render(): TemplateResult {
    const { competition } = this.running;
    const { competitionId, policy, invitation, counts, schedules, warnings, early, startedAt, rounds } = competition;
    return html`<div class="columns">
        <section class="card" aria-labelledby="season-now">
          <h2 id="season-now">${t("season.now")}</h2>
          <p>${previewText(policy, Math.max(2, counts.active), schedules)}</p>
          <dl class="facts-list">
            <dt>${t("season.entrants")}</dt>
            <dd>${counts.active} / ${policy.entry.max}</dd>
            <dt>${t("season.alternates")}</dt>
            <dd>${counts.alternates}</dd>
            <dt>${t("season.rounds")}</dt>
            <dd>${rounds.length}</dd>
            ${
              policy.entry.closesAt
                ? html`<dt>${t("season.closes")}</dt>
                    <dd>${t("time.at", { at: moment(policy.entry.closesAt) })}</dd>`
                : nothing
            }
            ${
              startedAt
                ? html`<dt>${t("season.started")}</dt>
                    <dd>${t("time.at", { at: moment(startedAt) })}</dd>`
                : nothing
            }
            ${
              invitation
                ? html`<dt>${t("season.invitation")}</dt>
                    <dd><code data-api>${invitation}</code></dd>`
                : nothing
            }
          </dl>
          ${startedAt
            ? html`<p><a href="#/competition/${competitionId}?view=standing">${t("season.standing")}</a></p>`
            : nothing}
          ${early ? html`<p>${t("season.early")} <q data-api>${early}</q></p>` : nothing}
          ${warnings.map((warning) => html`<p class="warning" lang="en" data-api>${warning}</p>`)}
        </section>
        <section class="card" aria-labelledby="season-acts">
          <h2 id="season-acts">${t("season.acts")}</h2>
          ${ofSeason(competition).map((each) => act(this.running, each))}
        </section>
        ${this.seasonAfter()} ${this.papers()}
      </div>
      ${this.policy(policy)}`;
  }

  private policy(policy: Competition["policy"]): TemplateResult | typeof nothing {
    if (!may(this.running, "policy")) {
      return nothing;
    }
    if (!this.editing) {
      const begin = (): void => {
        this.editing = policy;
        this.edited = policy;
        this.since = this.running.competition.version;
      };
      return html`<p class="buttons">
        <button type="button" @click=${begin}>${t("season.policy")}</button>
        <a class="button" href="#/organise/new?copy=${this.running.competition.competitionId}">${t("season.copy")}</a>
      </p>`;
    }
    const change = this.change();
    return html`<section aria-labelledby="season-policy">
      <h2 id="season-policy">${t("season.policy")}</h2>
      <p>${t("season.policy.what")}</p>
      <policy-form
        .policy=${this.editing}
        .games=${this.games}
        .entrants=${Math.max(2, this.running.competition.counts.active)}
        @policy=${(event: CustomEvent<NewPolicy>) => (this.edited = event.detail)}
      ></policy-form>
      ${policyChanges(this.editing, policy, this.edited ?? policy)}
      <div @done=${() => (this.editing = undefined)}>${change ? act(this.running, change, true) : nothing}</div>
      <button type="button" @click=${() => (this.editing = undefined)}>${t("org.back")}</button>
    </section>`;
  }

  private seasonAfter(): TemplateResult | typeof nothing {
    const { next } = this;
    return next
      ? html`<section class="card" aria-labelledby="season-next">
          <h2 id="season-next">${t("season.next")}</h2>
          <p>${next.settled ? t("season.next.settled") : t("season.next.open")}</p>
          <div class="wide" tabindex="0" role="group" aria-labelledby="season-next">
            <table>
              <thead>
                <tr>
                  <th scope="col">${t("org.who")}</th>
                  <th scope="col">${t("season.move")}</th>
                  <th scope="col">${t("season.tier")}</th>
                </tr>
              </thead>
              <tbody>
                ${next.items.map(
                  (each) =>
                    html`<tr>
                      <th scope="row" data-api>${each.handle ?? ""}</th>
                      <td class=${each.move === "UP" || each.move === "DOWN" ? "moves" : ""}>
                        ${t(`season.move.${each.move}`)}
                      </td>
                      <td>${each.tier === undefined ? nothing : html`${each.tier} → `}${each.next}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
          ${next.settled && may(this.running, "policy")
            ? html`<label class="check"
                  ><input type="checkbox" .checked=${this.invite} @change=${() => (this.invite = !this.invite)} />
                  ${t("season.next.invite")}</label
                >
                <button type="button" class="do" @click=${() => void this.follow()}>${t("season.next.make")}</button>`
            : nothing}
        </section>`
      : nothing;
  }

  private papers(): TemplateResult {
    const base = `/api/v1${pathOf(this.running.competition.competitionId)}`;
    const latest = this.running.competition.rounds.at(-1)?.round;
    const prints = latest === undefined ? [] : (["tables", "names", "slips"] as const);
    return html`<section class="card" aria-labelledby="season-papers">
      <h2 id="season-papers">${t("season.papers")}</h2>
      <ul class="links">
        ${PAGES.map(
          (each) => html`<li>
            <a href="${base}/${each}?lang=${spoken()}" target="_blank" rel="noopener">${t(`season.page.${each}`)}</a>
          </li>`,
        )}
        ${prints.map(
          (each) =>
            html`<li>
              <a href="${base}/rounds/${latest}.html?print=${each}&lang=${spoken()}" target="_blank" rel="noopener"
                >${t(`season.print.${each}`)}</a
              >
            </li>`,
        )}
        ${EXPORTS.map((each) => html`<li><a href="${base}/${each}" download>${t(`season.file.${each}`)}</a></li>`)}
      </ul>
    </section>`;
  }
}

customElements.define("season-view", SeasonView);
