package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.wire.Json;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jboss.logging.Logger;

/**
 * Live standings. A client that reads slowly gets fewer events, each with all that has changed since the one before:
 * what waits for a client is never more than one look.
 */
public final class StandingStreams {

    /** Most streams of one address. */
    static final int PER_USER_MAX = 10;

    private static final Logger LOG = Logger.getLogger(StandingStreams.class);

    private final StandingCache tables;
    private final Competitions competitions;
    private final Json shown;
    private final Map<String, Set<Follower>> followers = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> byUser = new ConcurrentHashMap<>();
    private final Map<String, Long> seen = new ConcurrentHashMap<>();

    /**
     * Streams of standings.
     *
     * @param shown writes with names
     */
    public StandingStreams(StandingCache tables, Competitions competitions, Json shown, MeterRegistry meters) {
        this.tables = tables;
        this.competitions = competitions;
        this.shown = shown;
        meters.gauge("baffin.streams.standings", followers, Map::size);
    }

    /**
     * One event.
     *
     * @param version of the competition: what a client resumes after
     * @param name {@code snapshot}, {@code standing}, or empty for a heartbeat
     * @param json on one line
     */
    public record Event(long version, String name, String json) {

        static final Event HEARTBEAT = new Event(0, "", "");

        /** True for what only keeps an idle connection open. */
        public boolean heartbeat() {
            return name.isEmpty();
        }
    }

    /** A client; true asks it to send a heartbeat when there is nothing else. */
    private record Follower(MultiEmitter<? super Boolean> ticks) {}

    /**
     * Opens a stream.
     *
     * @param user who asks, for the limit of streams
     * @param resume version of the last event seen; 0 to begin with a snapshot, as for a version that the log has not
     *     reached: it is one of a log that was restored
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Event> open(String user, String id, long resume) {
        enter(user);
        AtomicLong last = new AtomicLong(resume);
        return Multi.createFrom()
                .<Boolean>emitter(ticks -> follow(id, ticks), BackPressureStrategy.LATEST)
                .onItem()
                .transformToUniAndConcatenate(beat -> look(id, last, beat))
                .onTermination()
                .invoke(() -> leave(user));
    }

    private void enter(String user) {
        int open = byUser.computeIfAbsent(user, one -> new AtomicInteger()).incrementAndGet();
        if (open > PER_USER_MAX) {
            leave(user);
            throw ProblemException.retryLater(
                    Problem.of(ProblemType.TOO_MANY_REQUESTS, "At most " + PER_USER_MAX + " streams at a time"), 10);
        }
    }

    private void leave(String user) {
        byUser.computeIfPresent(user, (one, open) -> open.decrementAndGet() <= 0 ? null : open);
    }

    private void follow(String id, MultiEmitter<? super Boolean> ticks) {
        Follower follower = new Follower(ticks);
        ticks.onTermination(() -> followers.computeIfPresent(id, (key, all) -> {
            all.remove(follower);
            return all.isEmpty() ? null : all;
        }));
        followers.compute(id, (key, all) -> {
            Set<Follower> set = all == null ? ConcurrentHashMap.newKeySet() : all;
            set.add(follower);
            return set;
        });
        ticks.emit(false);
    }

    /** What has come since the last event; nothing, or a heartbeat, when nothing has. */
    private Uni<Event> look(String id, AtomicLong last, boolean beat) {
        Uni<Event> idle =
                beat ? Uni.createFrom().item(Event.HEARTBEAT) : Uni.createFrom().nullItem();
        return competitions
                .version(id)
                .chain(now -> {
                    if (now > 0 && now < last.get()) {
                        last.set(0);
                    }
                    return now > last.get() ? event(id, last.get(), now) : idle;
                })
                .onFailure()
                .recoverWithUni(away -> {
                    LOG.warnf("a standing can't be read, trying again: %s", away.getMessage());
                    return idle;
                })
                .invoke(event -> {
                    if (event != null && !event.heartbeat()) {
                        last.set(event.version());
                    }
                });
    }

    private Uni<Event> event(String id, long last, long now) {
        if (last == 0) {
            return tables.standing(id, now, null)
                    .chain(standing ->
                            competitions.at(id, now).map(competition -> snapshot(now, competition, standing)));
        }
        return tables.standing(id, last, null)
                .chain(before -> tables.standing(id, now, null).map(standing -> change(now, before, standing)));
    }

    private Event snapshot(long now, Competition competition, Standing standing) {
        return new Event(now, "snapshot", shown.text(StandingView.of(competition, standing, null, null)));
    }

    private Event change(long now, Standing before, Standing standing) {
        return new Event(now, "standing", shown.text(StandingChanges.between(before, standing)));
    }

    /** Records stand in the database: whoever follows their competitions looks. */
    public void written(List<Entry> entries) {
        entries.stream()
                .map(Entry::key)
                .filter(Competition::isKey)
                .distinct()
                .forEach(key -> tick(Competition.idOf(key), false));
    }

    /** Looks for what another instance has written: one query for all that is followed, none while nothing is. */
    public void look() {
        if (followers.isEmpty()) {
            return;
        }
        competitions
                .versions(List.copyOf(followers.keySet()))
                .subscribe()
                .with(
                        versions -> versions.forEach((id, version) -> {
                            Long before = seen.put(id, version);
                            if (before == null || before < version) {
                                tick(id, false);
                            }
                        }),
                        away -> LOG.debugf("standings can't be followed at the moment: %s", away.getMessage()));
        seen.keySet().retainAll(followers.keySet());
    }

    private void tick(String id, boolean beat) {
        followers
                .getOrDefault(id, Set.of())
                .forEach(follower -> follower.ticks().emit(beat));
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        followers.keySet().forEach(id -> tick(id, true));
    }

    /**
     * What is different in a standing.
     *
     * @param version version that it leads to
     * @param items lines that are new or other than before, as they are now
     * @param gone numbers of entrants that are in the standing no more
     */
    record StandingChanges(
            String competitionId, long version, CompetitionStatus status, List<StandingRow> items, List<Integer> gone) {

        static StandingChanges between(Standing before, Standing now) {
            Map<Integer, StandingLine> lines = new HashMap<>();
            before.lines().forEach(line -> lines.put(line.entrant(), line));
            Set<Integer> gone = new HashSet<>(lines.keySet());
            List<StandingRow> changed = new ArrayList<>();
            for (StandingTable table : now.tables()) {
                for (StandingLine line : table.lines()) {
                    gone.remove(line.entrant());
                    if (!Objects.equals(line, lines.get(line.entrant()))) {
                        changed.add(StandingRow.of(table, line));
                    }
                }
            }
            return new StandingChanges(
                    now.competition(),
                    now.version(),
                    now.status(),
                    changed,
                    gone.stream().sorted().toList());
        }
    }
}
