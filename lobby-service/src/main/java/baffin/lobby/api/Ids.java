package baffin.lobby.api;

import baffin.match.terms.NamedIds;
import baffin.match.terms.Uuid;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;

/**
 * Ids of matches and seeks. A new match or seek has one that is made from what asks for it, so that a repeated
 * request means the same.
 */
public final class Ids {

    private Ids() {}

    /** The match that a player opens with a key. */
    public static String opened(String player, String key) {
        return NamedIds.of("open:" + player + ":" + key);
    }

    public static String rematch(String matchId) {
        return NamedIds.of("rematch:" + matchId);
    }

    /** The seek that a player makes with a key. */
    public static String seek(String player, String key) {
        return NamedIds.of("seek:" + player + ":" + key);
    }

    /** Throws 404 when no match can have the id, without asking anybody. */
    public static String checked(String matchId) {
        if (!Uuid.is(matchId)) {
            throw unknown();
        }
        return matchId;
    }

    /** Throws 404 when no seek can have the id. */
    public static String checkedSeek(String seekId) {
        if (!Uuid.is(seekId)) {
            throw unknownSeek();
        }
        return seekId;
    }

    public static RuntimeException unknownSeek() {
        return Problem.of(ProblemType.NOT_FOUND, "there is no such seek").asException();
    }

    public static RuntimeException unknown() {
        ProblemType type = ProblemType.UNKNOWN_MATCH;
        return Problem.of(type, type.description()).asException();
    }
}
