/** A match or a sandbox as it is now: read once, then kept up to date; what is sent is sent exactly once. */

import type { ReactiveController, ReactiveControllerHost } from "lit";
import { freshKey, Refused, Unreachable } from "baffin-client";
import type { Accepted, Action, Included, LegalActions, Log, LoggedStep, Match, Step } from "../app/api.js";
import { get, send } from "../app/http.js";
import { follow, onConnection, type StreamEvent } from "../app/live.js";
import { say } from "../app/notice.js";
import { animated, drawing, onTurnedDevice } from "../app/preferences.js";
import { syncClock } from "../app/time.js";
import { spoken } from "../i18n/words.js";
import { keepPending, known, pending, type Pending } from "./pending.js";
import { refusal } from "./refusal.js";

const PAGE = 200;
const PASTS_MAX = 100;
const RETRY_MS = 2000;
/** How long each step of others is shown before the next one. */
const PACE_MS = 900;

export type Kind = "matches" | "sandboxes" | "lessons";

/** A table as it was at a version. */
export interface Past {
  match: Match;
  board: string;
}

/** Whether it is the turn of the seat that the reader looks from. */
export function mine(match: Match | undefined): boolean {
  return match?.seat !== undefined && match.toAct.includes(match.seat);
}

export class Table implements ReactiveController {
  live: Match | undefined;
  board = "";
  actions: Action[] = [];
  log: LoggedStep[] = [];
  /** False while the connection is lost: what is shown may be out of date. */
  here = true;

  private readonly pasts = new Map<string, Promise<Past>>();
  private leave: (() => void)[] = [];
  private ended = false;
  /** Steps of others that came faster than one can read, the oldest first. */
  private readonly unseen: Included[] = [];
  private pacing: ReturnType<typeof setTimeout> | undefined;
  /** The exchange that goes on; it never fails. */
  private underWay: Promise<boolean> | undefined;

  /**
   * @param turned called whenever it becomes the reader's turn
   * @param said called with the events of the chat
   */
  constructor(
    private readonly host: ReactiveControllerHost,
    readonly kind: Kind,
    public id: string,
    private readonly turned: () => void,
    private readonly said: (event: StreamEvent) => void,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.ended = true;
    clearTimeout(this.pacing);
    this.leave.forEach((end) => end());
    this.leave = [];
  }

  /** Whether a command is on its way. */
  get busy(): boolean {
    return this.underWay !== undefined;
  }

  get path(): string {
    return `/${this.kind}/${this.id}`;
  }

  async begin(): Promise<void> {
    await this.read();
    if (this.ended) {
      return;
    }
    this.leave.push(onTurnedDevice(() => void this.read()));
    if (this.kind === "matches") {
      this.leave.push(
        follow([`match:${this.id}`, `chat:${this.id}`, `chat:${this.id}:seats`], (event) => this.received(event)),
        onConnection((here) => this.connection(here)),
      );
    }
    await this.readLog(1);
    const before = pending(this.path);
    if (before) {
      await this.deliver(before);
    }
  }

  private connection(here: boolean): void {
    const back = here && !this.here;
    this.here = here;
    this.host.requestUpdate();
    if (back) {
      void this.catchUp();
      this.said({ topic: `chat:${this.id}`, event: "reset", data: undefined });
    }
  }

  /** Whether steps wait to be shown. */
  get behind(): boolean {
    return this.unseen.length > 0;
  }

  /** Shows at once what waits to be shown. */
  skip(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    this.unseen.splice(0).forEach((step) => this.arrived(step));
  }

  /** Shows a step, after those before it have been read. */
  private pace(step: Included): void {
    const foreign = step.view?.status === "RUNNING" && step.log?.items[0]?.seat !== step.view.seat;
    if (!animated() || document.hidden || (!foreign && this.pacing === undefined)) {
      this.skip();
      this.arrived(step);
    } else if (this.pacing === undefined) {
      this.show(step);
    } else {
      this.unseen.push(step);
      this.host.requestUpdate();
    }
  }

  private show(step: Included): void {
    this.arrived(step);
    this.pacing = setTimeout(() => {
      this.pacing = undefined;
      const next = this.unseen.shift();
      if (next && !this.ended) {
        this.show(next);
      }
    }, PACE_MS);
  }

  protected async catchUp(): Promise<void> {
    this.unseen.length = 0;
    await this.read();
    await this.readLog((this.log.at(-1)?.version ?? 0) + 1);
  }

  /** Everything as it is now, all of one version. */
  async read(): Promise<void> {
    const match = await get<Match>(this.path);
    const [board, legal] = await Promise.all([
      get<string>(this.picture(match.version)),
      match.seat === undefined ? undefined : get<LegalActions>(`${this.path}/legal-actions`),
    ]);
    if (legal && legal.version > match.version && !this.ended) {
      await this.read();
    } else {
      this.take(match, board, legal);
    }
  }

  private picture(version: number): string {
    // another version of a lesson has another id
    const at = this.kind === "lessons" ? "" : `&version=${version}`;
    return `${this.path}/board.svg?styles=none&lang=${spoken()}${drawing()}${at}`;
  }

  /** The table as it was; the next version is read ahead, for who goes through all of them. */
  at(version: number): Promise<Past> {
    const found = this.past(version);
    if (version < (this.live?.version ?? 0)) {
      void found.then(() => this.past(version + 1)).catch(() => undefined);
    }
    return found;
  }

