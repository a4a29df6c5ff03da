package baffin.scoring.competition.api;

import baffin.platform.http.Tagged;
import baffin.platform.limits.Limits;
import baffin.platform.match.LobbyDirectory;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.QueryTime;
import baffin.scoring.competition.Competitions;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the version that a read is about; nothing is folded for that. */
@ApplicationScoped
class ReadVersions {

    private static final Duration LOOK_EVERY = Duration.ofMillis(40);
    private static final Pattern VERSION = Pattern.compile("[0-9]{1,18}");

    private final Competitions competitions;
    private final LobbyDirectory lobby;

    ReadVersions(Competitions competitions, LobbyDirectory lobby) {
        this.competitions = competitions;
        this.lobby = lobby;
    }

    /** The version now; fails with 404 for a competition that is not known, with 503 when it stays behind. */
    Uni<Long> now(ReadQuery readQuery) {
        return competitions
                .version(readQuery.id)
                .chain(version -> version > 0 || readQuery.minVersion > 0
                        ? Uni.createFrom().item(true)
                        : lobby.competition(readQuery.id))
                .chain(known -> {
                    if (!known) {
                        throw unknown(readQuery.id);
                    }
                    return reached(readQuery.id, Math.max(1, readQuery.minVersion), System.nanoTime());
                });
    }

    /** The next version of a competition that is behind the lobby; fails with 503 when it does not come in time. */
    Uni<Long> later(String id) {
        return competitions.version(id).chain(version -> reached(id, version + 1, System.nanoTime()));
    }

    private Uni<Long> reached(String id, long least, long since) {
        return competitions.version(id).chain(version -> {
            if (version >= least) {
                return Uni.createFrom().item(version);
            }
            if ((System.nanoTime() - since) / 1_000_000 > Limits.READ_WAIT_MS_MAX) {
                return lobby.competition(id).<Long>map(known -> {
                    throw version > 0 || known
                            ? ProblemException.unavailable("This competition is at version " + version + " here", 1)
                            : unknown(id);
                });
            }
            return Uni.createFrom().voidItem().onItem().delayIt().by(LOOK_EVERY).chain(() -> reached(id, least, since));
        });
    }

    /**
     * The version that is asked for: that of a page before, that of {@code asOf}, or the latest.
     *
     * @param page version that a cursor names; null without one
     */
    Uni<Long> version(ReadQuery readQuery, @Nullable Long page) {
        return now(readQuery).chain(now -> {
            if (page != null) {
                return page > now
                        ? Uni.createFrom().failure(never("?cursor"))
                        : Uni.createFrom().item(page);
            }
            String asOf = readQuery.asOf;
            return asOf == null ? Uni.createFrom().item(now) : then(readQuery.id, asOf, now);
        });
    }

    private Uni<Long> then(String id, String asOf, long now) {
        if (VERSION.matcher(asOf).matches()) {
            long version = Long.parseLong(asOf);
            return version < 1 || version > now
                    ? Uni.createFrom().failure(never("?asOf"))
                    : Uni.createFrom().item(version);
        }
        return competitions
                .versionAt(id, QueryTime.parse("asOf", asOf, "a version or an RFC 3339 time in UTC"))
                .invoke(version -> {
                    if (version == 0) {
                        throw never("?asOf");
                    }
                });
    }

    private static ProblemException never(String parameter) {
        return Problem.invalidField(parameter, "out-of-range", "the competition had no such state")
                .asException();
    }

    static ProblemException unknown(String id) {
        return Problem.of(ProblemType.NOT_FOUND, "No competition has the id " + id)
                .asException();
    }

    /**
     * An answer made of the version that is asked for, or that it is as it was.
     *
     * @param form what tells answers of one version apart
     */
    Uni<Response> answer(ReadQuery readQuery, String form, Function<Long, Uni<Response.ResponseBuilder>> how) {
        return answer(readQuery, null, form, how);
    }

    /**
     * The same for a page.
     *
     * @param page version that a cursor names; null without one
     */
    Uni<Response> answer(
            ReadQuery readQuery, @Nullable Long page, String form, Function<Long, Uni<Response.ResponseBuilder>> how) {
        return version(readQuery, page).chain(version -> {
            String tag = Tagged.tag(version, "", form);
            return Tagged.known(readQuery.known, tag)
                    ? Uni.createFrom().item(Tagged.unchanged(readQuery.id, version, tag))
                    : how.apply(version)
                            .map(builder -> Tagged.headers(builder, readQuery.id, version, tag)
                                    .build());
        });
    }
}
