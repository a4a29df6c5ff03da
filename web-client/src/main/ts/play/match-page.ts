/** A match or a sandbox: the table, what one can do, what happened, the score, the talk; now or at any version. */

import { html, nothing, type TemplateResult } from "lit";
import type { Action, Decision, GameInfo, Match } from "../app/api.js";
import { drawn } from "../app/areas.js";
import "../app/competition-place.js";
import { games, nameOf } from "../app/games.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { preferences } from "../app/preferences.js";
import { go } from "../app/router.js";
import { saw, seenUpTo } from "../app/seen.js";
import { player } from "../app/session.js";
import { play } from "../app/sound.js";
import { title } from "../app/turns.js";
import { t } from "../i18n/words.js";
import { earlier, happened, heading, taughtBy } from "./above-table.js";
import { Hand } from "./hand.js";
import { press, showKeys } from "./keys.js";
import { soundOf } from "./motion.js";
import type { Look } from "./part-picture.js";
import { LessonTable } from "./lesson-table.js";
import { onlyMove } from "./picker.js";
import { namesOf } from "./seat-names.js";
import type { PickerPanel } from "./picker-panel.js";
import { mine, Table, type Kind, type Past } from "./table.js";
import type { VersionScrubber } from "./scrubber.js";
import type { HandBoard } from "./hand-board.js";
import "./aids.js";
import "./chat.js";
import "./clocks.js";
import "./event-log.js";
import "./fairness.js";
import "./hand-board.js";
import "./match-menu.js";
import "./orders.js";
import "./picker-panel.js";
import "./result-panel.js";
import "./rule-aside.js";
import "./sandbox-bar.js";
import "./score-sheet.js";
import "./scrubber.js";
import "./why-not.js";

const PASS_AFTER_MS = 1200;
const OFFERED = "picker-panel .picker :is(.sure .do, .choices button, .actions .do):not([disabled])";
/** Where the focus may be when it goes to what can be done next, if it is anywhere; what one writes is left alone. */
const FOLLOWED = "hand-board, picker-panel, h1.turn";
const NOWHERE = "body, main";

export class MatchPage extends LightElement {
  static override properties = {
    kind: { attribute: false },
    match: { attribute: false },
    version: { attribute: false },
    analysed: { attribute: false },
    past: { state: true },
    lit: { state: true },
    info: { state: true },
    decisions: { state: true },
  };

  declare kind: Kind;
  /** Id of the match or sandbox. */
  declare match: string;
  /** The version to show; undefined for now. */
  declare version: number | undefined;
  /** Whether the analysis is shown, once the match is over. */
  declare analysed: boolean;
  declare past: Past | undefined;
  /** Places that an aid or a line of the log speaks of. */
  declare lit: readonly string[];
  declare info: GameInfo | undefined;
  /** What the moves were worth, once that is known. */
  declare decisions: readonly Decision[];

  private table!: Table;
  private seen: number | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private handled = 0;
  private left: readonly number[] | undefined;
  private readonly hand = new Hand(
    (action) => this.send(action),
    () => this.handChanged(),
  );
  /** Counts what has changed in the hand. */
  private changes = 0;
  /** Whether the focus goes to what can be done next, once it is drawn. */
  private onward = false;
  /** What the reader has done last. */
  private done: Action | undefined;

