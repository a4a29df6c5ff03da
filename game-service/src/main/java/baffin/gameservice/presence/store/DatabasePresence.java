package baffin.gameservice.presence.store;

import baffin.gameservice.presence.domain.PresenceStore;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/** Who is there, in PostgreSQL. */
final class DatabasePresence implements PresenceStore {

    private static final String EARLIEST = "now() - :ms * interval '1 millisecond'";

    private final Transactions transactions;

    DatabasePresence(Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<Void> seen(Set<String> players) {
        // in one order, so that instances never wait for each other's rows in a circle
        return transactions
                .write(session -> Sql.update(
                        session,
                        "insert into player_presence (player, seen) select p, now()"
                                + " from unnest(cast(:players as text[])) as p order by p"
                                + " on conflict (player) do update set seen = excluded.seen",
                        Map.of("players", players.toArray(String[]::new))))
                .replaceWithVoid();
    }

    @Override
    public Uni<Set<String>> within(Duration time, Set<String> players) {
        return transactions
                .answer(session -> Sql.values(
                        session,
                        "select player from player_presence where player = any(cast(:players as text[]))"
                                + " and seen > " + EARLIEST,
                        Map.of("players", players.toArray(String[]::new), "ms", time.toMillis()),
                        String.class))
                .map(Set::copyOf);
    }

    @Override
    public Uni<Integer> forget(Duration time) {
        return transactions.write(session -> Sql.update(
                session, "delete from player_presence where seen <= " + EARLIEST, Map.of("ms", time.toMillis())));
    }
}
