/** Reads anew at intervals, as long as a page is shown and looked at. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

export class Poll implements ReactiveController {
  private timer: ReturnType<typeof setInterval> | undefined;

  /** @param read is called at once, where a failure is the page's, and then every so many milliseconds */
  constructor(
    host: ReactiveControllerHost,
    private readonly every: number,
    private readonly read: () => Promise<unknown>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.read();
    // one that fails is made up for by the next
    this.timer = setInterval(() => void (document.hidden || this.read().catch(() => undefined)), this.every);
  }

  hostDisconnected(): void {
    clearInterval(this.timer);
  }
}
