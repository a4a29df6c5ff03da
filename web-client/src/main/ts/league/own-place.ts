/** What a competition means to the reader: their table and place, and what they can do. */

import { html, nothing, type TemplateResult } from "lit";
import type { Entrant, Round } from "../app/api.js";
import type { Schemas } from "baffin-client";
import { ask } from "../app/ask.js";
import { send } from "../app/http.js";
import { say } from "../app/notice.js";
import { player } from "../app/session.js";
import { signInFirst } from "../app/sign-in-first.js";
import { left, moment, now } from "../app/time.js";
import { t, type Key } from "../i18n/words.js";
import { secondsOf } from "../pages/match-terms.js";
import { refusal } from "../play/refusal.js";
import { CompetitionView } from "./view.js";
import { handleOf, listed } from "./words.js";

type Change = Schemas["CompetitionChange"];
type Alternate = Schemas["LobbyAlternate"];
type Invitation = Schemas["CompetitionInvitation"];
type Table = Round["tables"][number];

interface Found {
  entrant?: Entrant;
  alternate?: Alternate;
  /** Place among the alternates, from 1. */
  order: number;
  invited: Invitation[];
  /** Open tables of the reader. */
  tables: { round: Round; table: Table }[];
}

export class OwnPlace extends CompetitionView<Found> {
  static override properties = { busy: { state: true } };

  declare busy: boolean;

  protected override wanted(): string {
    return player()?.id ?? "";
  }

  protected override async read(): Promise<Found> {
    const own = player()?.id;
    if (!own) {
      return { order: 0, invited: [], tables: [] };
    }
    const [alternates, invited] = await Promise.all([
      this.get<{ items: Alternate[] }>("/alternates"),
      this.get<{ items: Invitation[] }>("/invitations"),
    ]);
    const order = alternates.items.findIndex((each) => each.player === own);
    const entrant = await this.entrant(own);
    // who has left has given up the seats
    const plays = entrant?.presence === "ACTIVE" || entrant?.presence === "ABSENT";
    const open = plays ? this.competition.rounds.filter((round) => !round.closedAt) : [];
    const rounds = await Promise.all(open.map((round) => this.get<Round>(`/rounds/${round.round}`)));
    return {
      entrant,
      alternate: alternates.items[order],
      order: order + 1,
      invited: invited.items.filter((each) => each.player === own),
      tables: rounds.flatMap((round) =>
        round.tables
          .filter((table) => !table.result && table.seats.some((seat) => seat.entrant === entrant!.entrant))
          .map((table) => ({ round, table })),
      ),
    };
  }

  /** The reader as an entrant; who has left before the first round is in no standing. */
  private async entrant(own: string): Promise<Entrant | undefined> {
    const line = this.lines.find((each) => each.player === own);
    if (line) {
      return this.get<Entrant>(`/entrants/${line.entrant}`);
    }
    const left = this.competition.counts.entrants > this.lines.length;
    return left ? (await this.all<Entrant>("/entrants")).find((each) => each.player === own) : undefined;
  }

  private async act(method: string, path: string, body?: unknown): Promise<void> {
    this.busy = true;
    try {
      const { competitionId } = this.competition;
      const done = await send<Change>(method, `/competitions/${competitionId}${path}`, body, "*");
      this.dispatchEvent(new CustomEvent("changed", { detail: done.version }));
    } catch (failure) {
      say(refusal(failure), true);
    } finally {
      this.busy = false;
    }
  }

  private button(words: Key, method: string, path: string, body?: unknown, first = false): TemplateResult {
    return html`<button
      type="button"
      class=${first ? "do" : ""}
      ?disabled=${this.busy}
      @click=${() => this.act(method, path, body)}
    >
      ${t(words)}
    </button>`;
  }

  /** Entry is open, for late entrants too while play has begun. */
  private get opens(): boolean {
    const { status, policy } = this.competition;
    return status === "ENTRY" || (status === "RUNNING" && policy.entry.late);
  }

  protected override content(found: Found): TemplateResult {
    const lines = [...this.invitation(found), ...this.tables(found), this.place(found)].filter(
      (each) => each !== undefined,
    );
    return lines.length === 0
      ? html``
      : html`<section class="card own-place" aria-label=${t("league.own")}>${lines}</section>`;
  }

  private invitation({ invited, entrant }: Found): TemplateResult[] {
    return invited.slice(0, 1).map(
      ({ as, reason }) =>
        html`<p>${t(`league.invited.${as}`)} <span data-api>${reason ?? ""}</span></p>
          <p class="buttons">
            ${this.button("league.accept", "POST", "/invitations/accept", undefined, !entrant)}
            ${this.button("menu.decline", "DELETE", "/invitations/me")}
          </p>`,
    );
  }

  private tables({ tables }: Found): TemplateResult[] {
    return tables.map(({ round, table }) => {
      const others = table.seats.filter((seat) => seat.player !== player()?.id).map(handleOf);
      return html`<p>
        ${t("league.youPlay", { n: round.round, table: table.table, who: listed(others) })}
        ${
          Date.parse(round.deadline) > now()
            ? html`<small title=${t("time.due", { at: moment(round.deadline) })}
                >${t("mine.left", { time: left(round.deadline) })}</small
              >`
            : nothing
        }
        <a class="button do" href="#/matches/${table.matchId}">${t("league.toMatch")}</a>
      </p>`;
    });
  }

