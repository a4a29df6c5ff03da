/** A part of the page of a competition. It reads anew when the competition or the link to it changes. */

import { html, type PropertyDeclarations, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import type { Competition, StandingRow } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import "./words.js";

/** So many items the API has on a page at most. */
export const PAGE_MAX = 200;

export type Query = Record<string, string | number | undefined>;

/** Leads to a part of the page of a competition. */
export function link(competition: string, view: string, query: Query = {}): string {
  return `#/competition/${competition}${written({ view, ...query })}`;
}

function written(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

export abstract class CompetitionView<T> extends LightElement {
  static override properties: PropertyDeclarations = {
    competition: { attribute: false },
    lines: { attribute: false },
    query: { attribute: false },
    found: { state: true },
    refused: { state: true },
  };

  declare competition: Competition;
  /** The official standing as it is now. */
  declare lines: readonly StandingRow[];
  /** What the link wants. */
  declare query: string;
  /** What was read; undefined until it is there. */
  declare found: T | undefined;
  /** Why it can't be read. */
  declare refused: string | undefined;

  private current: string | undefined;

  /** A parameter of the link; empty where it is not given. */
  protected param(name: string): string {
    return new URLSearchParams(this.query).get(name) ?? "";
  }

  /** A part of the page of this competition. */
  protected link(view: string, query?: Query): string {
    return link(this.competition.competitionId, view, query);
  }

  /** Reads something of the competition, at least as new as the page is. */
  protected get<R>(path: string, query: Query = {}): Promise<R> {
    const { competitionId, version } = this.competition;
    const minVersion = query.asOf === undefined || query.asOf === "" ? version : undefined;
    return get<R>(`/competitions/${competitionId}${path}${written({ minVersion, ...query })}`);
  }

  /** All items of a list of which the API has pages. */
  protected async all<R>(path: string, query: Query = {}): Promise<R[]> {
    const items: R[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.get<{ items: R[]; nextCursor?: string }>(path, { ...query, cursor, limit: PAGE_MAX });
      items.push(...page.items);
      // a list that grows has a cursor for what comes later
      cursor = page.items.length === PAGE_MAX ? page.nextCursor : undefined;
    } while (cursor !== undefined);
    return items;
  }

  /** What `read` depends on beside the version of the competition; undefined where there is nothing to read. */
  protected abstract wanted(): string | undefined;

  protected abstract read(): Promise<T>;

  protected abstract content(found: T): TemplateResult;

  protected override willUpdate(): void {
    const wanted = this.wanted();
    const wanting = wanted === undefined ? undefined : `${this.competition.version} ${wanted}`;
    if (wanting !== this.current) {
      if (this.current?.split(" ").slice(1).join(" ") !== wanted) {
        this.found = undefined;
      }
      this.current = wanting;
      if (wanting !== undefined) {
        void this.load(wanting);
      }
    }
  }

  /** An answer to what is wanted no longer is dropped. */
  private async load(wanting: string): Promise<void> {
    try {
      const found = await this.read();
      if (wanting === this.current) {
        this.found = found;
        this.refused = undefined;
      }
    } catch (failure) {
      if (!(failure instanceof Refused)) {
        throw failure;
      }
      if (wanting === this.current) {
        this.refused = failure.problem.status === 404 ? t("error.page") : refusal(failure);
      }
    }
  }

  protected override render(): TemplateResult {
    if (this.refused !== undefined) {
      return html`<p role="alert">${this.refused}</p>`;
    }
    return this.found === undefined ? html`<p>${t("load.wait")}</p>` : this.content(this.found);
  }
}
