/** Who did what, when and why, with the notes that only people with a role read. */

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import { act, when } from "./act-form.js";
import { redact } from "./acts.js";
import { actor, eventTexts, publicWords } from "./event-words.js";
import { items, whole, type CompetitionRecord, type Note } from "./documents.js";
import { ReadingView } from "./reading.js";

const SHOWN = 50;

export class HistoryView extends ReadingView {
  static override properties = {
    ...ReadingView.properties,
    records: { state: true },
    notes: { state: true },
    people: { state: true },
    shown: { state: true },
  };

  /** Latest first. */
  declare records: readonly CompetitionRecord[];
  declare notes: readonly Note[];
  /** Whether only what people did is shown. */
  declare people: boolean;
  declare shown: number;

  constructor() {
    super();
    this.records = [];
    this.notes = [];
    this.people = true;
    this.shown = SHOWN;
  }

  protected override async load(): Promise<void> {
    const [records, notes] = await Promise.all([
      whole<CompetitionRecord>(this.document("records")),
      items<Note>(this.document("notes")),
    ]);
    this.records = records.reverse();
    this.notes = notes;
  }

  protected override render(): TemplateResult {
    const wanted = this.records.filter((record) => record.by !== undefined || !this.people);
    return html`<section class="card" aria-labelledby="history-title">
      <h2 id="history-title">${t("history.title")}</h2>
      <label class="check"
        ><input type="checkbox" .checked=${this.people} @change=${() => (this.people = !this.people)} />
        ${t("history.people")}</label
      >
      <ol class="rows history">
        ${wanted.slice(0, this.shown).map((record) => this.row(record))}
      </ol>
      ${
        wanted.length > this.shown
          ? html`<button type="button" @click=${() => (this.shown += SHOWN)}>
              ${t("history.more", { n: wanted.length - this.shown })}
            </button>`
          : nothing
      }
    </section>`;
  }

  private row(record: CompetitionRecord): TemplateResult {
    const note = this.notes.find((each) => each.version === record.version)?.note;
    const words = publicWords(record);
    const category = record.cause?.category;
    const texts = eventTexts(record.events, this.running, record.by);
    return html`<li>
      <span class="number">${record.version}</span> <b data-api>${actor(record)}</b>
      <span>${texts.slice(0, 4).join(" ")}</span>
      ${texts.length > 4 ? html`<span>${t("org.dry.more", { n: texts.length - 4 })}</span>` : nothing}
      ${category ? html`<span class="badge">${t(`org.category.${category}`)}</span>` : nothing}
      ${words ? html`<q data-api>${words}</q>` : nothing}
      ${note ? html`<span class="note">${t("history.note")} <q data-api>${note}</q></span>` : nothing}
      ${when(record.at)} ${words || note ? act(this.running, redact(record.version)) : nothing}
    </li>`;
  }
}

customElements.define("history-view", HistoryView);
