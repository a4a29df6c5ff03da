/** Sign-in on a page of another site: OAuth 2.1, authorization code with PKCE. */

import { type ProblemDocument, Refused } from "./problem.js";
import { type Send, type Session, withToken } from "./session.js";

const NAME = "baffin-client.";

export interface OAuthOptions {
  /** Origin of the platform, such as `https://league.example.org`. */
  origin: string;
  clientId: string;
  /** One of the client's redirect URIs: the page that calls {@link OAuthSession.finish}. */
  redirectUri: string;
  scopes: string[];
  /** Keeps the tokens; by default as long as the tab is open. */
  storage?: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

interface OAuthError {
  error: string;
  error_description?: string;
}

/** The session of a player who has signed in on the platform and allowed this client to act. */
export class OAuthSession implements Session {
  private readonly storage: NonNullable<OAuthOptions["storage"]>;

  constructor(private readonly options: OAuthOptions) {
    this.storage = options.storage ?? sessionStorage;
  }

  /** True when a player has signed in, until the session ends. */
  get signedIn(): boolean {
    return this.tokens !== undefined;
  }

  /** The URL that the player must visit to sign in. */
  async signInUrl(): Promise<string> {
    const { origin, clientId, redirectUri, scopes } = this.options;
    const [verifier, state] = [random(), random()];
    this.storage.setItem(NAME + "pending", JSON.stringify({ verifier, state }));
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const query = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: scopes.join(" "),
      state,
      code_challenge: base64url(new Uint8Array(digest)),
      code_challenge_method: "S256",
    });
    return `${origin}/oauth/authorize?${query}`;
  }

  /**
   * Turns the code that the player came back with into tokens.
   *
   * @param url of the page, as the player came back to it
   * @returns false when the URL is not that of a player who comes back
   * @throws Refused when the player or the platform has refused
   */
  async finish(url: string): Promise<boolean> {
    const query = new URL(url).searchParams;
    const pending = this.stored<{ verifier: string; state: string }>("pending");
    if (!pending || query.get("state") !== pending.state || query.get("iss") !== this.options.origin) {
      return false;
    }
    this.storage.removeItem(NAME + "pending");
    const error = query.get("error");
    if (error) {
      throw new Refused(asProblem({ error, error_description: query.get("error_description") ?? undefined }, 400));
    }
    const answer = await this.exchange((path, init) => fetch(this.options.origin + path, init), {
      grant_type: "authorization_code",
      code: query.get("code") ?? "",
      redirect_uri: this.options.redirectUri,
      code_verifier: pending.verifier,
    });
    if (!answer.ok) {
      throw new Refused(asProblem((await answer.json()) as OAuthError, answer.status));
    }
    return true;
  }

  authorize(init: RequestInit): RequestInit {
    const tokens = this.tokens;
    return tokens ? withToken(init, tokens.access_token) : { ...init, credentials: "omit" };
  }

  async renew(send: Send): Promise<Response> {
    const tokens = this.tokens;
    if (!tokens) {
      return new Response(null, { status: 401 });
    }
    const answer = await this.exchange(send, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });
    if (answer.status === 400 || answer.status === 401) {
      this.storage.removeItem(NAME + "tokens");
    }
    return answer;
  }

  /** Ends the session on the platform too. */
  async signOut(): Promise<void> {
    const tokens = this.tokens;
    this.storage.removeItem(NAME + "tokens");
    if (tokens) {
      await fetch(`${this.options.origin}/oauth/revoke`, {
        method: "POST",
        body: new URLSearchParams({ token: tokens.refresh_token, client_id: this.options.clientId }),
      });
    }
  }

  private async exchange(send: Send, grant: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ ...grant, client_id: this.options.clientId });
    const answer = await send("/oauth/token", { method: "POST", body });
    if (answer.ok) {
      this.storage.setItem(NAME + "tokens", await answer.clone().text());
    }
    return answer;
  }

  private get tokens(): Tokens | undefined {
    return this.stored<Tokens>("tokens");
  }

  private stored<T>(name: string): T | undefined {
    const text = this.storage.getItem(NAME + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  }
}

function asProblem({ error, error_description }: OAuthError, status: number): ProblemDocument {
  return { type: `oauth/${error}`, title: error, status, detail: error_description ?? error };
}

function random(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
