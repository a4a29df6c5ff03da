package baffin.platform.runtime.projection.operator;

import baffin.platform.operator.Act;
import baffin.platform.operator.By;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.operator.health.HealthReports;
import baffin.platform.operator.health.ServiceHealth;
import baffin.platform.operator.health.ServiceHealth.ReadModelHealth;
import baffin.platform.operator.health.ServiceHealth.StoppedKey;
import baffin.platform.operator.health.ServiceHealth.TableSize;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionStatus;
import baffin.platform.runtime.projection.rebuild.ReleaseReport;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The projections of one service with their database: how they are doing, and what of them is to go on. */
public final class OperatedProjections {

    /** Partitions, one for each generation, count for their table. */
    private static final String SIZES = """
            select cast(coalesce(whole.relname, c.relname) as text) as name,
                   cast(sum(pg_total_relation_size(c.oid)) as bigint) as bytes
            from pg_class c
            join pg_namespace n on n.oid = c.relnamespace
            left join pg_inherits part on part.inhrelid = c.oid
            left join pg_class whole on whole.oid = part.inhparent
            where n.nspname = current_schema() and c.relkind in ('r', 'm')
            group by 1
            order by 2 desc, 1""";

    private final String service;
    private final Set<String> topics;
    private final Transactions transactions;
    private final List<ProjectionEngine> engines;
    private final HealthReports reports;
    private final OperatorRecords records;

    /**
     * Those of a service.
     *
     * @param service its name, such as {@code game}
     * @param topics that it writes
     */
    public OperatedProjections(
            String service,
            Set<String> topics,
            Transactions transactions,
            List<ProjectionEngine> engines,
            HealthReports reports,
            OperatorRecords records) {
        this.service = service;
        this.topics = Set.copyOf(topics);
        this.transactions = transactions;
        this.engines = List.copyOf(engines);
        this.reports = reports;
        this.records = records;
    }

    /** How the service is doing, and how much it keeps. */
    public Uni<ServiceHealth> health() {
        return reports.of(
                service,
                topics::contains,
                statuses()
                        .map(all -> all.stream().map(OperatedProjections::shown).toList()),
                tables());
    }

    /**
     * Lets a stopped key go on after its cause is gone; the record of it is in the log before.
     *
     * @param name of the projection
     * @return fails with 404 when there is no such projection, with 409 when the key is not stopped
     */
    public Uni<ReleaseReport> release(By by, String name, String key) {
        return statuses()
                .map(all -> stopped(all, name, key))
                .call(index -> records.write("/" + service, by, Act.readModelReleased(name, key)))
                .chain(index -> engines.get(index).release(key));
    }

    private static int stopped(List<ProjectionStatus> all, String name, String key) {
        for (int index = 0; index < all.size(); index++) {
            if (all.get(index).projection().equals(name)) {
                if (all.get(index).stopped().stream()
                        .noneMatch(stop -> stop.key().equals(key))) {
                    throw Problem.of(ProblemType.CONFLICT, "The read model has not stopped this key")
                            .asException();
                }
                return index;
            }
        }
        throw Problem.of(ProblemType.NOT_FOUND, "No read model has the name " + name)
                .asException();
    }

    private Uni<List<ProjectionStatus>> statuses() {
        return Uni.join()
                .all(engines.stream()
                        .map(engine -> Uni.createFrom().deferred(engine::status))
                        .toList())
                .andFailFast();
    }

    private static ReadModelHealth shown(ProjectionStatus status) {
        return new ReadModelHealth(
                status.projection(),
                status.generation(),
                status.positions(),
                status.lagRecords(),
                status.pending(),
                status.stopped().stream()
                        .map(stop -> new StoppedKey(stop.key(), stop.since(), stop.reason()))
                        .toList());
    }

    private Uni<List<TableSize>> tables() {
        return transactions
                .answer(session -> Sql.rows(session, SIZES, Map.of()))
                .map(rows -> rows.stream()
                        .map(row -> new TableSize(
                                row.get("name", String.class),
                                row.get("bytes", Number.class).longValue()))
                        .toList());
    }
}
