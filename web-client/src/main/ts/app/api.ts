/** What the client reads of the API; a test holds these types to the API document. */

export interface Seat {
  seat: number;
  player: string;
  handle?: string;
  bot: boolean;
  colour: string;
}

export interface SeatClock {
  seat: number;
  asked: boolean;
  running: boolean;
  remainingMs?: number;
  deadline?: string;
  /** Reasons why the clock rests. */
  rests: Record<string, unknown>;
  /** A duration, such as `P2D`. */
  vacationLeft: string;
}

export interface PauseProposal {
  until: string;
  agreed: number[];
}

/** What a player would otherwise have to work out. */
export interface PlayerAid {
  kind: string;
  ruleId: string;
  text: string;
  targets: string[];
}

export interface Refusals {
  spot: string;
  items: { text: string; ruleId: string; reason: string }[];
}

export interface Match {
  matchId: string;
  game: string;
  version: number;
  status: "RUNNING" | "RULED" | "ENDED";
  seats: Seat[];
  seat?: number;
  toAct: number[];
  rulesVersion: string;
  canUndo: boolean;
  resigned: number[];
  clock: { rule: { type: string }; seats: SeatClock[]; hold?: { reason: string; until: string }; vacationDays: number };
  table: { orders?: Record<string, unknown>[]; offered: number[]; alternates: { player: string }[]; pauseProposal?: PauseProposal };
  aids?: PlayerAid[];
  organiser: string;
  serverTime: string;
  score: ScoreSheet;
}

export interface Sandbox {
  sandboxId: string;
  game: string;
  from: string;
  fromVersion: number;
  seat?: number;
  expiresAt: string;
}

export interface SandboxMatch extends Match {
  sandbox: Sandbox;
}

export interface History {
  items: { version: number; seat?: number; command?: { type: string } }[];
}

export interface Seek {
  seekId: string;
  status: "WAITING" | "MATCHED" | "WITHDRAWN" | "EXPIRED";
  game: string;
  seats: number[];
  handle?: string;
  expiresAt: string;
  matchId?: string;
}

export interface ScoreSheet {
  seats: SheetSeat[];
  last: boolean;
}

export interface SheetSeat {
  seat: number;
  total: number;
  rank: number;
  lines: ScoreLine[];
  tieBreak?: string;
}

export interface ScoreLine {
  kind: string;
  points: number;
  ruleId: string;
  version: number;
  note: string;
}

export interface Price {
  resource: string;
  amount: number;
  text: string;
}

export interface Action {
  command: { type: string };
  kind?: "MOVE" | "ARRANGEMENT";
  text?: string;
  ruleId?: string;
  picks?: string[];
  pickTexts?: string[];
  targets?: string[];
  price?: Price[];
  effects?: string[];
  odds?: string;
  irreversible?: boolean;
  endsTurn?: boolean;
  endsMatch?: boolean;
}

export interface LegalActions {
  matchId: string;
  version: number;
  seat?: number;
  toAct: number[];
  actions: Action[];
}

export interface LogLine {
  text: string;
  targets: string[];
}

export interface LoggedStep {
  version: number;
  seat?: number;
  at: string;
  lines: LogLine[];
}

export interface Log {
  matchId: string;
  version: number;
  items: LoggedStep[];
  nextCursor?: string;
}

export interface Included {
  view?: Match;
  board?: string;
  log?: Log;
  "legal-actions"?: LegalActions;
}

export interface Step {
  matchId: string;
  version: number;
  seat?: number;
  included?: Included;
}

export interface Accepted {
  version: number;
  included?: Included;
}

export interface Player {
  id: string;
  handle: string;
}

export interface GameOption {
  name: string;
  values: string[];
  text: string;
  titles: Record<string, string>;
}

export interface GameInfo {
  id: string;
  name: string;
  minSeats: number;
  maxSeats: number;
  rulesVersion: string;
  options: GameOption[];
  colours: string[];
  /** Why one would do something, by the first pick of the action. */
  hints?: Record<string, string>;
}

export interface Rule {
  id: string;
  chapter: string;
  title: string;
  text: string;
}

export interface LobbySeat {
  seat: number;
  player?: string;
  handle?: string;
  bot?: boolean;
  ready: boolean;
}

export interface LobbyMatch {
  matchId: string;
  game: string;
  status: string;
  seatCount: number;
  seats: LobbySeat[];
  free: number[];
  host: string;
  invitation?: string;
}

export interface ListedMatch {
  matchId: string;
  game: string;
  status: "RUNNING" | "RULED" | "ENDED";
  seats: { player: string; handle?: string; bot: boolean }[];
  version: number;
  startedAt: string;
  endedAt?: string;
  toAct?: number[];
  deadline?: string;
  unread?: number;
}

export interface Page<T> {
  items: T[];
  nextCursor?: string;
}

export interface ChatLine {
  messageId: string;
  handle?: string;
  player: string;
  seat?: number;
  text?: string;
  at: string;
}
