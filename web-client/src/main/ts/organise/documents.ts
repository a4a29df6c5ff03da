/** What organisers read of the API, and how its lists are read as a whole. */

import type { Schemas } from "baffin-client";
import type { Page } from "../app/api.js";
import { get } from "../app/http.js";

export type Affected = Schemas["AffectedRound"];
export type Alternate = Schemas["LobbyAlternate"];
export type Announcement = Schemas["Announcement"];
export type Change = Schemas["CompetitionChange"];
export type Competition = Schemas["Competition"];
export type CompetitionBrief = Schemas["CompetitionBrief"];
export type CompetitionRecord = Schemas["CompetitionRecord"];
export type Delivery = Schemas["WebhookDelivery"];
export type DivisionSchedule = Schemas["DivisionSchedule"];
export type DryRun = Schemas["CompetitionDryRun"];
export type Entrant = Schemas["Entrant"];
export type Hook = Schemas["Webhook"];
export type Invitation = Schemas["CompetitionInvitation"];
export type NewPolicy = Schemas["NewPolicy"];
export type NextSeason = Schemas["NextSeason"];
export type Note = Schemas["CompetitionNote"];
export type PairingAnswer = Schemas["PairingAnswer"];
export type PolicyTemplate = Schemas["PolicyTemplate"];
export type ResultRow = Schemas["ResultRow"];
export type Round = Schemas["Round"];
export type Ruling = Schemas["CompetitionRuling"];
export type RulingRequest = Schemas["RulingRequest"];
export type Standing = Schemas["StandingResult"];
export type StreamEvent = Schemas["StandingsStreamEvent"];
export type Table = Schemas["CompetitionTable"];
export type ValidPolicy = Schemas["ValidPolicy"];
export type Violation = Schemas["Violation"];

const PAGE = 200;

/** A competition as its organisers see it. */
export interface Running {
  competition: Competition;
  entrants: readonly Entrant[];
}

export const pathOf = (id: string): string => `/competitions/${id}`;

/** All items of a list that is read at once. */
export async function items<T>(path: string): Promise<T[]> {
  return (await get<Page<T>>(path)).items;
}

/** All items of a list, page after page. */
export async function whole<T>(path: string): Promise<T[]> {
  const found: T[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const mark: string = path.includes("?") ? "&" : "?";
    const page: Page<T> = await get<Page<T>>(`${path}${mark}limit=${PAGE}${cursor && `&cursor=${cursor}`}`);
    found.push(...page.items);
    // lists that grow name where to read on even at their end
    cursor = page.items.length < PAGE ? undefined : page.nextCursor;
  }
  return found;
}

/** Who plays for an entrant, for people. */
export function nameOf({ entrants }: Running, entrant: number): string {
  const found = entrants.find((each) => each.entrant === entrant);
  return found?.handle ?? `${entrant}`;
}
