package baffin.gameservice.match.api;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.Matches;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Lease;
import baffin.platform.limits.Limits;
import baffin.platform.match.LobbyDirectory;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.QueryFilters;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import io.quarkus.security.UnauthorizedException;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the match that a request asks for, and who is asking. */
@Singleton
public class Lookup {

    private final Matches matches;
    private final Callers callers;
    private final ProjectionEngine engine;
    private final LobbyDirectory lobby;
    private final Clock clock = Clock.systemUTC();

    Lookup(Matches matches, Callers callers, @Identifier("views") ProjectionEngine engine, LobbyDirectory lobby) {
        this.lobby = lobby;
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
    public record Seen(Match<?, ?, ?, ?> match, Optional<Caller> caller, Viewer viewer) {

        /** Id of the caller; empty when nobody is signed in. */
        String account() {
            return caller.map(Caller::player).orElse("");
        }

        /** Fails with 403 for whoever holds no seat, and says why that matters. */
        public void requireSeat(String why) {
            if (!(viewer instanceof Viewer.Player)) {
                throw Problem.of(ProblemType.NOT_YOUR_SEAT, why).asException();
            }
        }
    }

    /** The match as it is now, as its caller may see it. */
    public Uni<Seen> seen(String id) {
        return seen(id, null, null, null);
    }

    /**
     * The match at a version, or as it is now. Who may see what belongs to a seat is whoever holds that seat now.
     *
     * @param version null for now
     * @param minVersion the least version wanted; null for any
     * @param as {@code public} for what everybody may see; null for what the caller may see
     * @return fails with 404 when there is none for the caller, with 503 when the version is not reached in time, or
     *     the match itself, which the lobby shows to the caller as started
     */
    public Uni<Seen> seen(String id, @Nullable Long version, @Nullable Long minVersion, @Nullable String as) {
        boolean everybody = everybody(as);
        long wanted = version == null && minVersion != null ? minVersion : 0;
        return callers.lease()
                .chain(lease -> begun(id, wanted, lease).chain(now -> {
                    Optional<Caller> caller = lease.caller();
                    Viewer viewer = everybody ? new Viewer.Spectator() : now.viewer(caller.map(Caller::player));
                    return at(now, version).map(match -> new Seen(match, caller, viewer));
                }));
    }

    /** True when only what everybody may see is wanted. */
    public static boolean everybody(@Nullable String as) {
        return QueryFilters.oneOf("?as", as, List.of("public")) != null;
    }

    private Uni<Match<?, ?, ?, ?>> at(Match<?, ?, ?, ?> now, @Nullable Long version) {
        if (version == null || version == now.version()) {
            return Uni.createFrom().item(now);
        }
        if (version < 1) {
            throw Problem.invalidField("?version", "out-of-range", "must be 1 or above")
                    .asException();
        }
        return matches.at(now.id(), version).map(found -> found.orElseThrow(() -> unknown(now.id())));
    }

    /** What the lobby has started is waited for. */
    private Uni<Match<?, ?, ?, ?>> begun(String id, long minVersion, Lease lease) {
        return minVersion > 0
                ? found(id, minVersion, lease)
                : matches.current(id)
                        .chain(known -> known.filter(match -> admits(match, lease))
                                        .isPresent()
                                ? Uni.createFrom().item(0L)
                                // asked also about a match that is hidden: it must not be told from none by the time
                                : lobby.started(id).map(started -> known.isEmpty() && started ? 1L : 0L))
                        .chain(least -> found(id, least, lease));
    }

    private static boolean admits(Match<?, ?, ?, ?> match, Lease lease) {
        return match.audience().admits(lease.caller().map(Caller::player));
    }

    private Uni<Match<?, ?, ?, ?>> found(String id, long minVersion, Lease lease) {
        long since = System.nanoTime();
        return matches.current(id, minVersion)
                .chain(found -> {
                    if (!lease.holds()) {
                        throw new UnauthorizedException();
                    }
                    Optional<Match<?, ?, ?, ?>> there = found.filter(match -> admits(match, lease));
                    // to the stranger it must not make a difference that there is one: neither in the answer nor in its
                    // time
                    return there.isPresent() || found.isEmpty() || minVersion <= 0
                            ? Uni.createFrom().item(there)
                            : Uni.createFrom().item(there).onItem().delayIt().by(rest(since));
                })
                .map(found -> {
                    if (found.isEmpty() && minVersion > 0) {
                        throw ProblemException.unavailable("This match is not visible here yet", 1);
                    }
                    Match<?, ?, ?, ?> match = found.orElseThrow(() -> unknown(id));
                    if (match.version() < minVersion) {
                        throw ProblemException.unavailable("This match is at version " + match.version(), 1);
                    }
                    return match;
                });
    }

    private static Duration rest(long since) {
        long passed = (System.nanoTime() - since) / 1_000_000;
        return Duration.ofMillis(Math.max(1, Limits.READ_WAIT_MS_MAX - passed));
    }

    private static ProblemException unknown(String id) {
        return Problem.of(ProblemType.UNKNOWN_MATCH, "No match, or no such version of it: " + id)
                .asException();
    }

    MatchView document(Seen seen, Locale language) {
        return document(seen.match(), seen.viewer(), language);
    }

    /** A match as the viewer may see it. */
    public MatchView document(Match<?, ?, ?, ?> match, Viewer viewer, Locale language) {
        return MatchView.of(
                match, viewer, clock.instant(), engine.stoppedSince(match.id()), PublicNames.NONE, language);
    }
}
