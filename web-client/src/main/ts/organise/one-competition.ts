/** A competition for those who run it: kept up to date by its stream, so that organisers see each other's changes. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { client, get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { reached } from "../app/reach.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";
import { act, type Done } from "./act-form.js";
import {
  pathOf,
  whole,
  type Competition,
  type CompetitionRecord,
  type Entrant,
  type Running,
  type StreamEvent,
} from "./documents.js";
import { missed } from "./effects.js";
import "./entrants-view.js";
import "./history-view.js";
import "./hooks-view.js";
import "./people-view.js";
import "./rounds-view.js";
import "./rulings-view.js";
import "./season-view.js";

const VIEWS = ["season", "entrants", "rounds", "rulings", "people", "history", "hooks"] as const;
type View = (typeof VIEWS)[number];

/** So many changes of others are said at once; who missed more reads the history. */
const NEWS_MAX = 5;

export class OneCompetition extends LightElement {
  static override properties = {
    chosen: { attribute: false },
    view: { attribute: false },
    running: { state: true },
    done: { state: true },
    news: { state: true },
    missing: { state: true },
  };

  declare chosen: string;
  declare view: string;
  declare running: Running | undefined;
  /** What the reader did last, while it can be taken back. */
  declare done: Done | undefined;
  /** What others did while the reader was here. */
  declare news: readonly CompetitionRecord[];
  declare missing: boolean;

  private readonly leaving = new AbortController();
  /** The version that is known to be there. */
  private latest = 0;
  private reading: Promise<void> | undefined;

  constructor() {
    super();
    this.news = [];
    this.missing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("done", (event) => this.finished(event as CustomEvent<Done>));
    void this.read(0).then(() => (this.missing ? undefined : this.follow()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leaving.abort();
  }

  private async follow(): Promise<void> {
    const path = `${pathOf(this.chosen)}/standings/stream`;
    const options = { signal: this.leaving.signal, onConnection: (here: boolean) => void (here || reached()) };
    for await (const event of client.stream<StreamEvent>(path, options)) {
      if ("version" in event) {
        await this.read(event.version);
      }
    }
  }

  /** Reads until the version is there that was announced last. */
  private async read(version: number): Promise<void> {
    this.latest = Math.max(this.latest, version);
    this.reading ??= this.readNow().finally(() => (this.reading = undefined));
    await this.reading;
    if (!this.missing && this.running && this.running.competition.version < this.latest) {
      await this.read(this.latest);
    }
  }

  private async readNow(): Promise<void> {
    const path = pathOf(this.chosen);
    const query = this.latest > 0 ? `?minVersion=${this.latest}` : "";
    const competition = await client.getIfThere<Competition>(path + query);
    if (!competition) {
      this.missing = true;
      return;
    }
    const entrants = await whole<Entrant>(`${path}/entrants${query}`);
    const before = this.running?.competition.version;
    this.latest = Math.max(this.latest, competition.version);
    this.running = { competition, entrants };
    if (before !== undefined && before < competition.version) {
      await this.tell(before, competition.version);
    }
  }

  /** Says what others did since a version. */
  private async tell(before: number, now: number): Promise<void> {
    const versions = Array.from({ length: Math.min(NEWS_MAX, now - before) }, (_, at) => now - at).reverse();
    const records = await Promise.all(
      versions.map((version) =>
        get<CompetitionRecord>(`${pathOf(this.chosen)}/records/${version}?minVersion=${version}`),
      ),
    );
    const others = records.filter(({ by }) => by?.player !== player()?.id);
    this.news = [...this.news, ...others].slice(-NEWS_MAX);
  }

  private finished(event: CustomEvent<Done>): void {
    this.done = event.detail;
    say(t("org.done", { what: t(`act.${event.detail.act.id}`) }));
    void this.read(event.detail.change.version);
  }

  protected override render(): TemplateResult {
    if (!this.running) {
      return html`<p>${this.missing ? t("error.page") : t("load.wait")}</p>`;
    }
    const { competition } = this.running;
    const { officials, policy, status } = competition;
    if (!officials.some((each) => each.player === player()?.id)) {
      return html`<h1 data-api>${policy.name}</h1><p>${t("org.notYours")}</p>`;
    }
    const view = VIEWS.find((each) => each === this.view) ?? "season";
    return html`<p><a href="#/organise">${t("org.all")}</a></p>
      <h1><span data-api>${policy.name}</span> <span class="badge">${t(`org.status.${status}`)}</span></h1>
      <nav class="views buttons" aria-label=${t("org.views")}>
        ${VIEWS.map(
          (each) =>
            html`<a
              class="button"
              href="#/organise/${this.chosen}?view=${each}"
              aria-current=${each === view ? "page" : nothing}
            >
              ${t(`org.view.${each}`)}
            </a>`,
        )}
        <a class="button" href="#/competition/${this.chosen}">${t("org.public")}</a>
      </nav>
      ${this.done?.undo
        ? html`<div class="card undo" role="status">
            <p>${t("org.done", { what: t(`act.${this.done.act.id}`) })}</p>
            ${keyed(this.done, act(this.running, this.done.undo))}
          </div>`
        : nothing}
      ${this.news.length > 0
        ? html`<div class="card others" role="status">
            ${missed(this.news, this.running)}
            <button type="button" @click=${() => (this.news = [])}>${t("org.met.seen")}</button>
          </div>`
        : nothing}
      ${this.content(view, this.running)}`;
  }

  private content(view: View, running: Running): TemplateResult {
    switch (view) {
      case "season":
        return html`<season-view .running=${running}></season-view>`;
      case "entrants":
        return html`<entrants-view .running=${running}></entrants-view>`;
      case "rounds":
        return html`<rounds-view .running=${running}></rounds-view>`;
      case "rulings":
        return html`<rulings-view .running=${running}></rulings-view>`;
      case "people":
        return html`<people-view .running=${running}></people-view>`;
      case "history":
        return html`<history-view .running=${running}></history-view>`;
      case "hooks":
        return html`<hooks-view .running=${running}></hooks-view>`;
    }
  }
}

customElements.define("one-competition", OneCompetition);
