package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.platform.names.NamedTrees;
import baffin.platform.names.PublicNames;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** The competitions as this service has them: without anything that is secret. */
public final class Competitions {

    /** The weight of all that is kept. */
    private static final long KEPT_MAX = 150_000;

    private record Moment(String id, long version) {}

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final Cache<String, Competition> latest = cache();
    private final Cache<Moment, Competition> past = cache();

    public Competitions(Transactions transactions, ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    private static <K> Cache<K, Competition> cache() {
        return Caffeine.newBuilder()
                .maximumWeight(KEPT_MAX)
                .<K, Competition>weigher((key, competition) -> competition.weight())
                .build();
    }

    /** The version of a competition; 0 for one that is not known. */
    public Uni<Long> version(String id) {
        return versions(List.of(id)).map(found -> found.getOrDefault(id, 0L));
    }

    /** The versions of all of these that are known. */
    public Uni<Map<String, Long>> versions(Collection<String> ids) {
        Map<String, Object> parameters = Map.of("generation", engine.generation(), "ids", ids.toArray(String[]::new));
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select id, (select max(version) from competition_record"
                                + " where generation = :generation and competition_id = id) as version"
                                + " from unnest(cast(:ids as text[])) as s(id)",
                        parameters))
                .map(rows -> {
                    Map<String, Long> versions = new HashMap<>();
                    rows.forEach(row -> {
                        @Nullable Long version = row.get("version", Long.class);
                        if (version != null) {
                            versions.put(row.get("id", String.class), version);
                        }
                    });
                    return versions;
                });
    }

    /** The latest version that is not younger than a moment; 0 when there was none. */
    public Uni<Long> versionAt(String id, Instant moment) {
        Map<String, Object> parameters =
                Map.of("generation", engine.generation(), "id", id, "at", moment.toEpochMilli());
        return transactions
                .answer(session -> Sql.values(
                        session,
                        "select coalesce(max(version), 0) from competition_record"
                                + " where generation = :generation and competition_id = :id"
                                + " and at <= timestamptz 'epoch' + :at * interval '1 millisecond'",
                        parameters,
                        Long.class))
                .map(List::getFirst);
    }

    /**
     * The competition at a version that it has had. Comes on a worker thread.
     *
     * @param version 1 to {@link #version}
     */
    public Uni<Competition> at(String id, long version) {
        Competition kept = latest.getIfPresent(id);
        if (kept != null && kept.version() == version) {
            return onWorker(Uni.createFrom().item(kept));
        }
        Competition before = past.getIfPresent(new Moment(id, version));
        if (before != null) {
            return onWorker(Uni.createFrom().item(before));
        }
        Competition base = kept != null && kept.version() < version ? kept : null;
        return onWorker(bodies(id, base == null ? 0 : base.version(), version)).map(bodies -> {
            Competition now = fold(base, bodies);
            if (now.version() != version) {
                throw new IllegalStateException("version " + version + " of " + id + " is not there");
            }
            Competition newest =
                    latest.asMap().merge(id, now, (one, other) -> one.version() > other.version() ? one : other);
            if (newest != now) {
                past.put(new Moment(id, version), now);
            }
            return now;
        });
    }

    /** Folding is not for event loops. */
    private static <T> Uni<T> onWorker(Uni<T> found) {
        return found.emitOn(Infrastructure.getDefaultWorkerPool());
    }

    private static Competition fold(@Nullable Competition base, List<String> bodies) {
        Competition now = base;
        for (String body : bodies) {
            now = Competition.after(now, RecordJson.read(body));
        }
        return Objects.requireNonNull(now, "a competition has records");
    }

    private Uni<List<String>> bodies(String id, long after, long to) {
        Map<String, Object> parameters =
                Map.of("generation", engine.generation(), "id", id, "after", after, "upto", to);
        return transactions
                .answer(session -> recordsWhere(session, "version > :after and version <= :upto", parameters, ""))
                .map(all -> all.stream().map(PublicRecord::json).toList());
    }

    /** When a competition at a version that it has had went from one state to the next. */
    public Uni<Lifecycle> lifecycle(String id, long version) {
        // a sieve only: what passes it is read
        String types = Lifecycle.TYPES.stream()
                .map(type -> "body like '%\"type\":\"" + type + "\"%'")
                .collect(Collectors.joining(" or ", "version <= :upto and (", ")"));
        Map<String, Object> parameters = Map.of("generation", engine.generation(), "id", id, "upto", version);
        return transactions
                .answer(session -> recordsWhere(session, types, parameters, ""))
                .map(all -> Lifecycle.of(
                        all.stream().map(one -> RecordJson.read(one.json())).toList()));
    }

    /** Records after a version, in order, at most so many. */
    public Uni<List<PublicRecord>> records(String id, long after, int most) {
        Map<String, Object> parameters = Map.of("generation", engine.generation(), "id", id, "after", after);
        return transactions.answer(session -> recordsWhere(session, "version > :after", parameters, " limit " + most));
    }

    private static Uni<List<PublicRecord>> recordsWhere(
            Mutiny.Session session, String which, Map<String, ?> parameters, String limit) {
        return Sql.rows(
                        session,
                        "select version, body from competition_record"
                                + " where generation = :generation and competition_id = :id and " + which
                                + " order by version" + limit,
                        parameters)
                .map(rows -> rows.stream()
                        .map(row -> new PublicRecord(row.get("version", Long.class), row.get("body", String.class)))
                        .toList());
    }

    /**
     * A record of a competition.
     *
     * @param json as it may be told, on one line
     */
    public record PublicRecord(long version, String json) {

        /** The same with the names of those whom it is about. */
        public PublicRecord named(PublicNames names) {
            ObjectNode record = (ObjectNode) Json.shared().parse(json);
            return new PublicRecord(version, NamedTrees.of(record, names).toString());
        }
    }
}
