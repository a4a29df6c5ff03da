/** A match: the table, what one can do, what happened, the score, the talk; now or at any version. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Accepted, Action, Included, LegalActions, Log, LoggedStep, Match, Step } from "../app/api.js";
import { get, Refused, send } from "../app/http.js";
import { follow, onConnection, type Told } from "../app/live.js";
import { say } from "../app/notice.js";
import { go } from "../app/router.js";
import { player } from "../app/session.js";
import { heard } from "../app/time.js";
import { spoken, t } from "../i18n/words.js";
import { NOTHING, point, spots, type Picked } from "./picker.js";
import "./board.js";
import "./chat.js";
import "./clocks.js";
import "./event-log.js";
import "./picker-panel.js";
import "./score-sheet.js";
import "./scrubber.js";

const PAGE = 200;

/** Narrow screens get the picture that is made for them. */
const narrow = (): boolean => matchMedia("(max-width: 600px)").matches;

export class MatchPage extends LitElement {
  static override properties = {
    match: { attribute: false },
    version: { attribute: false },
    live: { state: true },
    shown: { state: true },
    board: { state: true },
    actions: { state: true },
    picked: { state: true },
    log: { state: true },
    here: { state: true },
    busy: { state: true },
  };

  declare match: string;
  /** The version to show; undefined for now. */
  declare version: number | undefined;
  declare live: Match | undefined;
  declare shown: Match | undefined;
  declare board: string;
  declare actions: Action[];
  declare picked: Picked;
  declare log: LoggedStep[];
  declare here: boolean;
  declare busy: boolean;

  private leave: (() => void)[] = [];
  private liveBoard = "";

