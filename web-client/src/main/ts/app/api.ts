/** What the client reads of the API, by the types of the API document, which the build makes of it. */

import type { Schemas } from "baffin-client";

export type Match = Schemas["Match"];
export type Analysis = Schemas["Analysis"];
export type Decision = Schemas["AnalysedDecision"];
export type Lesson = Schemas["LessonView"];
export type LessonStep = Schemas["LessonStep"];
export type SandboxMatch = Schemas["SandboxView"];
export type Seat = Schemas["MatchSeat"];
export type ScoreSheet = Schemas["ScoreSheet"];
export type SheetSeat = Schemas["ScoreSheetSeat"];
export type Aid = Schemas["Aid"];
export type Refusals = Schemas["Refusals"];
export type Action = Schemas["LegalAction"];
export type LegalActions = Schemas["LegalActions"];
export type Log = Schemas["Log"];
export type LoggedStep = Schemas["LogEntry"];
export type History = Schemas["History"];
export type Accepted = Schemas["CommandAccepted"];
export type Included = Schemas["Included"];
export type Player = Schemas["Player"];
export type GameInfo = Schemas["GameInfo"];
export type RatingChange = Schemas["RatingChange"];
export type Result = Schemas["Result"];
export type Notification = Schemas["Notification"];
export type BrowserSession = Schemas["BrowserSession"];
export type Guide = Schemas["Guide"];
export type GuideLine = Schemas["GuideLine"];
export type Rule = Schemas["Rule"];
export type RuleExample = Schemas["RuleExample"];
export type LobbyMatch = Schemas["LobbyMatch"];
export type LobbySeat = Schemas["LobbySeat"];
export type ListedMatch = Schemas["ListedMatch"];
export type Sandbox = Schemas["Sandbox"];
export type Seek = Schemas["Seek"];
export type ChatLine = Schemas["ChatLine"];
export type Presence = Schemas["Presence"];
export type Session = Schemas["Session"];
export type Preferences = Schemas["Preferences"];
export type QuietHours = Schemas["QuietHours"];
export type PushSettings = Schemas["Push"];
export type AccessToken = Schemas["AccessToken"];
export type AccountDeletion = Schemas["AccountDeletion"];
export type LinkBegun = Schemas["LinkBegun"];
export type LinkedIdentity = Schemas["LinkedIdentity"];
export type ClockRule = Schemas["ClockRule"];
export type Email = Schemas["Email"];
export type NewAccess = Schemas["NewAccess"];
export type BotCredentials = Schemas["BotCredentials"];
export type Webhook = Schemas["Webhook"];
export type PushSubscriptionView = Schemas["PushSubscription"];
export type PlayerRating = Schemas["PlayerRating"];
export type RatingValue = Schemas["RatingValue"];
export type GameRecord = Schemas["GameRecord"];
export type RecordNumbers = Schemas["Numbers"];
export type HeadToHead = Schemas["HeadToHead"];
export type Results = Schemas["Results"];
export type LeaderboardRow = Schemas["LeaderboardRow"];
export type Competition = Schemas["Competition"];
export type CompetitionBrief = Schemas["CompetitionBrief"];
export type Round = Schemas["Round"];
export type CompetitionTable = Schemas["CompetitionTable"];
export type ServiceHealth = Schemas["ServiceHealth"];
export type ReadModelHealth = Schemas["ReadModelHealth"];
export type OperatedAccount = Schemas["OperatedAccount"];
export type ReleaseReport = Schemas["ReleaseReport"];
export type PasswordResetToken = Schemas["PasswordResetToken"];
export type OperatorAction = Schemas["OperatorAction"];
export type ChatReport = Schemas["ChatReport"];
export type Version = Schemas["Version"];
export type RegistrationRules = Schemas["RegistrationRules"];

/** A step as a stream tells it, with what was asked to go along. */
export type Step = Omit<Schemas["Step"], "included"> & { included?: Included };

export interface Page<T> {
  items: T[];
  nextCursor?: string;
}
