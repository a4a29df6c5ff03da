package baffin.gameservice.match.api;

import baffin.gameservice.match.Match;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;

/** What may be asked only of matches that are over. */
public final class Finished {

    private Finished() {}

    /** The match, or a conflict while it goes on. */
    public static Match<?, ?, ?, ?> of(Match<?, ?, ?, ?> match) {
        if (!match.ended()) {
            throw Problem.of(ProblemType.CONFLICT, "The match has not ended: its seed is still secret")
                    .withCurrentVersion(match.version())
                    .asException();
        }
        return match;
    }
}