  constructor() {
    super();
    this.kind = "matches";
    this.lit = [];
    this.decisions = [];
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
    document.addEventListener("keydown", this.pressed);
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.pressed);
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
    const known = await games();
    this.info = known.find((game) => game.id === live.game);
    if (this.isConnected) {
      title(nameOf(known, live.game));
    }
  }

  private send(action: Action): void {
    this.done = action;
    void this.table.command(action.command);
  }

  private handChanged(): void {
    this.changes++;
    this.onward = true;
    this.requestUpdate();
  }

  private readonly keys = (): void => showKeys(() => this.requestUpdate());

  /** Keys do at the table what buttons do. */
  private readonly pressed = (event: KeyboardEvent): void =>
    press(event, this.hand, {
      choose: (place) => this.querySelectorAll<HTMLElement>(OFFERED)[place - 1]?.click(),
      close: () => this.querySelector<HandBoard>("hand-board")?.close() ?? false,
      confirm: () => this.querySelector<HTMLElement>(".bubble .confirm")?.click(),
      help: this.keys,
      undo: () => this.table.live?.canUndo && void this.table.command({ type: "Undo" }),
    });

  /** The focus goes to what can be done next, never to what only came to stand in the same place. */
  private async follow(): Promise<void> {
    const board = this.querySelector<HandBoard>("hand-board");
    const panel = this.querySelector<PickerPanel>("picker-panel");
    await Promise.all([board?.updateComplete, panel?.updateComplete]);
    const focused = document.activeElement;
    const free = !focused || focused.matches(NOWHERE) || focused.closest(FOLLOWED);
    if (!this.onward || this.table.busy || !free || board?.drawn !== this.now) {
      return;
    }
    this.onward = false;
    const next =
      this.querySelector<HTMLElement>(".bubble :is(.confirm, .choices button, .actions .do)") ??
      this.querySelector<HTMLElement>(OFFERED) ??
      this.querySelector<HTMLElement>("h1.turn");
    next?.focus({ preventScroll: true });
  }

  override updated(changed: Map<string, unknown>): void {
    void this.follow();
    if (changed.has("version")) {
      void this.show();
    }
    const live = this.table.live;
    if (live && live.version !== this.handled) {
      const first = this.handled === 0;
      this.handled = live.version;
      this.hand.begin({
        actions: this.table.actions,
        acted: live.canUndo,
        always: preferences().confirmCommands && this.kind === "matches",
      });
      this.onward = !first;
      this.passIfAlone();
      this.farewell(live);
    }
  }

  /** What the table sounds like after a step. */
  private sound(moved: boolean): void {
    if (!this.past) {
      play(soundOf(this.done, this.table.live?.status === "ENDED", moved));
    }
    this.done = undefined;
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

  protected override render(): TemplateResult {
    const live = this.table?.live;
    if (!live) {
      return html`<p class="wait">${t("load.wait")}</p>`;
    }
    const shown = this.past?.match ?? live;
    const isPast = shown.version !== live.version;
    const taught = this.kind === "lessons";
    return html`
      <h1 class="turn ${mine(live) ? "mine" : ""}" tabindex="-1">${heading(this.table)}</h1>
      <competition-place .place=${live.competition}></competition-place>
      ${isPast ? nothing : happened(this.table)}
      ${this.table.here ? nothing : html`<p class="stale" role="status">${t("match.away")}</p>`}
      ${this.kind === "sandboxes"
        ? html`<sandbox-bar .sandbox=${live} .version=${shown.version}></sandbox-bar>`
        : nothing}
      ${earlier(this.table, shown, this.link())}
      <div class="match ${this.table.here ? "" : "is-stale"}">
        ${this.drawn(shown, isPast)} ${taughtBy(this.table)}
        ${live.status === "ENDED" && !isPast && !taught && !this.analysed ? this.result(live) : nothing}
        <div class="side">
          ${live.status === "ENDED" && this.analysed ? this.analysis(live, shown) : nothing}
          ${taught
            ? nothing
            : html`<seat-clocks .match=${live} .shown=${shown} .alone=${this.kind === "sandboxes"}></seat-clocks>`}
          ${isPast ? nothing : this.actions(live)} ${taught ? nothing : this.known(live, shown)}
        </div>
      </div>
      <rule-aside .game=${live.game}></rule-aside>
    `;
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

  private get look(): Look {
    const live = this.table.live!;
    const { pictured = [], meanings = {} } = this.info ?? {};
    return { game: live.game, seat: live.seat ?? 0, pictured, meanings };
  }

  /** Changes with everything that a choice depends on, so that no button ever becomes another one. */
  private get now(): string {
    return `${this.table.live?.version} ${this.changes} ${this.info ? "" : "bare"}`;
  }

  private get plays(): boolean {
    return this.table.live?.seat !== undefined && (player() !== undefined || this.kind === "lessons");
  }

  private drawn(shown: Match, isPast: boolean): TemplateResult {
    const last = this.table.log.find((step) => step.version === shown.version);
    return html`<hand-board
      .hand=${isPast || !this.plays ? undefined : this.hand}
      .now=${this.now}
      .look=${this.look}
      .busy=${this.table.busy}
      .picture=${this.past?.board ?? this.table.board}
      .touched=${last?.lines.flatMap((line) => line.targets) ?? []}
      .lit=${this.lit.length === 0 && this.table instanceof LessonTable ? (this.table.step?.point ?? []) : this.lit}
      .path=${this.table.path}
      @shown=${(event: CustomEvent<boolean>) => this.sound(event.detail)}
      @settled=${() => this.requestUpdate()}
    ></hand-board>`;
  }

  private result(live: Match): TemplateResult {
    return html`<result-panel
      .match=${live}
      .kind=${this.kind}
      @replay=${() => this.querySelector<VersionScrubber>("version-scrubber")?.from(1)}
    ></result-panel>`;
  }

  private analysis(live: Match, shown: Match): TemplateResult {
    return drawn(
      "analysis",
      html`<match-analysis
        .match=${live}
        .version=${shown.version}
        .log=${this.table.log}
        @analysed=${(event: CustomEvent<Decision[]>) => (this.decisions = event.detail)}
        @version=${this.goTo}
      ></match-analysis>`,
      this,
    );
  }

  /** What the reader can do, if anything. */
  private actions(live: Match): TemplateResult {
    const taught = this.kind === "lessons";
    if (!this.plays) {
      return html`<p>${t("match.watching")}</p>`;
    }
    if ((taught && this.table.actions.length === 0) || (live.status === "ENDED" && !live.canUndo)) {
      return html`${nothing}`;
    }
    return html`<picker-panel
        .hand=${this.hand}
        .now=${this.now}
        .look=${this.look}
        .info=${this.info}
        .undo=${live.canUndo}
        .busy=${this.table.busy}
        .over=${taught || live.status !== "RUNNING"}
        .asks=${!this.querySelector<HandBoard>("hand-board")?.asks}
        @act=${(event: CustomEvent<unknown>) => this.table.command(event.detail)}
        @reset=${() => this.table.reset()}
        @keys=${this.keys}
      ></picker-panel>
      ${taught
        ? nothing
        : html`<why-not
            .path=${this.table.path}
            .game=${live.game}
            .version=${live.version}
            .places=${() => this.querySelector<HandBoard>("hand-board")?.board.places() ?? []}
          ></why-not>`}`;
  }

  private history(live: Match, shown: Match): TemplateResult {
    return html`<version-scrubber
        .version=${shown.version}
        .last=${live.version}
        .since=${this.seen}
        @version=${this.goTo}
      ></version-scrubber>
      <event-log
        .steps=${this.table.log}
        .link=${this.link("")}
        .decisions=${this.decisions}
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

  private goTo({ detail }: CustomEvent<number>): void {
    go(this.link(detail === this.table.live?.version ? undefined : detail).slice("#/".length));
  }

  /** Leads to a version of this table, or to it as it is now, with the analysis where that is shown. */
  private link(version?: number | ""): string {
    const query = [this.analysed ? "analysis" : "", version === undefined ? "" : `v=${version}`].filter(Boolean);
    return `#/${this.kind}/${this.match}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  }
}

customElements.define("match-page", MatchPage);
