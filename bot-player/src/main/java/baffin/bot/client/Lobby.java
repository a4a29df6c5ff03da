package baffin.bot.client;

import baffin.bot.client.model.LobbyMatch;
import baffin.bot.client.model.NewMatch;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Open matches. Every change carries a key of its own and happens once however often it is sent. */
public final class Lobby {

    private static final String MATCHES = "/lobby/matches";

    private final Session session;

    Lobby(Session session) {
        this.session = session;
    }

    /** Opens a match; the caller is its host and sits on seat 0. */
    public LobbyMatch open(NewMatch match) {
        return post(MATCHES, match);
    }

    public LobbyMatch match(String matchId) {
        return read(session.call(Call.get(MATCHES + "/" + matchId)));
    }

    /**
     * Matches that may be joined.
     *
     * @param game only of this game, or null for all
     */
    public JsonNode open(@Nullable String game) {
        return Json.tree(session.call(Call.get(MATCHES).asking("game", game)).body());
    }

    /** Takes the next free seat. */
    public LobbyMatch join(String matchId) {
        return act(matchId, "join");
    }

    /** Takes the next free seat of a match that only those with the invitation may join. */
    public LobbyMatch join(String matchId, String invitation) {
        return post(MATCHES + "/" + matchId + "/join", Map.of("invitation", invitation));
    }

    /** Gives the seat up again. */
    public LobbyMatch leave(String matchId) {
        return act(matchId, "leave");
    }

    /** Agrees to start; a full match starts by itself when all are ready. */
    public LobbyMatch ready(String matchId) {
        return act(matchId, "ready");
    }

    /** Agrees to start and puts something of the player's own into the draws. */
    public LobbyMatch ready(String matchId, String nonce) {
        return post(MATCHES + "/" + matchId + "/ready", Map.of("nonce", nonce));
    }

    /** Starts a match that is full; the host only. */
    public LobbyMatch start(String matchId) {
        return act(matchId, "start");
    }

    /** Calls an open match off; the host only. */
    public LobbyMatch cancel(String matchId) {
        return act(matchId, "cancel");
    }

    /** Opens a match with the seats of one that has ended. */
    public LobbyMatch rematch(String matchId) {
        return act(matchId, "rematch");
    }

    private LobbyMatch act(String matchId, String verb) {
        return post(MATCHES + "/" + matchId + "/" + verb, Map.of());
    }

    private LobbyMatch post(String path, Object body) {
        return read(session.call(Ids.keyed(Call.post(path, body))));
    }

    private static LobbyMatch read(Answer answer) {
        return Json.read(answer.body(), LobbyMatch.class);
    }
}
