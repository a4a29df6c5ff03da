/** A match or a sandbox: the table, what one can do, what happened, the score, the talk; now or at any version. */

import { html, nothing, type TemplateResult } from "lit";
import type { Match } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { preferences } from "../app/preferences.js";
import { go } from "../app/router.js";
import { saw, seenUpTo } from "../app/seen.js";
import { player } from "../app/session.js";
import { title } from "../app/turns.js";
import { t } from "../i18n/words.js";
import { LessonTable } from "./lesson-table.js";
import { NOTHING, onlyMove, point, spots, type Picked } from "./picker.js";
import { mine, Table, type Kind, type Past } from "./table.js";
import { namesOf } from "./seat-names.js";
import { wonBy } from "./won-by.js";
import type { VersionScrubber } from "./scrubber.js";
import type { TableBoard } from "./board.js";
import "./aids.js";
import "./board.js";
import "./chat.js";
import "./clocks.js";
import "./event-log.js";
import "./fairness.js";
import "./lesson-panel.js";
import "./match-menu.js";
import "./orders.js";
import "./picker-panel.js";
import "./result-panel.js";
import "./sandbox-bar.js";
import "./score-sheet.js";
import "./scrubber.js";
import "./why-not.js";

const PASS_AFTER_MS = 1200;

export class MatchPage extends LightElement {
  static override properties = {
    kind: { attribute: false },
    match: { attribute: false },
    version: { attribute: false },
    past: { state: true },
    picked: { state: true },
    pointed: { state: true },
    lit: { state: true },
    questioned: { state: true },
  };

  declare kind: Kind;
  /** Id of the match or sandbox. */
  declare match: string;
  /** The version to show; undefined for now. */
  declare version: number | undefined;
  declare past: Past | undefined;
  declare picked: Picked;
  /** The version of which `picked` is a part: what was picked before is forgotten when the table changes. */
  declare pointed: number;
  /** Places that an aid or a line of the log speaks of. */
  declare lit: readonly string[];
  /** The place of which the reader asks why nothing is possible there. */
  declare questioned: string;

  private table!: Table;
  private seen: number | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private handled = 0;
  private left: readonly number[] | undefined;

