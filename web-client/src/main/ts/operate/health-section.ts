/** How the services are doing, what they keep, and what has stopped; kept up to date. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, ReadModelHealth, ReleaseReport, ServiceHealth, Version } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { Poll } from "../app/poll.js";
import { store, stored } from "../app/stored.js";
import { t } from "../i18n/words.js";
import { figure } from "../app/figure.js";
import { withReason } from "./act.js";
import { behind, growth, held, lag, marked, matchIn, size, type Mark } from "./sizes.js";

const READ_MS = 10_000;
const SERVICES = ["lobby", "rules", "scoring", "game"] as const;
const MARKS = "storage";
/** So many tables and topics are shown, the largest first. */
const LARGEST = 8;

function late(records: number): string {
  return records === 0 ? t("operate.current") : t("operate.lag", { n: records });
}

export class HealthSection extends LightElement {
  static override properties = {
    services: { state: true },
    version: { state: true },
    known: { state: true },
    silent: { state: true },
  };

  declare services: ServiceHealth[];
  declare version: Version | undefined;
  declare known: GameInfo[];
  /** Services that do not answer. */
  declare silent: string[];

  private marks: Mark[] = stored<Mark[]>(MARKS) ?? [];

  constructor() {
    super();
    this.services = [];
    this.known = [];
    this.silent = [];
    new Poll(this, READ_MS, () => this.read());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
    void get<Version>("/version").then((version) => (this.version = version));
  }

  private async read(): Promise<void> {
    const answers = await Promise.allSettled(
      SERVICES.map((service) => get<ServiceHealth>(`/operator/health/${service}`)),
    );
    this.services = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    this.silent = SERVICES.filter((_, at) => answers[at]!.status === "rejected");
    if (this.silent.length === 0 && this.services.every(({ tables, topics }) => tables && topics)) {
      this.marks = marked(this.marks, { at: Date.now(), bytes: held(this.services) });
      store(MARKS, this.marks);
    }
  }

  protected override render(): TemplateResult {
    return html`${this.silent.map(
        (service) => html`<p class="fault" role="alert">${t("operate.silent", { service })}</p>`,
      )}
      <div class="settings">
        ${this.services.map((service) => this.service(service))} ${this.storage()} ${this.stopped()}
        ${this.versions()}
      </div>`;
  }

  private service(health: ServiceHealth): TemplateResult {
    const down = health.checks.filter((check) => !check.up);
    return html`<section class="card" data-service=${health.service} aria-labelledby="service-${health.service}">
      <h2 id="service-${health.service}">${t(`operate.service.${health.service}`)}</h2>
      <p class=${health.ready ? "" : "fault"}>
        <b>${t(health.ready ? "operate.ready" : "operate.notReady")}</b>
        ${t("operate.checks", { n: health.checks.length - down.length, all: health.checks.length })}
      </p>
      ${down.map((check) => html`<p class="fault"><code data-api>${check.name}</code> ${t("operate.down")}</p>`)}
      ${health.readModels
        ? html`<p>${late(lag(health))}</p>
            <details>
              <summary>${t("operate.readModels", { n: health.readModels.length })}</summary>
              <ul>
                ${health.readModels.map((each) => this.model(health, each))}
              </ul>
            </details>`
        : nothing}
      ${this.largest("operate.tables", health.tables)} ${this.largest("operate.topics", health.topics)}
    </section>`;
  }

  private model({ service }: ServiceHealth, model: ReadModelHealth): TemplateResult {
    return html`<li>
      <code data-api>${model.name}</code> ${late(behind(model))}
      ${model.stopped.map(
        ({ key, reason, sinceVersion }) => html`<p class="fault">
          ${t("operate.stopped", { version: sinceVersion })} <code data-api>${key}</code>
          <span data-api>${reason}</span>
          <button type="button" @click=${() => this.resume(service, model.name, key)}>${t("operate.release")}</button>
        </p>`,
      )}
    </li>`;
  }

