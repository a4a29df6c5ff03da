/** A view of a competition that reads something more, anew whenever the competition has changed. */

import type { PropertyValues } from "lit";
import { LightElement } from "../app/light.js";
import { pathOf, type Running } from "./documents.js";

export abstract class ReadingView extends LightElement {
  static override properties = { running: { attribute: false } };

  declare running: Running;

  private read = 0;

  /** A part of the competition, as it is at the version that is shown. */
  protected document(name: string): string {
    const { competitionId, version } = this.running.competition;
    return `${pathOf(competitionId)}/${name}?minVersion=${version}`;
  }

  /** Reads what is shown beside the competition itself. */
  protected abstract load(): Promise<void>;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { version } = this.running.competition;
    if (version !== this.read) {
      this.read = version;
      void this.load();
    }
  }
}
