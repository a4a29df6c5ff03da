/** How requests are authorised. */

/** Sends a request to a path of the platform, such as `/api/v1/auth/session`. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** What authorises requests. */
export interface Session {
  /** Adds the credentials to a request. */
  authorize(init: RequestInit): RequestInit;

  /**
   * Gets the next credentials, after a 401.
   *
   * @returns the answer: success means that they are renewed, 400, 401 or 403 that the session has ended, anything else
   *     that it is too early to tell
   */
  renew(send: Send): Promise<Response>;
}

/** The session of a page of the platform itself, in cookies that no script can read. */
export function cookies(): Session {
  const authorize = (init: RequestInit): RequestInit => ({ ...init, credentials: "same-origin" });
  return {
    authorize,
    renew: (send) => send("/api/v1/auth/session", authorize({ method: "PUT" })),
  };
}

/** A personal access token, or that of a bot: when it ends, the session ends. */
export function bearer(token: string): Session {
  return {
    authorize: (init) => withToken(init, token),
    renew: async () => new Response(null, { status: 401 }),
  };
}

/** A request with a bearer token (RFC 6750), and without cookies. */
export function withToken(init: RequestInit, token: string): RequestInit {
  return { ...init, credentials: "omit", headers: { ...init.headers, Authorization: `Bearer ${token}` } };
}
