/** A lesson at the table: a match whose id says all that was done, so that a command leads to another id. */

import type { Lesson, LessonStep, LegalActions, Match } from "../app/api.js";
import { get } from "../app/http.js";
import { store, stored } from "../app/stored.js";
import type { Pending } from "./pending.js";
import { refusal } from "./refusal.js";
import { say } from "../app/notice.js";
import { Table } from "./table.js";

const kept = (game: string): string => `lesson.${game}`;

export class LessonTable extends Table {
  /** What to do now. */
  step: LessonStep | undefined;
  /** The version of what the learner has just done: what comes later was done by others. */
  seen = Number.MAX_SAFE_INTEGER;

  private get game(): string {
    return this.id.replace(/\..*/, "");
  }

  /** Where the learner has stopped, on this browser; at the beginning where that is no lesson any more. */
  override async begin(): Promise<void> {
    const last = stored<string>(kept(this.game));
    if (typeof last === "string" && last.startsWith(`${this.game}.`)) {
      const there = await get<Lesson>(`/lessons/${last}`).catch(() => undefined);
      this.id = there ? last : this.id;
    }
    return super.begin();
  }

  /** Only what the lesson asks for can be done, and nothing taken back other than by going back in the lesson. */
  protected override take(match: Match | undefined, board: string | undefined, legal: LegalActions | undefined): void {
    const lesson = match as Lesson | undefined;
    if (lesson && legal) {
      this.step = lesson.lesson;
      // the way back leads to an older version
      this.live = lesson.version < (this.live?.version ?? 0) ? undefined : this.live;
      store(kept(this.game), this.id);
      const asked = lesson.lesson.choices.map((choice) => legal.items[choice]!);
      super.take({ ...lesson, canUndo: false }, board, { ...legal, items: asked });
    }
  }

  protected override async exchange({ body }: Pending): Promise<boolean> {
    const at = this.actions.findIndex((action) => action.command === body);
    const choice = this.step?.choices[at];
    return choice !== undefined && this.turnTo(`${this.id}.${choice}`);
  }

  async back(): Promise<void> {
    await this.turnTo(this.id.replace(/\.\d+$/, ""));
  }

  async again(): Promise<void> {
    await this.turnTo(this.game);
  }

  private async turnTo(id: string): Promise<boolean> {
    const from = this.id;
    this.id = id;
    try {
      const onward = id.length > from.length;
      this.seen = onward ? this.live!.version + 1 : Number.MAX_SAFE_INTEGER;
      this.log = onward ? this.log : [];
      await this.catchUp();
      return true;
    } catch (failure) {
      this.id = from;
      say(refusal(failure), true);
      return false;
    }
  }
}
