package baffin.platform.tables;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;

/** Brings the logged tables in line with the log when the service starts. */
final class TableRestore {

    private static final Logger LOG = Logger.getLogger(TableRestore.class);
    private static final int BATCH = 1_000;

    private final String topic;
    private final TopicPartition partition;
    private final KafkaAccess kafka;
    private final List<LoggedTable> tables;
    private final TableRows rows;
    private final SealedRows sealed;
    private final RestoreProgress progress;

    TableRestore(
            String topic,
            KafkaAccess kafka,
            List<LoggedTable> tables,
            TableRows rows,
            SealedRows sealed,
            RestoreProgress progress) {
        this.topic = topic;
        this.partition = new TopicPartition(topic, 0);
        this.kafka = kafka;
        this.tables = tables;
        this.rows = rows;
        this.sealed = sealed;
        this.progress = progress;
    }

    /**
     * Compares how far both have come. A database that knows nothing of the log, or less than all of it, gets its rows
     * from there; one that knows more than the log has is refused, because it would go on from what never was. Then all
     * changes of the tables go to the log, and so does all of a table that was not logged before.
     *
     * @return fails with {@link TablesRefused} when the two do not belong together
     */
    Uni<Void> run(Mutiny.Session session) {
        return rows.lock(session)
                .chain(() -> TableRows.run(session, TableSchema.BOOKS))
                .chain(() -> rows.mark(session))
                .chain(known -> sealed.seals() ? log(session, known) : unlogged(known));
    }

    private Uni<Void> unlogged(Optional<TableRows.Mark> known) {
        if (known.isPresent()) {
            return Uni.createFrom()
                    .failure(new TablesRefused("the key that seals the rows of " + topic
                            + " is missing: put it back, or rows that change now would be lost with the database"));
        }
        LOG.warnf("there is no key for %s: its rows stand in the database alone", topic);
        return Uni.createFrom().voidItem();
    }

    private Uni<Void> log(Mutiny.Session session, Optional<TableRows.Mark> known) {
        return blocking(scan -> scan.ends(List.of(partition)).getOrDefault(partition, 0L))
                .chain(end -> {
                    long next = known.map(TableRows.Mark::next).orElse(0L);
                    if (next > end) {
                        return Uni.createFrom().failure(older(next, end));
                    }
                    return (next < end
                                    ? restore(session, end)
                                    : Uni.createFrom().item(mark(known, end)))
                            .chain(mark -> watch(session, mark));
                });
    }

    private static TableRows.Mark mark(Optional<TableRows.Mark> known, long end) {
        return known.orElse(new TableRows.Mark(end, List.of(), ""));
    }

    private TablesRefused older(long known, long end) {
        return new TablesRefused("the log is older than the database: the topic " + topic + " ends at " + end
                + ", the database has seen " + known + ". Restore the log and the database from the same backup,"
                + " or the newer log alone");
    }

    private List<String> names() {
        return tables.stream().map(LoggedTable::name).toList();
    }

    /** From now on changes go to the log; what it lacks or holds under an older key goes there now. */
    private Uni<Void> watch(Mutiny.Session session, TableRows.Mark mark) {
        boolean otherKey = !mark.sealedUnder().equals(sealed.present());
        List<String> statements = new ArrayList<>();
        for (LoggedTable table : tables) {
            statements.add(TableSchema.trigger(table));
            if (otherKey || !mark.tables().contains(table.name())) {
                LOG.infof("all rows of %s go to the log", table.name());
                statements.add(TableSchema.takeOver(table));
            }
        }
        return TableRows.run(session, statements)
                .chain(() -> rows.mark(session, new TableRows.Mark(mark.next(), names(), sealed.present())));
    }

    /** Gives how far both have come then. */
    private Uni<TableRows.Mark> restore(Mutiny.Session session, long end) {
        progress.begin(end);
        LOG.infof("rows are restored from %s: %d records to read", topic, end);
        return blocking(scan -> latest(scan, end))
                .call(latest -> Sql.values(session, TableSchema.RESTORING, Map.of(), String.class)
                        .chain(() -> TableRows.run(session, List.of("set constraints all deferred")))
                        .chain(() -> restore(session, latest)))
                .invoke(() -> LOG.infof("rows are restored from %s: %s", topic, progress))
                .map(latest -> new TableRows.Mark(
                        end, names(), latest.values().stream().allMatch(sealed::present) ? sealed.present() : ""));
    }

    private Uni<Void> restore(Mutiny.Session session, Map<String, byte[]> latest) {
        progress.rows(latest.size());
        return Sql.inTurn(tables.stream()
                .<Supplier<Uni<?>>>map(table -> () -> restore(session, table, latest))
                .toList());
    }

    private Uni<Void> restore(Mutiny.Session session, LoggedTable table, Map<String, byte[]> latest) {
        List<Map.Entry<String, byte[]>> own = latest.entrySet().stream()
                .filter(record -> table.holds(record.getKey()))
                .toList();
        List<String> keys =
                own.stream().map(record -> table.rowKey(record.getKey())).toList();
        return TableRows.keepOnly(session, table, keys)
                .onItem()
                .transformToMulti(deleted ->
                        Multi.createFrom().iterable(own).group().intoLists().of(BATCH))
                .onItem()
                .transformToUniAndConcatenate(batch -> TableRows.restore(
                                session,
                                table,
                                batch.stream()
                                        .map(record -> table.rowKey(record.getKey()))
                                        .toList(),
                                batch.stream()
                                        .map(record -> sealed.open(record.getKey(), record.getValue()))
                                        .toList())
                        .invoke(() -> progress.restored(batch.size())))
                .collect()
                .asList()
                .replaceWithVoid();
    }

    /** The latest value of every key, without those that were deleted. */
    private Map<String, byte[]> latest(TopicScan scan, long end) {
        Map<String, byte[]> latest = new LinkedHashMap<>();
        scan.read(Map.of(), Map.of(partition, end), records -> {
            for (ConsumerRecord<String, byte[]> record : records) {
                latest.remove(record.key());
                if (record.value() != null) {
                    latest.put(record.key(), record.value());
                }
            }
            progress.read(records.getLast().offset() + 1);
        });
        return latest;
    }

    private <T> Uni<T> blocking(Function<TopicScan, T> reading) {
        Context own = Vertx.currentContext();
        return Uni.createFrom()
                .item(() -> {
                    try (TopicScan scan = new TopicScan(kafka)) {
                        return reading.apply(scan);
                    }
                })
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
                // the session belongs to the event loop that has opened it
                .emitOn(task -> own.runOnContext(ignored -> task.run()));
    }
}
