package baffin.bot.client;

import baffin.bot.client.model.Credentials;
import baffin.bot.client.model.Player;
import baffin.bot.client.model.Token;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Clock;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A signed-in player. Signs in again by itself when the token ends or is refused. */
public final class Session {

    private final Transport transport;
    private final Credentials credentials;
    private final Clock clock;
    private volatile @Nullable Token token;
    private volatile @Nullable Player me;

    Session(Transport transport, Credentials credentials, Clock clock) {
        this.transport = transport;
        this.credentials = credentials;
        this.clock = clock;
    }

    /** The signed-in player; asked once, then remembered. */
    public Player me() {
        Player known = me;
        if (known == null) {
            known = Json.read(call(Call.get("/players/me")).body(), Player.class);
            me = known;
        }
        return known;
    }

    /**
     * Makes a bot of this player's own.
     *
     * @return what the bot signs in with; the platform does not show the password again
     * @throws ApiException.Conflict when the handle is taken, or the player has too many bots
     */
    public Credentials makeBot(String handle) {
        JsonNode made = Json.tree(
                call(Ids.keyed(Call.post("/bots", Map.of("handle", handle)))).body());
        return new Credentials(
                made.path("handle").asText(handle), made.path("password").asText());
    }

    /** Open matches: make, join, start. */
    public Lobby lobby() {
        return new Lobby(this);
    }

    /** Leagues and tournaments: create, enter, follow. */
    public CompetitionClient competitions() {
        return new CompetitionClient(this);
    }

    /** A match that has started, as this player sees it. */
    public MatchClient table(String matchId) {
        return new MatchClient(this, matchId);
    }

    /** The table of places of a game. */
    public JsonNode leaderboard(String game) {
        return Json.tree(call(Call.get("/leaderboards/" + game)).body());
    }

    /** Matches won, lost and points of a player. */
    public JsonNode record(String playerId) {
        return Json.tree(call(Call.get("/players/" + playerId + "/record")).body());
    }

    /** A token that is good for at least some seconds, for callers with a transport of their own. */
    public String bearer() {
        return fresh(null).value();
    }

    Transport transport() {
        return transport;
    }

    Answer call(Call call) {
        Answer answer = persistent(call);
        if (!answer.ok()) {
            throw ApiException.of(answer);
        }
        return answer;
    }

    /** Sends with the token; a refused token is renewed once. */
    Answer persistent(Call call) {
        Token used = fresh(null);
        Answer answer = transport.persistent(authorised(call, used));
        return answer.status() == 401 ? transport.persistent(authorised(call, fresh(used))) : answer;
    }

    /** Sends once with the token; a refused token is renewed once. */
    Answer once(Call call) {
        Token used = fresh(null);
        Answer answer = transport.once(authorised(call, used));
        return answer.status() == 401 ? transport.once(authorised(call, fresh(used))) : answer;
    }

    private static Call authorised(Call call, Token token) {
        return call.with("Authorization", "Bearer " + token.value());
    }

    private synchronized Token fresh(@Nullable Token refused) {
        Token held = token;
        if (held != null && !held.equals(refused) && held.freshAt(clock.instant())) {
            return held;
        }
        Call call =
                Call.post("/auth/token", Map.of("handle", credentials.handle(), "password", credentials.password()));
        Token gained = Token.of(Json.tree(transport.call(call).body()), clock.instant());
        token = gained;
        return gained;
    }
}
