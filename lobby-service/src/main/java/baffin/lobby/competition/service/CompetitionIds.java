package baffin.lobby.competition.service;

import baffin.match.terms.NamedIds;
import baffin.match.terms.Uuid;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;

/** Ids of competitions: made from what asks for one, so that a repeated request means the same competition. */
public final class CompetitionIds {

    private CompetitionIds() {}

    /** The competition that a player creates with a key. */
    public static String created(String player, String key) {
        return NamedIds.of("competition:" + player + ":" + key);
    }

    /**
     * The one season that follows another.
     *
     * @param attempt 1, and 1 more for each one of the same number that was cancelled
     */
    public static String season(String series, int season, int attempt) {
        return NamedIds.of("season:" + series + ":" + season + (attempt == 1 ? "" : ":" + attempt));
    }

    /** Throws 404 when no competition can have the id, without asking anybody. */
    static String checked(String id) {
        if (!valid(id)) {
            throw unknown();
        }
        return id;
    }

    public static boolean valid(String id) {
        return Uuid.is(id);
    }

    static RuntimeException unknown() {
        return Problem.of(ProblemType.NOT_FOUND, "there is no such competition").asException();
    }
}
