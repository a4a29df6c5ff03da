/** What can go wrong with a request. */

export interface Violation {
  pointer: string;
  code: string;
  message: string;
}

/** A problem document (RFC 9457). */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  ruleId?: string;
  violations?: Violation[];
  currentVersion?: number;
}

/** The platform refuses a request, and says why in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: ProblemDocument) {
    super(problem.detail);
  }

  /** The last part of the problem's type, such as `stale-version`. */
  get slug(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf("/") + 1);
  }
}

/** The session has ended, although the request needs one. */
export class SignedOut extends Refused {}

/** The platform can't be reached or does not answer in time: the fate of the request is unknown. */
export class Unreachable extends Error {
  /** @param changes false when the request only reads */
  constructor(readonly changes = false) {
    super();
  }
}

/** The problem document of an answer; fails with {@link Unreachable} where something else has answered. */
export async function problemOf(answer: Response): Promise<ProblemDocument> {
  try {
    return (await answer.json()) as ProblemDocument;
  } catch {
    throw new Unreachable();
  }
}
