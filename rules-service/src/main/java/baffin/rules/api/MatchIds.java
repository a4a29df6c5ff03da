package baffin.rules.api;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import java.util.regex.Pattern;

/** Ids of matches as they stand in a path. */
final class MatchIds {

    private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    private MatchIds() {}

    /** Throws 404 when no match can have the id, without asking the log. */
    static void check(String id) {
        if (!UUID.matcher(id).matches()) {
            throw Problem.of(ProblemType.UNKNOWN_MATCH, "there is no match with this id")
                    .asException();
        }
    }
}
