package baffin.lobby.competition.store;

import baffin.platform.directory.NameDirectory;
import baffin.platform.directory.NameSealing;
import baffin.platform.names.NameRow;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Texts and notes, in the table of names and under its rules: what is erased there comes back from no backup. */
@ApplicationScoped
public class TextStore {

    private static final String KEEP = "insert into " + NameRow.TABLE + " (player, handle)"
            + " select id, words from unnest(cast(:ids as text[]), cast(:words as text[])) as t(id, words)"
            + " on conflict do nothing returning player";
    private static final String THEM = " where player = any(cast(:ids as text[]))";

    private final Transactions transactions;
    private final TableLog log;
    private final NameDirectory names;

    TextStore(
            @Identifier("lobby") Transactions transactions,
            @Identifier(NameSealing.NAMES) TableLog log,
            NameDirectory names) {
        this.transactions = transactions;
        this.log = log;
        this.names = names;
    }

    /**
     * Keeps texts by their ids; the log has them then.
     *
     * @return the ids of those that were not there before
     */
    public Uni<List<String>> keep(Map<String, String> texts) {
        List<String> ids = List.copyOf(texts.keySet());
        Map<String, Object> parameters = Map.of(
                "ids",
                ids.toArray(String[]::new),
                "words",
                ids.stream().map(texts::get).toArray(String[]::new));
        return transactions
                .writeAnswer(session -> Sql.values(session, KEEP, parameters, String.class))
                .invoke(kept -> kept.forEach(id -> names.learned(id, Objects.requireNonNull(texts.get(id)))))
                .call(log::flushed);
    }

    /** Takes texts away to which nothing refers. */
    public Uni<Void> drop(Collection<String> ids) {
        ids.forEach(names::dropped);
        return changed("delete from " + NameRow.TABLE + THEM, ids);
    }

    /** Erases texts for good. */
    public Uni<Void> redact(Collection<String> ids) {
        return changed("update " + NameRow.TABLE + " set handle = null" + THEM, ids)
                .call(log::flushed);
    }

    private Uni<Void> changed(String statement, Collection<String> ids) {
        return transactions.writeAnswer(session -> Sql.update(
                        session, statement, Map.of("ids", ids.toArray(String[]::new)))
                .replaceWithVoid());
    }
}
