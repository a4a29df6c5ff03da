/** Where in a competition a match is played, and the way there. */

import { html, nothing, type TemplateResult } from "lit";
import type { Competition, CompetitionPlace } from "./api.js";
import { client } from "./http.js";
import { LightElement } from "./light.js";
import { t } from "../i18n/words.js";

const names = new Map<string, Promise<string>>();

/** The name of a competition, read once; what can't be read is read again for the next who wants it. */
function nameOf(id: string): Promise<string> {
  const name =
    names.get(id) ??
    client.getIfThere<Competition>(`/competitions/${id}`).then(
      (found) => found?.policy.name ?? "",
      () => {
        names.delete(id);
        return "";
      },
    );
  names.set(id, name);
  return name;
}

export class CompetitionPlaceLink extends LightElement {
  static override properties = { place: { attribute: false }, name: { state: true } };

  /** Undefined for a match of no competition. */
  declare place: CompetitionPlace | undefined;
  declare name: string;

  private read = "";

  protected override willUpdate(): void {
    const id = this.place?.id ?? "";
    if (this.read !== id) {
      this.read = id;
      this.name = "";
      void nameOf(id).then((name) => id === this.place?.id && (this.name = name));
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.place) {
      return nothing;
    }
    const { id, round, table } = this.place;
    return html`<a class="place-of" href="#/competition/${id}?view=rounds&n=${round}&table=${table}"
      >${this.name ? html`<span data-api>${this.name}</span>, ` : nothing}${t("place.of", { n: round, table })}</a
    >`;
  }
}

customElements.define("competition-place", CompetitionPlaceLink);