  constructor() {
    super();
    this.board = "";
    this.actions = [];
    this.picked = NOTHING;
    this.log = [];
    this.here = true;
    this.busy = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave.forEach((end) => end());
    document.title = "Baffin";
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has("version") && this.live) {
      void this.showVersion();
    }
  }

  private path(rest = ""): string {
    return `/matches/${this.match}${rest}`;
  }

  private async begin(): Promise<void> {
    await this.read();
    await this.readLog(1);
    this.leave.push(
      follow([`match:${this.match}`, `chat:${this.match}`], (told) => this.told(told)),
      onConnection((here) => {
        const back = here && !this.here;
        this.here = here;
        if (back) {
          void this.read().then(() => this.readLog((this.log.at(-1)?.version ?? 0) + 1));
        }
      }),
    );
    if (this.version !== undefined) {
      await this.showVersion();
    }
  }

  /** Everything as it is now, by its own requests. */
  private async read(): Promise<void> {
    const [match, board] = await Promise.all([get<Match>(this.path()), get<string>(this.picture())]);
    const legal = match.seat === undefined ? undefined : await get<LegalActions>(this.path("/legal-actions"));
    this.take(match, board, legal);
  }

  private picture(version?: number): string {
    const at = version === undefined ? "" : `&version=${version}`;
    const orientation = narrow() ? "&orientation=portrait" : "";
    return this.path(`/board.svg?styles=none&lang=${spoken()}${orientation}${at}`);
  }

  private async readLog(from: number): Promise<void> {
    for (let next: string | undefined = `?from=${from}&limit=${PAGE}`; next; ) {
      const page: Log = await get<Log>(this.path("/log" + next));
      this.add(page.items);
      next = page.nextCursor ? `?cursor=${encodeURIComponent(page.nextCursor)}&limit=${PAGE}` : undefined;
    }
  }

  private add(steps: LoggedStep[]): void {
    const last = this.log.at(-1)?.version ?? 0;
    this.log = [...this.log, ...steps.filter((step) => step.version > last)];
  }

  private take(match: Match | undefined, board: string | undefined, legal: LegalActions | undefined): void {
    if (match && match.version >= (this.live?.version ?? 0)) {
      const mine = (view: Match | undefined): boolean => view?.seat !== undefined && view.toAct.includes(view.seat);
      const turned = mine(match) && !mine(this.live);
      heard(match.serverTime);
      this.live = match;
      this.liveBoard = board ?? this.liveBoard;
      this.actions = legal?.actions ?? [];
      this.picked = NOTHING;
      if (this.version === undefined) {
        this.shown = match;
        this.board = this.liveBoard;
      }
      document.title = (mine(match) ? "● " : "") + "Baffin";
      if (turned) {
        say(t("match.yours"));
      }
    }
  }

  /** What came along with a step or an answer. */
  private arrived(included: Included): void {
    this.take(included.view, narrow() ? undefined : included.board, included["legal-actions"]);
    this.add(included.log?.items ?? []);
    if (narrow()) {
      void get<string>(this.picture()).then((board) => {
        this.liveBoard = board;
        if (this.version === undefined) {
          this.board = board;
        }
      });
    }
  }

  private told(told: Told): void {
    if (told.topic === `match:${this.match}` && told.event === "step") {
      const step = told.data as Step;
      const included = step.included;
      if (included?.view) {
        this.arrived(included);
      } else if (step.version > (this.live?.version ?? 0)) {
        void this.read().then(() => this.readLog((this.log.at(-1)?.version ?? 0) + 1));
      }
    } else if (told.topic.startsWith("chat:")) {
      this.querySelector("match-chat")?.dispatchEvent(new CustomEvent("said", { detail: told }));
    }
  }

  private async showVersion(): Promise<void> {
    const version = this.version;
    if (version === undefined) {
      this.shown = this.live;
      this.board = this.liveBoard;
      return;
    }
    const [match, board] = await Promise.all([
      get<Match>(this.path(`?version=${version}`)),
      get<string>(this.picture(version)),
    ]);
    if (this.version === version) {
      this.shown = match;
      this.board = board;
    }
  }

  private async command(command: unknown): Promise<void> {
    if (this.busy || !this.live) {
      return;
    }
    this.busy = true;
    try {
      const path = this.path(`/commands?include=legal-actions,view,board,log&lang=${spoken()}`);
      const answer = await send<Accepted>("POST", path, command, this.live.version);
      const included = answer.included;
      if (included?.view) {
        this.arrived(included);
      } else {
        await this.read();
      }
    } catch (failure) {
      say(refusal(failure), true);
      if (failure instanceof Refused && failure.slug === "stale-version") {
        await this.read();
      }
    } finally {
      this.busy = false;
    }
  }

  private async reset(): Promise<void> {
    while (this.live?.canUndo) {
      const before = this.live.version;
      await this.command({ type: "Undo" });
      if (this.live.version === before) {
        return;
      }
    }
  }

  private name(seat: number): string {
    return this.live?.seats[seat]?.handle ?? String(seat + 1);
  }

  private heading(): string {
    const match = this.live!;
    if (match.status !== "RUNNING") {
      return t(match.status === "ENDED" ? "match.over" : "match.ruled");
    }
    return match.seat !== undefined && match.toAct.includes(match.seat)
      ? t("match.yours")
      : t("match.waits", { who: match.toAct.map((seat) => this.name(seat)).join(", ") });
  }

  protected override render(): TemplateResult {
    const shown = this.shown;
    if (!shown || !this.live) {
      return html`<p class="wait">${t("load.wait")}</p>`;
    }
    const past = this.version !== undefined && this.version !== this.live.version;
    const last = this.log.find((step) => step.version === shown.version);
    const touched = last?.lines.flatMap((line) => line.targets) ?? [];
    return html`
      <h1 class="turn ${this.live.toAct.includes(this.live.seat ?? -1) ? "mine" : ""}">${this.heading()}</h1>
      ${this.here ? nothing : html`<p class="stale" role="status">${t("match.away")}</p>`}
      ${past
        ? html`<p class="past">
            ${t("match.past", { version: shown.version, last: this.live.version })}
            <a href="#/matches/${this.match}">${t("match.now")}</a>
          </p>`
        : nothing}
      <div class="match">
        <table-board
          data-game=${shown.game}
          .picture=${this.board}
          .spots=${past ? new Set<string>() : spots(this.actions, this.picked)}
          .picked=${past ? [] : this.picked.picks}
          .touched=${touched}
          @spot=${(event: CustomEvent<string>) => {
            this.picked = point(this.actions, this.picked, event.detail) ?? this.picked;
          }}
        ></table-board>
        <div class="side">
          <seat-clocks .match=${this.live}></seat-clocks>
          ${past || this.live.seat === undefined || !player()
            ? html`<p>${this.live.seat === undefined ? t("match.watching") : nothing}</p>`
            : html`<picker-panel
                .actions=${this.actions}
                .picked=${this.picked}
                .undo=${this.live.canUndo}
                .busy=${this.busy}
                .over=${this.live.status !== "RUNNING"}
                .game=${this.live.game}
                @picked=${(event: CustomEvent<Picked>) => (this.picked = event.detail)}
                @act=${(event: CustomEvent<unknown>) => this.command(event.detail)}
                @reset=${this.reset}
              ></picker-panel>`}
          <version-scrubber
            .version=${shown.version}
            .last=${this.live.version}
            @version=${(event: CustomEvent<number>) => this.goTo(event.detail)}
          ></version-scrubber>
          <event-log .steps=${this.log} .match=${this.match} .version=${shown.version}></event-log>
          <score-sheet .match=${shown}></score-sheet>
          <match-chat .match=${this.match} .seats=${this.live.seats}></match-chat>
        </div>
      </div>
    `;
  }

  private goTo(version: number): void {
    go(version === this.live?.version ? `matches/${this.match}` : `matches/${this.match}?v=${version}`);
  }
}

/** Why something was not possible, with the rule. */
export function refusal(failure: unknown): string {
  if (!(failure instanceof Refused)) {
    return t("error.away");
  }
  const why = failure.problem.detail;
  const rule = failure.problem.ruleId;
  return rule ? t("error.rule", { rule, why }) : t("error.refused", { why });
}

customElements.define("match-page", MatchPage);
