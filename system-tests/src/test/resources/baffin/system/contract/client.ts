import type { components, paths } from "./baffin";

type Match = components["schemas"]["Match"];
type Command = components["schemas"]["Command"];
type LegalActions = components["schemas"]["LegalActions"];
type ExpeditionView = components["schemas"]["ExpeditionView"];
type ExpeditionCommand = components["schemas"]["ExpeditionCommand"];
type Problem = components["schemas"]["Problem"];
type Accepted =
  paths["/api/v1/matches/{id}/commands"]["post"]["responses"]["200"]["content"]["application/json"];

/** Whose turn it is, and what the first legal action is: every field that is read is there for certain. */
export async function turn(base: string, id: string, token: string): Promise<Command | undefined> {
  const headers = { Authorization: `Bearer ${token}` };
  const match: Match = await (await fetch(`${base}/matches/${id}`, { headers })).json();
  if (match.seat === undefined || !match.toAct.includes(match.seat)) {
    return undefined;
  }
  const legal: LegalActions = await (await fetch(`${base}/matches/${id}/legal-actions`, { headers })).json();
  return legal.items[0]?.command;
}

/** Sends a command; the type of the problem tells a broken rule from a stale version. */
export async function play(base: string, match: Match, token: string, command: Command): Promise<Accepted | Problem> {
  const answer = await fetch(`${base}/matches/${match.matchId}/commands`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
      "If-Match": `"${match.version}"`,
    },
    body: JSON.stringify(command),
  });
  if (answer.ok) {
    return (await answer.json()) as Accepted;
  }
  const problem: Problem = await answer.json();
  return problem.type === "/problems/stale-version" ? play(base, match, token, command) : problem;
}

/** A command is told apart by its type. */
export function described(command: ExpeditionCommand): string {
  switch (command.type) {
    case "MoveShip":
      return `to ${command.to}`;
    case "PlaceTile":
      return `${command.tile} to ${command.row},${command.column}`;
    default:
      return command.type;
  }
}

/** The view of a game has its own words. */
export function frozen(view: ExpeditionView): number {
  return view.seats.length + view.frozenRows;
}
