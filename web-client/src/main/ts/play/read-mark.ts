/** Tells the platform how far its reader has seen what is said: what was on the screen counts as read. */

import type { ReactiveController, ReactiveControllerHost } from "lit";
import { send } from "../app/http.js";

/** A channel of a chat, and the last line that is shown of it. */
export interface Seen {
  path: string;
  last: string;
}

export class ReadMark implements ReactiveController {
  private readonly marked = new Map<string, string>();
  private readonly sight = new IntersectionObserver((seen) => {
    this.inSight = seen.at(-1)!.isIntersecting;
    this.mark();
  });
  private readonly back = (): void => this.mark();
  private inSight = false;

  /**
   * @param shown what is shown; undefined when it is nothing, or when nobody counts what the reader has read
   * @param looked called while it is on the screen
   */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly shown: () => Seen | undefined,
    private readonly looked: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("visibilitychange", this.back);
    void this.host.updateComplete.then(() => this.sight.observe(this.host.querySelector("ol")!));
  }

  hostDisconnected(): void {
    this.sight.disconnect();
    document.removeEventListener("visibilitychange", this.back);
  }

  hostUpdated(): void {
    this.mark();
  }

  private mark(): void {
    const visible = this.inSight && !document.hidden;
    if (visible) {
      this.looked();
    }
    const shown = visible ? this.shown() : undefined;
    if (shown && this.marked.get(shown.path) !== shown.last) {
      this.marked.set(shown.path, shown.last);
      // what fails to be marked is marked when it is seen again, or with the next line
      send("PUT", `${shown.path}/read`, { upTo: shown.last }).catch(() => this.marked.delete(shown.path));
    }
  }
}
