package baffin.lobby.seek.store;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Which seeks end with their stream, and until when each is held without one. */
@ApplicationScoped
public class HoldList {

    private static final String UNTIL = "now() + :ms * interval '1 millisecond'";

    private final Transactions transactions;

    HoldList(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Holds a seek for so long; one that is held already stays as it is. */
    public Uni<Void> begin(String seekId, String game, String player, Duration patience) {
        return update(
                "insert into seek_hold (seek_id, game, player, held_until) values (:id, :game, :player, " + UNTIL
                        + ") on conflict do nothing",
                Map.of("id", seekId, "game", game, "player", player, "ms", patience.toMillis()));
    }

    /** Holds seeks for so long from now on. */
    public Uni<Void> renew(Collection<String> seekIds, Duration patience) {
        return update(
                "update seek_hold set held_until = " + UNTIL + " where seek_id = any(cast(:ids as text[]))",
                Map.of("ids", seekIds.toArray(String[]::new), "ms", patience.toMillis()));
    }

    /** Seeks that nobody holds any more, at most 100. */
    public Uni<List<Loose>> loose() {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select seek_id, game, player from seek_hold where held_until < now() order by held_until"
                                + " limit 100",
                        Map.of()))
                .map(rows -> rows.stream()
                        .map(row -> new Loose(
                                row.get("seek_id", String.class),
                                row.get("game", String.class),
                                row.get("player", String.class)))
                        .toList());
    }

    public Uni<Void> forget(String seekId) {
        return update("delete from seek_hold where seek_id = :id", Map.of("id", seekId));
    }

    /** True while any seek is kept here. */
    public Uni<Boolean> any() {
        return transactions
                .read(session -> Sql.values(session, "select exists (select from seek_hold)", Map.of(), Boolean.class))
                .map(List::getFirst);
    }

    private Uni<Void> update(String statement, Map<String, ?> parameters) {
        return transactions.write(
                session -> Sql.update(session, statement, parameters).replaceWithVoid());
    }

    /** A seek whose stream is closed for too long. */
    public record Loose(String seekId, String game, String player) {}
}
