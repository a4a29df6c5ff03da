import type {
  ExpeditionCommand,
  Match,
  MatchStreamEvent,
  Problem,
  SeatClock,
  WebhookEvent,
  WebhookRequest,
} from "./api";

// What compiles, whichever generator made the types, and what must not.

/** A match is told apart by its game. */
export function stacks(match: Match): unknown {
  return match.game === "north-wind" ? match.view.stacks : match.game;
}

// @ts-expect-error there is no such game
export const misspelt = (match: Match) => match.game === "northwind";

// @ts-expect-error other games have no stacks
export const ofAnyGame = (match: Match) => match.view.stacks;

/** A problem is told apart by its type, and has the members of that type for certain. */
export function version(problem: Problem): number {
  return problem.type === "/problems/stale-version" ? problem.currentVersion : problem.status;
}

// @ts-expect-error not every problem has a version
export const versionOfAny = (problem: Problem): number => problem.currentVersion;

// @ts-expect-error there is no such type of problem
export const otherProblem = (problem: Problem) => problem.type === "/problems/stale";

/** The events of a stream are told apart by their names, what they are about by its game. */
export function told(event: MatchStreamEvent): string {
  switch (event.event) {
    case "snapshot":
      return event.game === "expedition" ? String(event.view.frozenRows) : event.matchId;
    case "step":
      return event.game === "north-wind" ? event.events.map((one) => one.type).join() : String(event.at);
    case "reset":
      return "";
    case "end":
      return event.end;
  }
}

// @ts-expect-error there is no such event
export const otherEvent = (event: MatchStreamEvent) => event.event === "steps";

/** What webhooks are sent is told apart by its type. */
export function received(body: WebhookEvent): string {
  return body.type === "match.your-turn" ? body.data.player : String(body.timestamp);
}

// @ts-expect-error not everything is about one player
export const playerOfAny = (body: WebhookEvent) => body.data.player;

export const hook: WebhookRequest = { url: "https://league.example", events: ["match.started", "competition.*"] };

// @ts-expect-error there is no such event
export const otherHook: WebhookRequest = { url: "https://league.example", events: ["match.start"] };

export const pass: ExpeditionCommand = { type: "Pass" };

// @ts-expect-error this is a command of another game
export const sail: ExpeditionCommand = { type: "SetSail", stack: "OLSAND", cut: 1 };

// @ts-expect-error a command with a field that it does not have
export const ship: ExpeditionCommand = { type: "MoveShip", to: "4,5", tile: "L27" };

// @ts-expect-error a field that may be absent
export const deadline = (seat: SeatClock): string => String(seat.deadline.valueOf());
