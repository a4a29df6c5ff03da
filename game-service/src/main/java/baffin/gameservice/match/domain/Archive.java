package baffin.gameservice.match.domain;

import baffin.match.terms.CompetitionRef;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** What stands in the database of matches. */
public interface Archive {

    /**
     * Records of a match as they stand in the log, by version.
     *
     * @param from first version
     * @param to last version
     */
    Uni<SortedMap<Long, byte[]>> records(String match, long from, long to);

    /** The latest snapshot of a match at or below a version. */
    Uni<Optional<Snapshot>> snapshot(String match, long atMost);

    /** Keeps a snapshot; one that can't be kept is no harm. */
    void keep(String match, Snapshot snapshot);

    /** Matches, the latest start first. */
    Uni<List<Listed>> list(Filter filter, int most);

    /**
     * A match as it was at a version.
     *
     * @param game id of its game
     * @param body as the codec of the game wrote it
     */
    record Snapshot(String game, long version, byte[] body) {}

    /**
     * Which matches are wanted.
     *
     * @param status null for all
     * @param game null for all
     * @param player null for all
     * @param competition null for all
     * @param viewer who asks, and sees their own that stand in no list; null for one who is not signed in
     * @param afterStart start (ms since 1970) of the last match of the page before; null for the first page
     * @param afterId its id
     */
    record Filter(
            @Nullable Status status,
            @Nullable String game,
            @Nullable String player,
            @Nullable String competition,
            @Nullable String viewer,
            @Nullable Long afterStart,
            @Nullable String afterId) {}

    /** How a match stands. */
    enum Status {
        /** It is played. */
        RUNNING,
        /** Nobody plays on, since its table was ruled on. */
        RULED,
        /** It is over. */
        ENDED
    }

    /**
     * A match in the list.
     *
     * @param seats JSON of its seats
     * @param competition null for a match of its own
     * @param endedAt ms since 1970; null while it is played
     */
    record Listed(
            String matchId,
            String game,
            boolean ranked,
            String seats,
            @Nullable CompetitionRef competition,
            long version,
            Status status,
            long startedAt,
            @Nullable Long endedAt) {}
}
