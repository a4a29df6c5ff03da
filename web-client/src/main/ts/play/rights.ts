/** Which commands of the match itself, not of its game, the reader may send now; the platform checks them again. */

import type { Match } from "../app/api.js";

export function rights(match: Match, player: string | undefined): Set<string> {
  const can = new Set<string>();
  if (!player || match.status !== "RUNNING") {
    return can;
  }
  const seat = match.seat;
  if (seat === undefined) {
    const standsBy = match.table.alternates.some((alternate) => alternate.player === player);
    can.add(standsBy ? "StandDown" : "StandBy");
    if (match.table.offered.length > 0) {
      can.add("TakeSeat");
    }
    return can;
  }
  if (match.resigned.includes(seat)) {
    return can;
  }
  const clock = match.clock.seats[seat];
  const vacation = clock !== undefined && "VACATION" in clock.rests;
  can.add(match.clock.hold?.reason === "MUTUAL" ? "Resume" : "Pause");
  if (vacation) {
    can.add("EndVacation");
  } else if (match.clock.vacationDays > 0 && clock?.vacationLeft !== "PT0S") {
    can.add("TakeVacation");
  }
  if (match.clock.rule.type === "PerMove" && !match.toAct.includes(seat)) {
    can.add("SetQuietHours");
  }
  return can.add("OfferSeat").add("HandOver");
}
