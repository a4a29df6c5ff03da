package baffin.rules.api;

import baffin.match.terms.Uuid;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;

/** Ids of matches as they stand in a path. */
final class MatchIds {

    private MatchIds() {}

    /** Throws 404 when no match can have the id, without asking the log. */
    static void check(String id) {
        if (!Uuid.is(id)) {
            throw Problem.of(ProblemType.UNKNOWN_MATCH, "there is no match with this id")
                    .asException();
        }
    }
}
