package baffin.gameservice.sandbox.api;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.api.MatchView;
import baffin.gameservice.sandbox.SandboxInfo;
import baffin.gameservice.sandbox.Sandboxes;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.QueryFilters;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the sandbox that a request asks for; it is there for its owner alone. */
@Singleton
public class SandboxLookup {

    private final Sandboxes sandboxes;
    private final Callers callers;
    private final PublicNames names;
    private final Clock clock = Clock.systemUTC();

    SandboxLookup(Sandboxes sandboxes, Callers callers, NameDirectory names) {
        this.sandboxes = sandboxes;
        this.callers = callers;
        this.names = names;
    }

    /**
     * How the owner wants to look.
     *
     * @param seat from which seat; null for the first one that is asked
     * @param version null for now
     * @param minVersion the least version wanted; null for any
     * @param as {@code public} for what everybody would see; null for what the seat sees
     */
    public record Look(
            @Nullable Integer seat,
            @Nullable Long version,
            @Nullable Long minVersion,
            @Nullable String as) {}

    /** A sandbox at a version, as its owner looks at it. */
    public record Owned(SandboxInfo info, Lookup.Seen seen) {}

    /** The sandbox, without its position; fails with 404 when the caller has none with this id. */
    Uni<SandboxInfo> info(String id) {
        return callers.required()
                .chain(caller -> sandboxes.find(id, caller.player()))
                .map(found -> found.orElseThrow(() -> unknown(id)));
    }

    /** The sandbox at a version; fails with 404 when there is none, or no such version. */
    public Uni<Owned> seen(String id, Look look) {
        boolean everybody = Lookup.everybody(look.as());
        QueryFilters.refuse("seat", everybody && look.seat() != null, "has no meaning together with as=public");
        return callers.required()
                .chain(caller -> sandboxes
                        .find(id, caller.player())
                        .map(found -> found.orElseThrow(() -> unknown(id)))
                        .chain(info -> sandboxes
                                .at(info.game(), id, version(info, look))
                                .map(match -> new Owned(info, seen(match, caller, everybody, look.seat())))));
    }

    private static Lookup.Seen seen(Match<?, ?, ?, ?> match, Caller caller, boolean everybody, @Nullable Integer seat) {
        Viewer viewer = everybody ? new Viewer.Spectator() : new Viewer.Player(seat(match, seat));
        return new Lookup.Seen(match, Optional.of(caller), viewer);
    }

    private static long version(SandboxInfo info, Look look) {
        Long version = look.version();
        if (version == null) {
            if (look.minVersion() != null && look.minVersion() > info.version()) {
                throw ProblemException.unavailable("This sandbox is at version " + info.version(), 1);
            }
            return info.version();
        }
        if (version < info.fromVersion() || version > info.version()) {
            throw Problem.of(
                            ProblemType.NOT_FOUND,
                            "This sandbox has the versions " + info.fromVersion() + " to " + info.version())
                    .asException();
        }
        return version;
    }

    private static Seat seat(Match<?, ?, ?, ?> match, @Nullable Integer seat) {
        if (seat == null) {
            return match.toAct().stream().findFirst().orElse(new Seat(0));
        }
        int seats = match.start().setup().seats().size();
        if (seat < 0 || seat >= seats) {
            throw Problem.invalidField("?seat", "out-of-range", "must be from 0 to " + (seats - 1))
                    .asException();
        }
        return new Seat(seat);
    }

    /** The number of a seat as a parameter holds it. */
    public static @Nullable Integer seat(@Nullable String seat) {
        try {
            return seat == null ? null : Integer.valueOf(seat);
        } catch (NumberFormatException e) {
            throw Problem.invalidField("?seat", "wrong-type", "must be the number of a seat")
                    .asException();
        }
    }

    static ProblemException unknown(String id) {
        return Problem.of(ProblemType.NOT_FOUND, "You have no such sandbox, or no longer: " + id)
                .asException();
    }

    /** The document of a sandbox as its owner looks at it. */
    SandboxView document(Owned owned, Locale language) {
        return new SandboxView(document(owned.seen().match(), owned.seen().viewer(), language), owned.info());
    }

    private MatchView document(Match<?, ?, ?, ?> match, Viewer viewer, Locale language) {
        return MatchView.of(match, viewer, clock.instant(), null, names, language);
    }

    /** The position of a sandbox on one line, as a stream begins with it. */
    public String line(Match<?, ?, ?, ?> match, Viewer viewer, Locale language) {
        return new String(match.codec().bytes(document(match, viewer, language)), StandardCharsets.UTF_8);
    }
}
