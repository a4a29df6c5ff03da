package baffin.view.api;

import baffin.game.Viewer;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.view.live.Match;
import baffin.view.live.Matches;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the match that a request asks for, and who is asking. */
@Singleton
class Lookup {

    private final Matches matches;
    private final Callers callers;
    private final ProjectionEngine engine;
    private final Clock clock = Clock.systemUTC();

    Lookup(Matches matches, Callers callers, ProjectionEngine engine) {
        this.matches = matches;
        this.callers = callers;
        this.engine = engine;
    }

    /**
     * A match and who looks at it.
     *
     * @param caller empty when nobody is signed in
     * @param viewer what the caller may see
     */
    record Seen(Match<?, ?, ?, ?> match, Optional<Caller> caller, Viewer viewer) {}

    /**
     * The match at a version, or as it is now.
     *
     * @param version null for now
     * @param minVersion the least version wanted; null for any
     * @return fails with 404 when there is none, with 503 when the version is not reached in time
     */
    Uni<Seen> seen(String id, @Nullable Long version, @Nullable Long minVersion) {
        return callers.viewer()
                .chain(caller -> found(id, version, minVersion == null ? 0 : minVersion)
                        .map(match -> new Seen(match, caller, match.viewer(caller.map(Caller::player)))));
    }

    private Uni<Match<?, ?, ?, ?>> found(String id, @Nullable Long version, long minVersion) {
        if (version != null) {
            if (version < 1) {
                throw Problem.invalidField("?version", "out-of-range", "must be 1 or above")
                        .asException();
            }
            return matches.at(id, version).map(found -> found.orElseThrow(() -> unknown(id)));
        }
        return matches.current(id, minVersion).map(found -> {
            if (found.isEmpty() && minVersion > 0) {
                throw ProblemException.unavailable("This match is not seen here yet", 1);
            }
            Match<?, ?, ?, ?> match = found.orElseThrow(() -> unknown(id));
            if (match.version() < minVersion) {
                throw ProblemException.unavailable("This match is at version " + match.version(), 1);
            }
            return match;
        });
    }

    private static ProblemException unknown(String id) {
        return Problem.of(ProblemType.UNKNOWN_MATCH, "No match, or no such version of it: " + id)
                .asException();
    }

    /** The document of what is seen. */
    MatchDocument document(Seen seen) {
        return document(seen.match(), seen.viewer());
    }

    /** A match as the viewer may see it. */
    MatchDocument document(Match<?, ?, ?, ?> match, Viewer viewer) {
        return MatchDocument.of(match, viewer, clock.instant(), engine.stoppedSince(match.id()));
    }
}
