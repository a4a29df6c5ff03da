package baffin.bot.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/**
 * Leagues and tournaments. Documents come as the API writes them; every change carries a key of its own and happens
 * once however often it is sent.
 */
public final class CompetitionClient {

    private static final String COMPETITIONS = "/competitions";
    private static final int LINES_A_PAGE = 200;

    private final Session session;

    CompetitionClient(Session session) {
        this.session = session;
    }

    /**
     * Creates a competition; the caller directs it.
     *
     * @param policy format, game, points, tie-breaks, entry and schedule
     * @return the competition with its {@code competitionId}
     * @throws ApiException.Invalid when a field of the policy is not as it should be; the problem names all of them
     */
    public JsonNode create(JsonNode policy) {
        return post(COMPETITIONS, policy);
    }

    /** Enters the caller. */
    public JsonNode enter(String competition) {
        return post(path(competition) + "/entrants", Map.of());
    }

    /** Closes the list of entrants and begins; organisers only. */
    public JsonNode start(String competition) {
        return post(path(competition) + "/start", Map.of());
    }

    /** The competition with its policy and its rounds in short. */
    public JsonNode find(String competition) {
        return get(path(competition));
    }

    /** A round with its tables, their matches and results. */
    public JsonNode round(String competition, int round) {
        return get(path(competition) + "/rounds/" + round);
    }

    /** Whether a published round follows from what was before it, as the platform itself finds. */
    public JsonNode verification(String competition, int round) {
        return get(path(competition) + "/rounds/" + round + "/verification");
    }

    /**
     * The standing with all its tie-breaks: the first 200 lines.
     *
     * @param minVersion least version of the competition that it must be computed from
     */
    public JsonNode standings(String competition, long minVersion) {
        Call call = Call.get(path(competition) + "/standings")
                .asking("minVersion", minVersion)
                .asking("limit", LINES_A_PAGE);
        return Json.tree(session.call(call).body());
    }

    private JsonNode get(String path) {
        return Json.tree(session.call(Call.get(path)).body());
    }

    private JsonNode post(String path, Object body) {
        return Json.tree(session.call(Ids.keyed(Call.post(path, body))).body());
    }

    private static String path(String competition) {
        return COMPETITIONS + "/" + competition;
    }
}
