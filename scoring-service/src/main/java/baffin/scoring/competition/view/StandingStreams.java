package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.stream.Followers;
import baffin.platform.stream.Item;
import baffin.platform.stream.Ticks;
import baffin.platform.wire.Json;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Live standings. A client that reads slowly gets fewer events, each with all that has changed since the one before:
 * what waits for a client is never more than one look.
 */
public final class StandingStreams {

    private static final Logger LOG = Logger.getLogger(StandingStreams.class);

    private final StandingCache tables;
    private final Competitions competitions;
    private final Json shown;
    private final Followers<Ticks> followers = new Followers<>();
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
        meters.gauge("baffin.streams.standings", followers, Followers::size);
    }

    /**
     * Opens a stream.
     *
     * @param user who asks, for the limit of streams
     * @param resume version of the last event seen; null or 0 to begin with a snapshot. A version that the log has not
     *     reached is one of a log that was restored: a reset and a snapshot come
     * @param least the version that is waited for before the first event
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Item> open(String user, String id, @Nullable Long resume, long least) {
        AtomicLong last = new AtomicLong(resume == null ? 0 : resume);
        return Ticks.open(followers, user, id, beat -> look(id, last, least, beat));
    }

    /** What has come since the last event; nothing, or a heartbeat, when nothing has. */
    private Multi<Item> look(String id, AtomicLong last, long least, boolean beat) {
        List<Item> idle = beat ? List.of(Item.HEARTBEAT) : List.of();
        return competitions
                .version(id)
                .chain(now -> {
                    long seen = last.get();
                    if (now < Math.max(1, least) || now == seen) {
                        return Uni.createFrom().item(idle);
                    }
                    return now > seen
                            ? event(id, seen, now).map(List::of)
                            : event(id, 0, now).map(snapshot -> List.of(Item.RESET, snapshot));
                })
                .onFailure()
                .recoverWithItem(away -> {
                    LOG.warnf("a standing can't be read, trying again: %s", away.getMessage());
                    return idle;
                })
                .invoke(items ->
                        items.stream().filter(item -> item.version() > 0).forEach(item -> last.set(item.version())))
                .onItem()
                .transformToMulti(items -> Multi.createFrom().iterable(items));
    }

    private Uni<Item> event(String id, long last, long now) {
        if (last == 0) {
            return tables.standing(id, now, null)
                    .chain(standing ->
                            competitions.at(id, now).map(competition -> snapshot(now, competition, standing)));
        }
        return tables.standing(id, last, null)
                .chain(before -> tables.standing(id, now, null).map(standing -> change(now, before, standing)));
    }

    private Item snapshot(long now, Competition competition, Standing standing) {
        return Item.of(now, "snapshot", shown.text(StandingView.of(competition, standing, null, null)));
    }

    private Item change(long now, Standing before, Standing standing) {
        return Item.of(now, "standing", shown.text(StandingChanges.between(before, standing)));
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
        Set<String> followed = followers.topics();
        if (followed.isEmpty()) {
            return;
        }
        competitions
                .versions(List.copyOf(followed))
                .subscribe()
                .with(
                        versions -> versions.forEach((id, version) -> {
                            Long before = seen.put(id, version);
                            if (before == null || before < version) {
                                tick(id, false);
                            }
                        }),
                        away -> LOG.debugf("standings can't be followed at the moment: %s", away.getMessage()));
        seen.keySet().retainAll(followed);
    }

    private void tick(String id, boolean beat) {
        followers.of(id).forEach(follower -> follower.tick(beat));
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        followers.each(follower -> follower.tick(true));
    }

    /**
     * What is different in a standing.
     *
     * @param version version that it leads to
     * @param items lines that are new or other than before, as they are now
     * @param gone numbers of entrants that are in the standing no more
     */
    @Schema(name = "StandingChanges")
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
