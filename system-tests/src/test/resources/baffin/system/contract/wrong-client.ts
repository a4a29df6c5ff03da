import type { components } from "./baffin";

// a field that may be absent, read as if it were always there
export function deadline(seat: components["schemas"]["SeatClock"]): string {
  return seat.deadline.toUpperCase();
}

// a command with a field that it does not have
export const command: components["schemas"]["ExpeditionMoveShip"] = { type: "MoveShip", tile: "L27" };
