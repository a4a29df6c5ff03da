package baffin.platform.runtime.projection.operator;

import baffin.platform.operator.Act;
import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.HealthReports;
import baffin.platform.operator.OperatedService;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.operator.ReleaseReport;
import baffin.platform.operator.ServiceHealth;
import baffin.platform.operator.ServiceHealth.ReadModelHealth;
import baffin.platform.operator.ServiceHealth.StoppedKey;
import baffin.platform.operator.ServiceHealth.TableSize;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionStatus;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The projections of one service with their database: how they are doing, and what of them is to go on. */
public final class OperatedProjections implements OperatedService {

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
    private final List<ProjectionEngine> models;
    private final List<ProjectionEngine> engines;
    private final HealthReports reports;
    private final OperatorRecords records;

    /**
     * Those of a service.
     *
     * @param service its name, such as {@code game}
     * @param topics that it writes
     * @param models what a rebuild of the service covers
     * @param others projections that are rebuilt alone
     */
    public OperatedProjections(
            String service,
            Set<String> topics,
            Transactions transactions,
            List<ProjectionEngine> models,
            List<ProjectionEngine> others,
            HealthReports reports,
            OperatorRecords records) {
        this.service = service;
        this.topics = Set.copyOf(topics);
        this.transactions = transactions;
        this.models = List.copyOf(models);
        this.engines = Stream.of(models, others).flatMap(List::stream).toList();
        this.reports = reports;
        this.records = records;
    }

    @Override
    public String name() {
        return service;
    }

    @Override
    public Uni<ServiceHealth> health() {
        return reports.of(
                service,
                topics::contains,
                statuses()
                        .map(all -> all.stream().map(OperatedProjections::shown).toList()),
                tables());
    }

    /** The record of it is in the log before. */
    @Override
    public Uni<ReleaseReport> release(ActingOperator by, String readModel, String key) {
        ProjectionEngine engine = engine(readModel);
        return engine.status()
                .invoke(status -> checkStopped(status, key))
                .call(status -> records.write("/" + service, by, Act.readModelReleased(readModel, key)))
                .chain(status -> engine.release(key));
    }

    private static void checkStopped(ProjectionStatus status, String key) {
        if (status.stopped().stream().noneMatch(stop -> stop.key().equals(key))) {
            throw Problem.of(ProblemType.CONFLICT, "The read model has not stopped this key")
                    .asException();
        }
    }

    /**
     * Folds the topics anew and compares.
     *
     * @param projection one to rebuild alone; empty for all that a rebuild of the service covers
     */
    Uni<RebuildReport> rebuild(String projection, boolean force) {
        List<ProjectionEngine> all = projection.isEmpty() ? models : List.of(engine(projection));
        Uni<RebuildReport> report = all.getFirst().rebuild(force);
        for (ProjectionEngine engine : all.subList(1, all.size())) {
            report = report.chain(sum -> engine.rebuild(force).map(sum::and));
        }
        return report;
    }

    /** The projection with a name; fails with 404. */
    ProjectionEngine engine(String name) {
        return engines.stream()
                .filter(engine -> engine.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No read model has the name " + name)
                        .asException());
    }

    Uni<List<ProjectionStatus>> statuses() {
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
