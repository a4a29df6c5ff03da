/** Which players of a match are there; the platform tells those who play in it, and nobody else. */

import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Match, Presence } from "../app/api.js";
import { get } from "../app/http.js";
import { player } from "../app/session.js";

const ASK_MS = 20_000;

export class WhoIsThere implements ReactiveController {
  /** Seats whose players are there. */
  here: readonly number[] = [];

  private timer: ReturnType<typeof setInterval> | undefined;

  /** @param match the match; undefined where nobody else plays, as in a sandbox */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly match: () => Match | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.ask();
    this.timer = setInterval(() => void this.ask(), ASK_MS);
  }

  hostDisconnected(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    const match = this.match();
    if (!player() || match?.seat === undefined || match.status !== "RUNNING") {
      this.here = [];
    } else if (!document.hidden) {
      this.here = await get<Presence>(`/matches/${match.matchId}/presence`).then(
        (event) => event.here,
        () => [],
      );
    }
    this.host.requestUpdate();
  }
}
