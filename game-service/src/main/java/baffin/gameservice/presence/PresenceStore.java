package baffin.gameservice.presence;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/** What all instances know of who is there, by the clock of the database. */
@Singleton
public final class PresenceStore {

    private static final String EARLIEST = "now() - :ms * interval '1 millisecond'";

    private final Transactions transactions;

    PresenceStore(@Identifier("game") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Players are there now. */
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

    /** Those of some players who were there within a time. */
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

    /** Forgets who was there earlier than that. */
    public Uni<Integer> forget(Duration time) {
        return transactions.write(session -> Sql.update(
                session, "delete from player_presence where seen <= " + EARLIEST, Map.of("ms", time.toMillis())));
    }
}