  private place({ entrant, alternate, order, invited }: Found): TemplateResult | undefined {
    if (entrant) {
      return this.entered(entrant);
    }
    if (alternate) {
      return html`<p>${t("league.alternate", { n: order })}</p>
        <p class="buttons">
          ${
            this.competition.policy.entry.checkIn && !alternate.checkedIn && this.checksIn
              ? this.button("league.checkIn.do", "POST", "/alternates/me/check-in", undefined, true)
              : nothing
          }
          ${this.button("league.alternate.not", "DELETE", "/alternates/me")}
        </p>`;
    }
    if (!this.opens || invited.length > 0) {
      return this.competition.status === "ANNOUNCED" && this.competition.policy.entry.opensAt
        ? html`<p>${t("league.opens", { at: moment(this.competition.policy.entry.opensAt) })}</p>`
        : undefined;
    }
    return this.entry();
  }

  /** How to enter. */
  private entry(): TemplateResult {
    const { policy, counts } = this.competition;
    const full = counts.active >= counts.places;
    const listedOnly = policy.entry.who === "LIST" && !policy.entry.list.includes(player()?.id ?? "");
    const closes = policy.entry.closesAt && this.competition.status === "ENTRY" ? policy.entry.closesAt : undefined;
    const about = html`<p>
      ${t(full ? "league.full" : listedOnly ? "league.who.LIST" : "league.mayEnter")}
      ${closes ? html`<small>${t("league.closes", { at: moment(closes) })}</small>` : nothing}
    </p>`;
    if (!player()) {
      return html`${about}
        <p class="buttons">
          <button type="button" class="do" @click=${() => signInFirst()}>${t("league.signIn")}</button>
        </p>`;
    }
    if (listedOnly) {
      return about;
    }
    const enter = (event: SubmitEvent): void => {
      event.preventDefault();
      const invitation = String(new FormData(event.target as HTMLFormElement).get("invitation") ?? "").trim();
      void this.act("POST", "/entrants", invitation ? { invitation } : undefined);
    };
    return html`${about}
      <form class="row" @submit=${enter}>
        ${
          policy.entry.who === "INVITATION"
            ? html`<label
                >${t("league.code")}
                <input name="invitation" required autocomplete="off" .value=${this.param("invitation")}
              /></label>`
            : nothing
        }
        <button class="do" ?disabled=${this.busy}>${t(full ? "league.beAlternate" : "league.enter")}</button>
      </form>`;
  }

  private get checksIn(): boolean {
    const { status, policy } = this.competition;
    return policy.format.type === "Heats" ? status === "RUNNING" || status === "ENTRY" : status === "ENTRY";
  }

  private entered(entrant: Entrant): TemplateResult | undefined {
    const { status, policy } = this.competition;
    const over = status === "FINISHED" || status === "CANCELLED";
    const path = `/entrants/${entrant.entrant}`;
    const line = this.lines.find((each) => each.entrant === entrant.entrant);
    if (entrant.presence !== "ACTIVE") {
      return html`<p>${t(`league.you.${entrant.presence}`)} <span data-api>${entrant.reason ?? ""}</span></p>
        ${
          over || entrant.presence !== "WITHDRAWN"
            ? nothing
            : html`<p class="buttons">${this.button("league.return", "POST", `${path}/return`, {})}</p>`
        }`;
    }
    const asks = policy.entry.checkIn !== undefined || policy.format.type === "Heats";
    return html`<p>
        ${
          line && this.competition.startedAt
            ? html`<a href=${this.link("entrant", { n: entrant.entrant })}
                >${t("league.you.rank", { n: line.rank })}</a
              >`
            : t("league.you.ACTIVE")
        }
        ${asks && entrant.checkedIn ? t("league.you.checkedIn") : nothing}
      </p>
      ${
        over
          ? nothing
          : html`<p class="buttons">
              ${
                asks && !entrant.checkedIn && this.checksIn && this.checkInBegun
                  ? this.button("league.checkIn.do", "POST", `${path}/check-in`, undefined, true)
                  : nothing
              }
              ${this.bye(entrant)}
              <button type="button" ?disabled=${this.busy} @click=${() => this.withdraw(path)}>
                ${t("league.withdraw")}
              </button>
            </p>`
      }`;
  }

  /** Check-in begins so long before entry closes; later it is for the next heat. */
  private get checkInBegun(): boolean {
    const { closesAt, checkIn } = this.competition.policy.entry;
    const begins = closesAt && checkIn ? Date.parse(closesAt) - 1000 * secondsOf(checkIn) : 0;
    return this.competition.status !== "ENTRY" || now() >= begins;
  }

  private bye(entrant: Entrant): TemplateResult | typeof nothing {
    const { format } = this.competition.policy;
    const next = this.competition.rounds.length + 1;
    if (format.type !== "PodSwiss" || !format.requestedByes || this.competition.status === "FINISHED") {
      return nothing;
    }
    const path = `/entrants/${entrant.entrant}/byes`;
    return entrant.requestedByes.includes(next)
      ? this.button("league.bye.not", "DELETE", `${path}/${next}`)
      : this.button("league.bye.ask", "POST", path, { round: next });
  }

  private async withdraw(path: string): Promise<void> {
    if (
      await ask(
        t(this.competition.startedAt ? "league.withdraw.sure.running" : "league.withdraw.sure"),
        t("league.withdraw"),
      )
    ) {
      await this.act("POST", `${path}/withdraw`, {});
    }
  }
}

customElements.define("own-place", OwnPlace);
