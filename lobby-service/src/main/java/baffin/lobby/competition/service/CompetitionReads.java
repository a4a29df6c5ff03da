package baffin.lobby.competition.service;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.season.Seasons;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.table.Series;
import baffin.lobby.api.Patience;
import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.store.CompetitionList;
import baffin.lobby.competition.store.CompetitionList.After;
import baffin.lobby.competition.store.CompetitionList.Filter;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Times;
import baffin.platform.problem.Problem;
import baffin.platform.request.QueryTime;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads of competitions, never older than what the reader has seen, or as they once were. */
@ApplicationScoped
public class CompetitionReads {

    private static final Pattern VERSION = Pattern.compile("[0-9]{1,18}");

    private static final int SEASONS_MAX = 200;

    private final CompetitionList competitions;

    CompetitionReads(CompetitionList competitions) {
        this.competitions = competitions;
    }

    /** A competition at a version at least; fails with 404, or with 503 when the list stays behind. */
    public Uni<Competition> find(String id, long minVersion) {
        return Patience.until(
                        () -> competitions.find(id),
                        found -> found.map(Competition::version).orElse(0L),
                        minVersion)
                .map(found -> found.orElseThrow(CompetitionIds::unknown));
    }

    /** A competition that is about to be changed: it may have been created a moment ago. Fails with 404. */
    public Uni<Competition> present(String id) {
        return Patience.known(() -> competitions.find(id)).map(found -> found.orElseThrow(CompetitionIds::unknown));
    }

    /** The version that a read is about; nothing is unfolded for that. Fails with 404, or 503 when it is behind. */
    public Uni<Long> version(ReadQuery readQuery) {
        String id = readQuery.competition();
        return Patience.until(() -> competitions.version(id), Long::longValue, readQuery.minVersion)
                .chain(latest -> {
                    if (latest == 0) {
                        throw CompetitionIds.unknown();
                    }
                    return readQuery.asOf == null ? Uni.createFrom().item(latest) : then(id, readQuery.asOf, latest);
                });
    }

    private Uni<Long> then(String id, String asOf, long latest) {
        return moment(id, asOf).invoke(version -> {
            if (version < 1 || version > latest) {
                throw Problem.invalidField("?asOf", "out-of-range", "the competition had no such state")
                        .asException();
            }
        });
    }

    private Uni<Long> moment(String id, String asOf) {
        if (VERSION.matcher(asOf).matches()) {
            return Uni.createFrom().item(Long.parseLong(asOf));
        }
        return competitions.versionAt(id, QueryTime.parse("asOf", asOf, "a version or an RFC 3339 time in UTC"));
    }

    /**
     * A competition as it is, or as it was.
     *
     * @param version what {@link #version(ReadQuery)} has found for the same read
     */
    public Uni<Competition> find(ReadQuery readQuery, long version) {
        Uni<Competition> latest = find(readQuery.competition(), version);
        return readQuery.asOf == null
                ? latest
                : latest.chain(now -> now.version() == version
                        ? Uni.createFrom().item(now)
                        : history(now.id(), version).map(CompetitionReads::folded));
    }

    /**
     * Another competition that is a season of the same league and not cancelled.
     *
     * @param later seasons after this one
     */
    public Uni<Optional<Brief>> season(Competition state, int later) {
        Series next = Seasons.next(state);
        int season = next.season() - 1 + later;
        return list(new Filter(null, null, null, null, null, null, next.id()), null, SEASONS_MAX)
                .map(found -> found.items().stream()
                        .filter(one -> one.series() != null && one.series().season() == season)
                        .filter(one -> !one.competitionId().equals(state.id()))
                        .filter(one -> one.status() != CompetitionStatus.CANCELLED)
                        .findFirst());
    }

    /** Records from the first to a version; what is made of them does not run on an event loop. */
    public Uni<List<CompetitionRecord>> history(String id, long toVersion) {
        return Patience.until(() -> competitions.version(id), Long::longValue, toVersion)
                .chain(there -> competitions.records(id, toVersion))
                .emitOn(Infrastructure.getDefaultWorkerPool());
    }

    /** What records make. */
    public static Competition folded(List<CompetitionRecord> records) {
        Competition state = null;
        for (CompetitionRecord record : records) {
            state = Competition.after(state, record);
        }
        return Objects.requireNonNull(state, "a competition has records");
    }

    /** One record; waits a moment for it. */
    Uni<CompetitionRecord> record(String id, long version) {
        return Patience.until(
                        () -> competitions.record(id, version),
                        found -> found.map(CompetitionRecord::version).orElse(0L),
                        version)
                .map(Optional::orElseThrow);
    }

    /** A page of competitions in short, the latest first. */
    public Uni<Page<Brief>> list(Filter filter, @Nullable String cursor, int limit) {
        After after = Cursor.parse(cursor, 2, CompetitionReads::after).orElse(null);
        return competitions
                .list(filter, after, limit + 1)
                .map(found -> Page.of(found, limit, brief -> Cursor.after(brief.createdAt(), brief.competitionId())));
    }

    private static After after(List<String> keys) {
        return new After(Times.parse(keys.getFirst()), keys.getLast());
    }
}