  private past(version: number): Promise<Past> {
    const picture = this.picture(version);
    const kept = this.pasts.get(picture);
    if (kept) {
      return kept;
    }
    const match = get<Match>(`${this.path}?version=${version}&lang=${spoken()}`);
    const found = Promise.all([match, get<string>(picture)]).then(([match, board]) => ({ match, board }));
    found.catch(() => this.pasts.delete(picture));
    this.pasts.set(picture, found);
    if (this.pasts.size > PASTS_MAX) {
      this.pasts.delete(this.pasts.keys().next().value!);
    }
    return found;
  }

  private async readLog(from: number): Promise<void> {
    for (let next: string | undefined = `?from=${from}&limit=${PAGE}`; next; ) {
      const page: Log = await get<Log>(`${this.path}/log${next}`);
      this.add(page.items);
      next = page.items.length === PAGE ? `?cursor=${encodeURIComponent(page.nextCursor!)}&limit=${PAGE}` : undefined;
    }
    this.host.requestUpdate();
  }

  private add(steps: LoggedStep[]): void {
    const last = this.log.at(-1)?.version ?? 0;
    this.log = [...this.log, ...steps.filter((step) => step.version > last)];
  }

  protected take(match: Match | undefined, board: string | undefined, legal: LegalActions | undefined): void {
    if (!match || match.version < (this.live?.version ?? 0)) {
      return;
    }
    const turned = mine(match) && !mine(this.live);
    syncClock(match.serverTime);
    this.live = match;
    this.board = board ?? this.board;
    this.actions = legal?.items ?? [];
    this.host.requestUpdate();
    if (turned) {
      this.turned();
    }
  }

  /** What came along with a step or an answer. */
  private arrived(included: Included): void {
    const apart = drawing() !== "";
    this.take(included.view, apart ? undefined : included.board, included["legal-actions"]);
    const next = (this.log.at(-1)?.version ?? 0) + 1;
    const steps = included.log?.items ?? [];
    if ((steps[0]?.version ?? next) > next) {
      void this.readLog(next);
    } else {
      this.add(steps);
    }
    if (apart && included.view) {
      const { version } = included.view;
      void get<string>(this.picture(version)).then((board) => {
        if (this.live?.version === version) {
          this.board = board;
          this.host.requestUpdate();
        }
      });
    }
  }

  private received(event: StreamEvent): void {
    if (event.topic.startsWith("chat:")) {
      this.said(event);
    } else if (event.event === "reset") {
      void this.catchUp();
    } else if (event.event === "step") {
      const step = event.data as Step;
      const last = this.unseen.at(-1)?.view?.version ?? this.log.at(-1)?.version ?? 0;
      if (step.included?.view && step.version === last + 1) {
        this.pace(step.included);
      } else if (step.version > Math.max(last, this.live?.version ?? 0)) {
        void this.catchUp();
      }
    }
  }

  /**
   * Sends a command of the reader's seat, once the one before is answered; true when it was accepted. A step may be
   * shown before its answer is there; what was meant for a table of before is not sent.
   */
  async command(body: unknown): Promise<boolean> {
    this.skip();
    const version = this.live?.version;
    while (this.underWay) {
      await this.underWay;
    }
    return version !== undefined && version === this.live?.version && this.send(body);
  }

  /** Sends a command that any version of the table takes, such as a pause, once nothing else is on its way. */
  async afterwards(body: unknown): Promise<boolean> {
    while (this.underWay) {
      await this.underWay;
    }
    this.skip();
    return this.live !== undefined && this.send(body);
  }

  private send(body: unknown): Promise<boolean> {
    return this.deliver({ body, version: this.live!.version, key: freshKey() });
  }

  private deliver(command: Pending): Promise<boolean> {
    const delivery = this.exchange(command).finally(() => {
      this.underWay = undefined;
      this.host.requestUpdate();
    });
    this.underWay = delivery.catch(() => false);
    this.host.requestUpdate();
    return delivery;
  }

  protected async exchange(command: Pending): Promise<boolean> {
    keepPending(this.path, command);
    try {
      const accepted = await this.sent(command);
      known(this.path);
      this.here = true;
      if (accepted.included?.view) {
        this.arrived(accepted.included);
      } else {
        await this.catchUp();
      }
      return true;
    } catch (failure) {
      if (failure instanceof Unreachable) {
        return false;
      }
      known(this.path);
      say(refusal(failure), true);
      if (failure instanceof Refused && failure.problem.status === 412) {
        await this.catchUp();
      }
      return false;
    }
  }

  /** Sends until the platform says what became of it. */
  private async sent(command: Pending): Promise<Accepted> {
    const include = this.kind === "matches" ? `?include=legal-actions,view,board,log&lang=${spoken()}` : "";
    for (;;) {
      try {
        const path = `${this.path}/commands${include}`;
        return await send<Accepted>("POST", path, command.body, command.version, command.key);
      } catch (failure) {
        if (!(failure instanceof Unreachable) || this.ended) {
          throw failure;
        }
        this.here = false;
        this.host.requestUpdate();
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
    }
  }

  /** Takes back all steps of the turn that can be taken back. */
  async reset(): Promise<void> {
    while (this.live?.canUndo && (await this.command({ type: "Undo" }))) {
      // the next one
    }
  }
}
