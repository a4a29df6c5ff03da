/** A new competition: from a template, from a copy of another one, or from a document; then the form. */

import { html, nothing, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import type { GameInfo, Page } from "../app/api.js";
import { games } from "../app/games.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { go } from "../app/router.js";
import { spoken, t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import type { Competition, CompetitionBrief, NewPolicy, PolicyTemplate } from "./documents.js";
import { pathOf } from "./documents.js";
import "./policy-form.js";

export class NewCompetition extends LightElement {
  static override properties = {
    source: { attribute: false },
    games: { state: true },
    game: { state: true },
    templates: { state: true },
    own: { state: true },
    policy: { state: true },
    wrong: { state: true },
    invite: { state: true },
  };

  /** The competition to copy, by id; empty for another beginning. */
  declare source: string;
  declare games: readonly GameInfo[];
  declare game: string;
  declare templates: readonly PolicyTemplate[];
  declare own: readonly CompetitionBrief[];
  /** What the form begins with; undefined while nothing is chosen. */
  declare policy: NewPolicy | undefined;
  declare wrong: string;
  declare invite: boolean;

  private edited: NewPolicy | undefined;

  constructor() {
    super();
    this.source = "";
    this.games = [];
    this.game = "";
    this.templates = [];
    this.own = [];
    this.wrong = "";
    this.invite = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => {
      this.games = all;
      this.choose(all[0]?.id ?? "");
    });
    void get<Page<CompetitionBrief>>("/competitions?official=me&limit=200").then((found) => (this.own = found.items));
    if (this.source) {
      void this.copy(this.source);
    }
  }

  private choose(game: string): void {
    this.game = game;
    void get<Page<PolicyTemplate>>(`/competitions/policy-templates?game=${game}&lang=${spoken()}`).then(
      (found) => (this.templates = found.items),
    );
  }

  private begin(policy: NewPolicy, source = ""): void {
    this.source = source;
    this.policy = policy;
    this.edited = policy;
    this.wrong = "";
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("policy-form input")?.focus());
  }

  private async copy(id: string): Promise<void> {
    const { policy } = await get<Competition>(pathOf(id));
    this.begin(policy, id);
  }

  private document(text: string): void {
    try {
      const found = JSON.parse(text) as NewPolicy | { policy: NewPolicy };
      this.begin("policy" in found ? found.policy : found);
    } catch {
      this.wrong = t("new.org.document.wrong");
    }
  }

  private async create(): Promise<void> {
    try {
      const made = this.source
        ? await send<Competition>("POST", `${pathOf(this.source)}/copy`, { ...this.edited, invite: this.invite })
        : await send<Competition>("POST", "/competitions", this.edited);
      go(`organise/${made.competitionId}`);
    } catch (failure) {
      say(refusal(failure), true);
      if (!(failure instanceof Refused)) {
        throw failure;
      }
      this.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }

  protected override render(): TemplateResult {
    return html`<p><a href="#/organise">${t("org.all")}</a></p>
      <h1>${t("new.org.title")}</h1>
      ${this.policy ? this.form(this.policy) : this.beginnings()}`;
  }

  private form(policy: NewPolicy): TemplateResult {
    return html`<policy-form
        .policy=${policy}
        .games=${this.games}
        @policy=${(event: CustomEvent<NewPolicy>) => (this.edited = event.detail)}
      ></policy-form>
      ${
        this.source
          ? html`<label class="check"
              ><input type="checkbox" .checked=${this.invite} @change=${() => (this.invite = !this.invite)} />
              ${t("new.org.invite")}</label
            >`
          : nothing
      }
      <div class="buttons">
        <button type="button" @click=${() => (this.policy = undefined)}>${t("org.back")}</button>
        <button type="button" class="do create" @click=${() => void this.create()}>${t("new.org.create")}</button>
      </div>`;
  }

  private beginnings(): TemplateResult {
    const copy = (event: Event): void => void this.copy((event.target as HTMLSelectElement).value);
    const read = async (event: Event): Promise<void> => {
      const file = (event.target as HTMLInputElement).files?.[0];
      if (file) {
        this.document(await file.text());
      }
    };
    return html`<section aria-labelledby="new-templates">
        <h2 id="new-templates">${t("new.org.templates")}</h2>
        <label class="row"
          >${t("policy.game")}<select
            @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}
          >
            ${this.games.map(
              ({ id, name }) => html`<option value=${id} .selected=${id === this.game} data-api>${name}</option>`,
            )}
          </select></label
        >
        <ul class="templates">
          ${this.templates.map(
            (each) =>
              html`<li class="card">
                <h3 data-api>${each.title}</h3>
                <p data-api>${each.text}</p>
                <button type="button" data-template=${each.id} @click=${() => this.begin(each.policy)}>
                  ${t("new.org.use")}
                </button>
              </li>`,
          )}
        </ul>
      </section>
      <div class="columns">
        ${this.own.length > 0
          ? html`<section class="card form" aria-labelledby="new-copy">
              <h2 id="new-copy">${t("new.org.copy")}</h2>
              <p class="hint">${t("new.org.copy.what")}</p>
              <select aria-labelledby="new-copy" @change=${copy}>
                <option value="">–</option>
                ${this.own.map((each) => html`<option value=${each.competitionId} data-api>${each.name}</option>`)}
              </select>
            </section>`
          : nothing}
        <section class="card form" aria-labelledby="new-document">
          <h2 id="new-document">${t("new.org.document")}</h2>
          <p class="hint">${t("new.org.document.what")}</p>
          <div class="field">
            <label for="new-file">${t("new.org.file")}</label
            ><input id="new-file" type="file" accept="application/json,.json" @change=${read} />
          </div>
          <div class="field">
            <label for="new-text">${t("new.org.paste")}</label
            ><textarea
              id="new-text"
              rows="4"
              aria-invalid=${this.wrong !== ""}
              @change=${(event: Event) => this.document((event.target as HTMLTextAreaElement).value)}
            ></textarea>
            <span class="fault" role="alert">${this.wrong}</span>
          </div>
        </section>
      </div>`;
  }
}

customElements.define("new-competition", NewCompetition);
