package baffin.platform.runtime.projection.store;

import baffin.platform.runtime.projection.Projection;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/** The generations of a projection's rows: one is live, one may be building, old ones wait to be dropped. */
public final class Generations {

    private static final String LIVE = "LIVE";
    private static final String BUILDING = "BUILDING";
    private static final String OLD = "OLD";

    private static final List<String> BOOKS = List.of("""
            create table if not exists projection_generation (
              projection text not null, generation int not null, shape int not null, state text not null,
              topic text not null, primary key (projection, generation))""", """
            create table if not exists projection_position (
              projection text not null, generation int not null, part int not null, next_offset bigint not null,
              primary key (projection, generation, part)) with (fillfactor = 50)""", """
            create table if not exists projection_progress (
              projection text not null, generation int not null, key text not null, version bigint not null,
              stopped_since bigint, stopped_part int, stopped_offset bigint, stopped_reason text,
              primary key (projection, generation, key)) with (fillfactor = 70)""", """
            create index if not exists projection_stopped
              on projection_progress (projection, generation, key) where stopped_since is not null""");

    private final Projection projection;

    public Generations(Projection projection) {
        this.projection = projection;
    }

    /**
     * Creates the tables that all projections of the database share, in a transaction of its own: one that went on to
     * a projection's own tables would hold these while it waits for a projection that writes.
     */
    public Uni<Void> prepareBooks(Mutiny.Session session) {
        return Sql.lockSchema(session).chain(() -> run(session, BOOKS));
    }

    /** Creates what is missing; gives the live generation. Instances that start together wait for each other. */
    public Uni<Integer> prepare(Mutiny.Session session) {
        return Sql.lockSchema(session)
                .chain(() -> find(session))
                .chain(found -> dropForeignShapes(session, found))
                .call(() -> run(session, projection.schema()))
                .chain(next -> live(session).chain(live -> {
                    if (live.isPresent()) {
                        return Uni.createFrom().item(live.get());
                    }
                    return create(session, next, LIVE);
                }));
    }

    /** The generation that readers see. */
    public Uni<Optional<Integer>> live(Mutiny.Session session) {
        return in(session, LIVE);
    }

    /** The generation under construction: the one an interrupted rebuild has left, or a new one. */
    public Uni<Integer> building(Mutiny.Session session) {
        return in(session, BUILDING).chain(found -> {
            if (found.isPresent()) {
                return Uni.createFrom().item(found.get());
            }
            return find(session).chain(all -> create(session, nextAfter(all), BUILDING));
        });
    }

    /** True when a rebuild was interrupted. */
    public Uni<Boolean> unfinished(Mutiny.Session session) {
        return in(session, BUILDING).map(Optional::isPresent);
    }

    /** Readers see the new generation from the end of this transaction on. */
    public Uni<Void> replace(Mutiny.Session session, int live, int next) {
        return set(session, live, OLD).chain(() -> set(session, next, LIVE)).replaceWithVoid();
    }

    /** Drops a generation with all its rows. */
    public Uni<Void> drop(Mutiny.Session session, int generation) {
        List<String> drops = new ArrayList<>();
        projection.tables().forEach(table -> drops.add("drop table if exists " + partition(table, generation)));
        return run(session, drops).chain(() -> forget(session, generation));
    }

    /** Drops generations that nobody reads any more; tells whether there were any. */
    public Uni<Boolean> dropOld(Mutiny.Session session) {
        return find(session).chain(all -> {
            List<Supplier<Uni<?>>> drops = new ArrayList<>();
            all.stream().filter(g -> g.state().equals(OLD)).forEach(g -> drops.add(() -> drop(session, g.number())));
            return Sql.inTurn(drops).replaceWith(!drops.isEmpty());
        });
    }

    private Uni<Void> forget(Mutiny.Session session, int generation) {
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        for (String table : List.of("projection_position", "projection_progress", "projection_generation")) {
            steps.add(() -> Sql.update(
                    session,
                    "delete from " + table + " where projection = :projection and generation = :generation",
                    Map.of("projection", projection.name(), "generation", generation)));
        }
        return Sql.inTurn(steps);
    }

    /** Rows of another shape can't be read: they go, and the topic is folded anew. Gives the next free number. */
    private Uni<Integer> dropForeignShapes(Mutiny.Session session, List<Generation> found) {
        boolean foreign = found.stream().anyMatch(g -> g.shape() != projection.schemaVersion());
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        if (foreign) {
            found.forEach(g -> steps.add(() -> forget(session, g.number())));
            projection
                    .tables()
                    .forEach(table ->
                            steps.add(() -> run(session, List.of("drop table if exists " + table + " cascade"))));
        }
        return Sql.inTurn(steps).map(ignored -> nextAfter(found));
    }

    private static int nextAfter(List<Generation> found) {
        return 1 + found.stream().mapToInt(Generation::number).max().orElse(0);
    }

    private Uni<Integer> create(Mutiny.Session session, int generation, String state) {
        List<String> partitions = projection.tables().stream()
                .map(table -> "create table if not exists " + partition(table, generation) + " partition of " + table
                        + " for values in (" + generation + ")")
                .toList();
        return run(session, partitions)
                .chain(() -> Sql.update(
                        session,
                        "insert into projection_generation (projection, generation, shape, state, topic)"
                                + " values (:projection, :generation, :shape, :state, :topic)",
                        Map.of(
                                "projection",
                                projection.name(),
                                "generation",
                                generation,
                                "shape",
                                projection.schemaVersion(),
                                "state",
                                state,
                                "topic",
                                projection.topic())))
                .replaceWith(generation);
    }

    public static String partition(String table, int generation) {
        return table + "_g" + generation;
    }

    private record Generation(int number, int shape, String state) {}

    private Uni<List<Generation>> find(Mutiny.Session session) {
        return Sql.rows(
                        session,
                        "select generation, shape, state from projection_generation where projection = :projection",
                        Map.of("projection", projection.name()))
                .map(rows -> rows.stream()
                        .map(row -> new Generation(
                                row.get("generation", Integer.class),
                                row.get("shape", Integer.class),
                                row.get("state", String.class)))
                        .toList());
    }

    private Uni<Optional<Integer>> in(Mutiny.Session session, String state) {
        return find(session)
                .map(all -> all.stream()
                        .filter(g -> g.state().equals(state))
                        .map(Generation::number)
                        .findFirst());
    }

    private Uni<Integer> set(Mutiny.Session session, int generation, String state) {
        return Sql.update(
                session,
                "update projection_generation set state = :state"
                        + " where projection = :projection and generation = :generation",
                Map.of("state", state, "projection", projection.name(), "generation", generation));
    }

    private static Uni<Void> run(Mutiny.Session session, List<String> statements) {
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        statements.forEach(statement -> steps.add(() -> Sql.update(session, statement, Map.of())));
        return Sql.inTurn(steps);
    }
}
