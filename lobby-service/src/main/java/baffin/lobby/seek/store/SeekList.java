package baffin.lobby.seek.store;

import baffin.lobby.seek.domain.SeekNow;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The seeks as readers see them; a little behind the log. */
@ApplicationScoped
public class SeekList {

    private static final String FROM = "select body from seek where generation = :generation";

    private final Transactions transactions;
    private final ProjectionEngine engine;

    SeekList(@Identifier("lobby") Transactions transactions, @Identifier("open-matches") ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    /** One seek, whatever has become of it. */
    public Uni<Optional<SeekNow>> find(String seekId) {
        return seeks(FROM + " and seek_id = :id", Map.of("id", seekId))
                .map(found -> found.stream().findFirst());
    }

    /** Those of some seeks that do not wait any more. */
    public Uni<List<SeekNow>> ended(Collection<String> seekIds) {
        return seeks(
                FROM + " and status <> 'WAITING' and seek_id = any(cast(:ids as text[]))",
                Map.of("ids", seekIds.toArray(String[]::new)));
    }

    /**
     * Seeks that wait, the longest waiting first.
     *
     * @param game null for all games
     */
    public Uni<List<SeekNow>> waiting(@Nullable String game, @Nullable After after, int limit) {
        StringBuilder query = new StringBuilder(FROM).append(" and status = 'WAITING'");
        Map<String, Object> parameters = new LinkedHashMap<>();
        if (game != null) {
            query.append(" and game = :game");
            parameters.put("game", game);
        }
        if (after != null) {
            query.append(" and (made_at, seek_id) > (cast(:at as timestamptz), :id)");
            parameters.put("at", after.madeAt());
            parameters.put("id", after.seekId());
        }
        return seeks(
                query.append(" order by made_at, seek_id limit ").append(limit).toString(), parameters);
    }

    private Uni<List<SeekNow>> seeks(String query, Map<String, ?> parameters) {
        Map<String, Object> all = new LinkedHashMap<>(parameters);
        all.put("generation", engine.generation());
        return transactions
                .answer(session -> Sql.values(session, query, all, String.class))
                .map(bodies -> bodies.stream().map(OpenSeeks::seek).toList());
    }

    /** The last seek of the page before. */
    public record After(Instant madeAt, String seekId) {}
}
