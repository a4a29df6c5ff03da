/** Client of Baffin's REST API. */

export { Client, type ClientOptions, type StreamEvent, type StreamOptions } from "./client.js";
export { freshKey } from "./key.js";
export { OAuthSession, type OAuthOptions } from "./oauth.js";
export { type ProblemDocument, Refused, SignedOut, Unreachable, type Violation } from "./problem.js";
export type { Schemas } from "./schemas.js";
export { bearer, cookies, type Session } from "./session.js";