  constructor() {
    super();
    this.kind = "matches";
    this.picked = NOTHING;
    this.pointed = 0;
    this.lit = [];
    this.questioned = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.seen = seenUpTo(this.match);
    this.table = new (this.kind === "lessons" ? LessonTable : Table)(
      this,
      this.kind,
      this.match,
      () => this.kind !== "lessons" && say(t("match.yours")),
      (line) => this.querySelector("match-chat")?.dispatchEvent(new CustomEvent("said", { detail: line })),
    );
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.passing);
    if (this.table.live) {
      saw(this.match, this.table.live.version);
    }
    title();
  }

  private async begin(): Promise<void> {
    await this.table.begin();
    await this.show();
    const live = this.table.live!;
    const name = nameOf(await games(), live.game);
    if (this.isConnected) {
      title(name);
    }
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has("version")) {
      void this.show();
    }
    const live = this.table.live;
    if (live && live.version !== this.handled) {
      this.handled = live.version;
      this.picked = NOTHING;
      this.questioned = "";
      this.passIfAlone();
      this.farewell(live);
    }
  }

  /** Says who has left since the page has shown the table before. */
  private farewell(live: Match): void {
    const gone = live.resigned.filter((seat) => this.left && !this.left.includes(seat) && seat !== live.seat);
    this.left = live.resigned;
    if (gone.length > 0) {
      say(t("match.left", { who: namesOf(live, gone) }));
    }
  }

  /** The table as it was, where an older version is asked for. */
  private async show(): Promise<void> {
    const version = this.version;
    const found = version === undefined || !this.table.live ? undefined : await this.table.at(version);
    if (this.version === version) {
      this.past = found;
    }
  }

  /** Plays what has no alternative, where the player wants that. */
  private passIfAlone(): void {
    clearTimeout(this.passing);
    const only = onlyMove(this.table.actions);
    if (preferences().autoPass && this.kind === "matches" && only && mine(this.table.live)) {
      say(t("match.alone", { text: only.text ?? "" }));
      this.passing = setTimeout(() => void this.table.command(only.command), PASS_AFTER_MS);
    }
  }

  private heading(): string {
    const match = this.table.live!;
    const who = namesOf(match, match.toAct);
    if (match.status === "ENDED") {
      const won = wonBy(match);
      return won ? t(won.by, { who: namesOf(match, won.seats) }) : t("match.over");
    }
    if (match.status === "RULED") {
      return t("match.ruled");
    }
    if (match.clock.hold && match.toAct.length > 0 && this.table.actions.length === 0) {
      return t("match.paused");
    }
    if (this.kind === "lessons") {
      return t("lesson.title");
    }
    if (this.kind === "sandboxes") {
      return t("sandbox.turn", { who });
    }
    if (match.seat !== undefined && match.clock.seats[match.seat]?.answering) {
      return t("match.asked");
    }
    return mine(match) ? t("match.yours") : t("match.waits", { who });
  }

  protected override render(): TemplateResult {
    const live = this.table?.live;
    if (!live) {
      return html`<p class="wait">${t("load.wait")}</p>`;
    }
    const shown = this.past?.match ?? live;
    const isPast = shown.version !== live.version;
    const taught = this.kind === "lessons";
    return html`
      <h1 class="turn ${mine(live) ? "mine" : ""}">${this.heading()}</h1>
      ${this.table.here ? nothing : html`<p class="stale" role="status">${t("match.away")}</p>`}
      ${this.kind === "sandboxes"
        ? html`<sandbox-bar .sandbox=${live} .version=${shown.version}></sandbox-bar>`
        : nothing}
      ${isPast
        ? html`<p class="past">
            ${t("match.past", { n: shown.version, last: live.version })}
            <a href="#/${this.kind}/${this.match}">${t("match.now")}</a>
          </p>`
        : nothing}
      <div class="match ${this.table.here ? "" : "is-stale"}">
        ${this.drawn(shown, isPast)} ${this.lesson()}
        ${live.status === "ENDED" && !isPast && !taught ? this.result(live) : nothing}
        <div class="side">
          ${taught
            ? nothing
            : html`<seat-clocks .match=${live} .shown=${shown} .alone=${this.kind === "sandboxes"}></seat-clocks>`}
          ${isPast ? nothing : this.actions(live)} ${taught ? nothing : this.known(live, shown)}
        </div>
      </div>
    `;
  }

  private lesson(): TemplateResult | typeof nothing {
    const table = this.table;
    return table instanceof LessonTable && table.step
      ? html`<lesson-panel
          .step=${table.step}
          .game=${table.live!.game}
          .news=${table.log.filter((step) => step.version > table.seen)}
          .busy=${table.busy}
          @back=${() => table.back()}
          @again=${() => table.again()}
        ></lesson-panel>`
      : nothing;
  }

  /** Everything that one may want to know beside the table. */
  private known(live: Match, shown: Match): TemplateResult {
    return html`<player-aids
        .aids=${shown.aids ?? []}
        .game=${shown.game}
        @lit=${(event: CustomEvent<string[]>) => (this.lit = event.detail)}
      ></player-aids>
      ${this.history(live, shown)}`;
  }

  private drawn(shown: Match, isPast: boolean): TemplateResult {
    const last = this.table.log.find((step) => step.version === shown.version);
    return html`<table-board
      data-game=${shown.game}
      .picture=${this.past?.board ?? this.table.board}
      .spots=${isPast ? new Set<string>() : spots(this.table.actions, this.picked)}
      .picked=${isPast ? [] : this.picked.picks}
      .touched=${last?.lines.flatMap((line) => line.targets) ?? []}
      .lit=${this.lit.length === 0 && this.table instanceof LessonTable ? (this.table.step?.point ?? []) : this.lit}
      @spot=${(event: CustomEvent<string>) => {
        this.picked = point(this.table.actions, this.picked, event.detail) ?? this.picked;
      }}
      @elsewhere=${(event: CustomEvent<string>) => (this.questioned = event.detail)}
    ></table-board>`;
  }

  private result(live: Match): TemplateResult {
    return html`<result-panel
      .match=${live}
      .kind=${this.kind}
      @replay=${() => this.querySelector<VersionScrubber>("version-scrubber")?.from(1)}
    ></result-panel>`;
  }

  /** What the reader can do, if anything. */
  private actions(live: Match): TemplateResult {
    const taught = this.kind === "lessons";
    if (live.seat === undefined || !(player() || taught)) {
      return html`<p>${t("match.watching")}</p>`;
    }
    if ((taught && this.table.actions.length === 0) || (live.status === "ENDED" && !live.canUndo)) {
      return html`${nothing}`;
    }
    return html`<picker-panel
        .actions=${this.table.actions}
        .picked=${this.picked}
        .undo=${live.canUndo}
        .busy=${this.table.busy}
        .over=${taught || live.status !== "RUNNING"}
        .game=${live.game}
        .sure=${preferences().confirmCommands && this.kind === "matches"}
        @picked=${(event: CustomEvent<Picked>) => (this.picked = event.detail)}
        @act=${(event: CustomEvent<unknown>) => this.table.command(event.detail)}
        @reset=${() => this.table.reset()}
      ></picker-panel>
      ${taught ? nothing : this.whyNot(live)}`;
  }

  private whyNot(live: Match): TemplateResult {
    return html`<why-not
      .path=${this.table.path}
      .game=${live.game}
      .version=${live.version}
      .spot=${this.questioned}
      .places=${() => this.querySelector<TableBoard>("table-board")?.places() ?? []}
      @ask=${(event: CustomEvent<string>) => (this.questioned = event.detail)}
    ></why-not>`;
  }

  private history(live: Match, shown: Match): TemplateResult {
    return html`<version-scrubber
        .version=${shown.version}
        .last=${live.version}
        .since=${this.seen}
        @version=${(event: CustomEvent<number>) => this.goTo(event.detail)}
      ></version-scrubber>
      <event-log
        .steps=${this.table.log}
        .link=${`#/${this.kind}/${this.match}`}
        .version=${shown.version}
        .seen=${this.seen}
        @lit=${(event: CustomEvent<string[]>) => (this.lit = event.detail)}
      ></event-log>
      <score-sheet .match=${shown} .kind=${this.kind}></score-sheet>
      ${this.kind === "matches"
        ? html`<standing-orders .match=${live} @act=${this.act}></standing-orders>
            <match-menu .match=${live} .version=${shown.version} @act=${this.act}></match-menu>
            ${live.status === "ENDED" ? html`<fairness-check .match=${this.match}></fairness-check>` : nothing}
            <match-chat .match=${this.match} .seats=${live.seats} .own=${live.seat}></match-chat>`
        : nothing}`;
  }

  private act(event: CustomEvent<unknown>): void {
    void this.table.afterwards(event.detail);
  }

  private goTo(version: number): void {
    const now = version === this.table.live?.version;
    go(now ? `${this.kind}/${this.match}` : `${this.kind}/${this.match}?v=${version}`);
  }
}

customElements.define("match-page", MatchPage);