  private largest(
    title: "operate.tables" | "operate.topics",
    sizes: readonly { name: string; bytes: number }[] | undefined,
  ): TemplateResult {
    if (!sizes || sizes.length === 0) {
      return html`${nothing}`;
    }
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    return html`<details>
      <summary>${t(title, { bytes: size(all) })}</summary>
      <ul class="sizes">
        ${sizes
          .slice(0, LARGEST)
          .map(({ name, bytes }) => html`<li data-api><code>${name}</code> <span>${size(bytes)}</span></li>`)}
      </ul>
    </details>`;
  }

  private storage(): TemplateResult {
    const first = this.services[0];
    if (!first) {
      return html`<p>${t("load.wait")}</p>`;
    }
    const now = { at: Date.now(), bytes: held(this.services) };
    const daily = growth(this.marks, now);
    const free = Math.min(...(first.disks ?? []).map((disk) => disk.freeBytes));
    return html`<section class="card" data-part="storage" aria-labelledby="operate-storage">
      <h2 id="operate-storage">${t("operate.storage")}</h2>
      <p class=${first.diskLevel === "AMPLE" ? "" : "fault"}>${t(`operate.disk.${first.diskLevel}`)}</p>
      ${(first.disks ?? []).map(
        ({ freeBytes, totalBytes }) => html`<p>
          ${t("operate.free", { free: size(freeBytes), total: size(totalBytes) })}
          <meter min="0" max=${totalBytes} .value=${totalBytes - freeBytes} aria-label=${t("operate.used")}></meter>
        </p>`,
      )}
      <p>${t("operate.held", { bytes: size(now.bytes) })}</p>
      <p>
        ${daily === undefined
          ? t("operate.noGrowth")
          : t("operate.growth", { bytes: size(daily), since: figure((now.at - this.marks[0]!.at) / 3_600_000) })}
        ${daily && daily > 0 && free < Infinity ? t("operate.lasts", { n: Math.floor(free / daily) }) : nothing}
      </p>
    </section>`;
  }

  /** Matches on which the engine has failed: the platform names them to those who are at the table. */
  private stopped(): TemplateResult {
    return html`<form class="card form" data-part="quarantine" @submit=${this.letGo}>
      <h2>${t("operate.quarantine")}</h2>
      <p>${t("operate.quarantine.what")}</p>
      <label>${t("operate.match")}<input name="match" required autocomplete="off" /></label>
      <button>${t("operate.release")}</button>
    </form>`;
  }

  private async letGo(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const match = matchIn(String(new FormData(form).get("match")));
    if (!match) {
      say(t("operate.noMatch"), true);
      return;
    }
    const release = (fields: FormData): Promise<void> =>
      send("POST", `/operator/matches/${match}/release`, { reason: fields.get("reason") });
    if (await withReason(t("operate.release"), release)) {
      form.reset();
    }
  }

  private async resume(service: string, model: string, key: string): Promise<void> {
    const path = `/operator/health/${service}/read-models/${encodeURIComponent(model)}/release`;
    await withReason(t("operate.release"), async (fields) => {
      const report = await send<ReleaseReport>("POST", path, { key, reason: fields.get("reason") });
      return report.released ? undefined : t("operate.stillStopped");
    });
    await this.read();
  }

  private versions(): TemplateResult {
    if (!this.version) {
      return html`${nothing}`;
    }
    const { platform, api, games: rules } = this.version;
    return html`<section class="card" data-part="versions" aria-labelledby="operate-versions">
      <h2 id="operate-versions">${t("operate.versions")}</h2>
      <p>${t("operate.version", { platform, api })}</p>
      <ul>
        ${Object.entries(rules).map(
          ([game, version]) => html`<li>
            <span data-api>${nameOf(this.known, game)}</span>: ${t("operate.rules", { version })}
          </li>`,
        )}
      </ul>
    </section>`;
  }
}

customElements.define("health-section", HealthSection);
