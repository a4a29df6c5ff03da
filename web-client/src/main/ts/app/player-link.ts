/** The name of a player, which leads to their profile; house players have none. */

import { html, type TemplateResult } from "lit";

export interface Named {
  player?: string;
  handle?: string;
}

/** Where the profile of a player is. */
export function profileOf(handle: string): string {
  return `#/player/${encodeURIComponent(handle)}`;
}

/** @param shown what stands for somebody without a name */
export function playerLink({ player, handle }: Named, shown = ""): TemplateResult {
  return handle === undefined || player === undefined || player.startsWith("house:")
    ? html`<span data-api>${handle ?? shown}</span>`
    : html`<a class="player" href=${profileOf(handle)} data-api>${handle}</a>`;
}
