import { Client, OAuthSession, Refused, SignedOut } from "baffin-client";
import { against, json, problem } from "../support/platform.js";
import { session as storage } from "../support/browser.js";
import { equal, rejects, test } from "../support/test.js";

const OPTIONS = {
  origin: "https://league.example.org",
  clientId: "client-1",
  redirectUri: "https://ui.example/back",
  scopes: ["read", "play"],
  storage,
};

const tokens = (name: string) => (): Response => json({ access_token: `access-${name}`, refresh_token: `refresh-${name}` });

/** A player who has visited the platform, and the URL with which the platform sends them back. */
async function sentBack(more: Record<string, string>): Promise<[OAuthSession, URL, string]> {
  storage.kept.clear();
  const session = new OAuthSession(OPTIONS);
  const url = new URL(await session.signInUrl());
  const back = new URLSearchParams({ state: url.searchParams.get("state")!, iss: OPTIONS.origin, ...more });
  return [session, url, `${OPTIONS.redirectUri}?${back}`];
}

async function signedIn(): Promise<[OAuthSession, Client]> {
  const [session, , back] = await sentBack({ code: "a-code" });
  await against(tokens("1"), async () => equal(await session.finish(back), true));
  return [session, new Client({ origin: OPTIONS.origin, session })];
}

test("a player signs in on the platform, and the code becomes tokens that fit the challenge", async () => {
  const [session, url, back] = await sentBack({ code: "a-code" });

  equal(session.signedIn, false);
  const platform = await against(tokens("1"), async () => equal(await session.finish(back), true));

  const body = platform.requests[0]!.body as URLSearchParams;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body.get("code_verifier")!));
  const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)));
  equal(challenge.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""), url.searchParams.get("code_challenge"));
  equal([body.get("grant_type"), body.get("code"), body.get("client_id")], ["authorization_code", "a-code", "client-1"]);
  equal([url.pathname, url.searchParams.get("scope")], ["/oauth/authorize", "read play"]);
  equal([session.signedIn, new OAuthSession(OPTIONS).signedIn], [true, true]);
});

test("an answer to another request, or of another platform, is none", async () => {
  const [session, , back] = await sentBack({ code: "a-code" });

  const platform = await against(tokens("1"), async () => {
    equal(await session.finish(back.replace("state=", "state=x")), false);
    equal(await session.finish(back.replace("league.example.org", "evil.example")), false);
    equal(await session.finish(OPTIONS.redirectUri), false);
  });

  equal([platform.requests.length, session.signedIn], [0, false]);
});

test("a player who says no is a refusal", async () => {
  const [session, , back] = await sentBack({ error: "access_denied", error_description: "No." });

  const refused = await session.finish(back).catch((failure: unknown) => failure as Refused);

  equal([refused instanceof Refused, refused instanceof Refused && refused.slug], [true, "access_denied"]);
});

test("the next token comes for the one that has ended", async () => {
  const [, client] = await signedIn();

  const platform = await against(
    ({ path, headers }) =>
      path.endsWith("/oauth/token")
        ? tokens("2")()
        : headers.get("Authorization") === "Bearer access-2"
          ? json({})
          : problem(401, "unauthenticated"),
    async () => {
      await client.get("/players/me");
    },
  );

  equal((platform.requests[1]!.body as URLSearchParams).get("refresh_token"), "refresh-1");
  equal(platform.header("Authorization"), ["Bearer access-1", null, "Bearer access-2"]);
});

test("a refused refresh token ends the session", async () => {
  const [session, client] = await signedIn();
  const refused = (): Response => json({ error: "invalid_grant" }, 400);

  await against(
    ({ path }) => (path.endsWith("/oauth/token") ? refused() : problem(401, "unauthenticated")),
    () => rejects(client.get("/players/me"), SignedOut),
  );

  equal(session.signedIn, false);
});

test("signing out revokes the tokens", async () => {
  const [session] = await signedIn();

  const platform = await against(() => json({}), () => session.signOut());

  equal(platform.lines, ["POST https://league.example.org/oauth/revoke"]);
  equal(session.signedIn, false);
});
