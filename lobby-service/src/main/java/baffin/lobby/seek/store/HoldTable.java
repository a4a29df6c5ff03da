package baffin.lobby.seek.store;

import baffin.lobby.seek.domain.HoldList;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Held seeks in PostgreSQL, whose clock all instances share. Nothing of it is worth keeping for long. */
@ApplicationScoped
class HoldTable implements HoldList {

    private static final String UNTIL = "now() + :ms * interval '1 millisecond'";

    private final Transactions transactions;

    HoldTable(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<Void> begin(String seekId, String game, String player, Duration patience) {
        return update(
                "insert into seek_hold (seek_id, game, player, held_until) values (:id, :game, :player, " + UNTIL
                        + ") on conflict do nothing",
                Map.of("id", seekId, "game", game, "player", player, "ms", patience.toMillis()));
    }

    @Override
    public Uni<Void> renew(Collection<String> seekIds, Duration patience) {
        return update(
                "update seek_hold set held_until = " + UNTIL + " where seek_id = any(cast(:ids as text[]))",
                Map.of("ids", seekIds.toArray(String[]::new), "ms", patience.toMillis()));
    }

    @Override
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

    @Override
    public Uni<Void> forget(String seekId) {
        return update("delete from seek_hold where seek_id = :id", Map.of("id", seekId));
    }

    @Override
    public Uni<Boolean> any() {
        return transactions
                .read(session -> Sql.values(session, "select exists (select from seek_hold)", Map.of(), Boolean.class))
                .map(List::getFirst);
    }

    private Uni<Void> update(String statement, Map<String, ?> parameters) {
        return transactions.write(
                session -> Sql.update(session, statement, parameters).replaceWithVoid());
    }
}
