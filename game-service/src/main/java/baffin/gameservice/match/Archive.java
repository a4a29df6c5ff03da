package baffin.gameservice.match;

import baffin.match.terms.CompetitionRef;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.persistence.Tuple;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** What stands in the database of matches. */
@Singleton
public final class Archive {

    private static final Logger LOG = Logger.getLogger(Archive.class);

    private static final String STATUS = "case when h.ended_at is not null then 'ENDED'"
            + " when h.ruled_at is not null then 'RULED' else 'RUNNING' end";

    private final Transactions transactions;
    private final ProjectionEngine engine;

    Archive(@Identifier("game") Transactions transactions, @Identifier("views") ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    /**
     * Records of a match as they stand in the log, by version.
     *
     * @param from first version
     * @param to last version
     */
    public Uni<SortedMap<Long, byte[]>> records(String match, long from, long to) {
        int generation = engine.generation();
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select version, body from " + StoredSteps.RECORDS
                                + " where generation = :generation and match_id = :match"
                                + " and version between :first and :last order by version",
                        Map.of("generation", generation, "match", match, "first", from, "last", to)))
                .map(rows -> {
                    SortedMap<Long, byte[]> records = new TreeMap<>();
                    rows.forEach(row -> records.put(row.get("version", Long.class), bytes(row)));
                    return records;
                });
    }

    /** The latest snapshot of a match at or below a version. */
    public Uni<Optional<Snapshot>> snapshot(String match, long atMost) {
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select game, version, body from match_snapshot where match_id = :match"
                                + " and version <= :last and shape = :shape order by version desc limit 1",
                        Map.of("match", match, "last", atMost, "shape", ViewTables.SNAPSHOT_SHAPE)))
                .map(rows -> rows.stream()
                        .map(row ->
                                new Snapshot(row.get("game", String.class), row.get("version", Long.class), bytes(row)))
                        .findFirst());
    }

    /** Keeps a snapshot; one that can't be kept is no harm. */
    public void keep(String match, Snapshot snapshot) {
        Map<String, Object> parameters = Map.of(
                "match",
                match,
                "version",
                snapshot.version(),
                "shape",
                ViewTables.SNAPSHOT_SHAPE,
                "game",
                snapshot.game(),
                "body",
                new String(snapshot.body(), StandardCharsets.UTF_8));
        transactions
                .write(session -> Sql.update(session, """
                        insert into match_snapshot (match_id, version, shape, game, body)
                        values (:match, :version, :shape, :game, :body)
                        on conflict (match_id, version) do update
                          set shape = excluded.shape, game = excluded.game, body = excluded.body
                        """, parameters))
                .subscribe()
                .with(kept -> {}, away -> LOG.debugf("a snapshot is not kept: %s", away.getMessage()));
    }

    /** Matches, the latest start first. */
    public Uni<List<Listed>> list(Filter filter, int most) {
        int generation = engine.generation();
        Map<String, Object> parameters = new HashMap<>(Map.of("generation", generation, "most", most));
        String statement = "select h.match_id, h.game, h.ranked, h.seats, coalesce(p.version, 1) as version,"
                + " cast(extract(epoch from h.started_at) * 1000 as bigint) as started_ms,"
                + " cast(extract(epoch from h.ended_at) * 1000 as bigint) as ended_ms,"
                + " h.competition, h.round_no, h.table_no, h.attempt_no, " + STATUS
                + " as status from match_head h left join projection_progress p on p.projection = 'matches'"
                + " and p.generation = h.generation and p.key = h.match_id where h.generation = :generation"
                + conditions(filter, parameters)
                + " order by h.started_at desc, h.match_id desc limit :most";
        return transactions
                .answer(session -> Sql.rows(session, statement, parameters))
                .map(rows -> rows.stream().map(Archive::listed).toList());
    }

    private static String conditions(Filter filter, Map<String, Object> parameters) {
        StringBuilder conditions = new StringBuilder();
        if (filter.status() != null) {
            conditions.append(" and ").append(STATUS).append(" = :status");
            parameters.put("status", filter.status().name());
        }
        if (filter.game() != null) {
            conditions.append(" and h.game = :game");
            parameters.put("game", filter.game());
        }
        if (filter.player() != null) {
            conditions.append(" and h.players @> cast(:players as text[])");
            parameters.put("players", new String[] {filter.player()});
        }
        if (filter.competition() != null) {
            conditions.append(" and h.competition = :competition");
            parameters.put("competition", filter.competition());
        }
        if (filter.viewer() == null) {
            conditions.append(" and h.people is null");
        } else {
            conditions.append(" and (h.people is null or h.people @> cast(:viewer as text[]))");
            parameters.put("viewer", new String[] {filter.viewer()});
        }
        if (filter.afterStart() != null && filter.afterId() != null) {
            conditions.append(" and (h.started_at, h.match_id)"
                    + " < (timestamptz 'epoch' + :start * interval '1 millisecond', :id)");
            parameters.put("start", filter.afterStart());
            parameters.put("id", filter.afterId());
        }
        return conditions.toString();
    }

    private static Listed listed(Tuple row) {
        return new Listed(
                row.get("match_id", String.class),
                row.get("game", String.class),
                row.get("ranked", Boolean.class),
                row.get("seats", String.class),
                competition(row),
                row.get("version", Long.class),
                Archive.Status.valueOf(row.get("status", String.class)),
                row.get("started_ms", Long.class),
                row.get("ended_ms", Long.class));
    }

    private static @Nullable CompetitionRef competition(Tuple row) {
        @Nullable String competition = row.get("competition", String.class);
        return competition == null
                ? null
                : new CompetitionRef(
                        competition,
                        row.get("round_no", Integer.class),
                        row.get("table_no", Integer.class),
                        row.get("attempt_no", Integer.class));
    }

    private static byte[] bytes(Tuple row) {
        return row.get("body", String.class).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * A match as it was at a version.
     *
     * @param game id of its game
     * @param body as the codec of the game wrote it
     */
    public record Snapshot(String game, long version, byte[] body) {}

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
    public record Filter(
            @Nullable Status status,
            @Nullable String game,
            @Nullable String player,
            @Nullable String competition,
            @Nullable String viewer,
            @Nullable Long afterStart,
            @Nullable String afterId) {}

    /** How a match stands. */
    public enum Status {
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
    public record Listed(
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
