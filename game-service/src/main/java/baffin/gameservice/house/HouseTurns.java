package baffin.gameservice.house;

import baffin.match.terms.HouseBot;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which matches wait for a house player, as the notices of all players say. */
@Singleton
class HouseTurns {

    private static final int MATCHES_MAX = 1_000;

    private static final String OPEN = """
            select match_id, min(deadline) as due from notice
            where generation = :generation and over_version is null and kind in ('YOUR_TURN', 'YOU_WERE_ASKED')
              and player = any(cast(:players as text[])) and at < :before
            group by match_id order by min(deadline) limit :most
            """;

    private final Transactions transactions;
    private final ProjectionEngine matches;

    HouseTurns(@Identifier("game") Transactions transactions, @Identifier("views") ProjectionEngine matches) {
        this.transactions = transactions;
        this.matches = matches;
    }

    /**
     * A match that waits.
     *
     * @param due when the first of its deadlines passes; null when no time runs
     */
    record Waiting(String match, @Nullable Instant due) {}

    /** Those that have waited for some time, the first deadline first. */
    Uni<List<Waiting>> waiting(Duration atLeast) {
        String[] players = Stream.of(HouseBot.values())
                .filter(bot -> !bot.playedByMatch())
                .map(bot -> bot.holder().player())
                .toArray(String[]::new);
        return transactions.read(session -> Sql.rows(
                        session,
                        OPEN,
                        Map.of(
                                "generation",
                                matches.generation(),
                                "players",
                                players,
                                "before",
                                Instant.now().minus(atLeast),
                                "most",
                                MATCHES_MAX))
                .map(rows -> rows.stream()
                        .map(row -> new Waiting(row.get("match_id", String.class), Sql.momentOrNull(row, "due")))
                        .toList()));
    }
}
