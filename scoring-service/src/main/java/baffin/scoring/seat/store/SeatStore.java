package baffin.scoring.seat.store;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import baffin.scoring.seat.domain.SeatReport;
import baffin.scoring.seat.view.SeatEffectsView;
import baffin.scoring.seat.view.SeatStatistics;
import baffin.scoring.skill.Skill;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Singleton;
import jakarta.persistence.Tuple;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Counts start seats from the seats of finished matches. */
@Singleton
class SeatStore implements SeatStatistics {

    /** The latest matches that are looked at, so that an answer costs the same however old a platform is. */
    private static final int MATCHES_MAX = 5_000;

    private static final int KEPT_MAX = 200;
    private static final Duration KEPT_FOR = Duration.ofSeconds(5);

    // seat 0 stands for its table: number of seats and mode are the same on all of them; the driver would take a text
    // that is cast to jsonb alone for a JSON string
    private static final String MATCHES = """
            select m.match_id from match_result m
            join seat_result z on z.generation = m.generation and z.match_id = m.match_id and z.seat = 0
            where m.generation = :generation and m.game = :game and m.ranked
              and cast(m.options as jsonb) @> cast(cast(:options as text) as jsonb)
              and not exists (
                select 1 from seat_result d
                where d.generation = m.generation and d.match_id = m.match_id and d.dropped)
            """;

    private static final String SEATS = """
            select s.match_id, s.seat, s.seats, s.mode, s.side, s.place, s.points, c.mu_before, c.sigma_before
            from (%s order by m.ended_at desc, m.match_id desc limit :most) m
            join seat_result s on s.generation = :generation and s.match_id = m.match_id
            left join rating_change c
              on c.generation = s.generation and c.match_id = s.match_id and c.seat = s.seat
            order by s.match_id, s.seat
            """;

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final Cache<Query, SeatEffectsView> kept = Caffeine.newBuilder()
            .maximumSize(KEPT_MAX)
            .expireAfterWrite(KEPT_FOR)
            .build();

    SeatStore(@Identifier("scoring") Transactions transactions, @Identifier("scores") ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    @Override
    public Uni<SeatEffectsView> effects(Query query) {
        SeatEffectsView before = kept.getIfPresent(query);
        if (before != null) {
            return Uni.createFrom().item(before);
        }
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("generation", engine.generation());
        parameters.put("game", query.game());
        parameters.put("options", json(query.options()));
        parameters.put("most", MATCHES_MAX);
        StringBuilder matches = new StringBuilder(MATCHES);
        if (query.players() != null) {
            matches.append(" and z.seats = :players");
            parameters.put("players", query.players());
        }
        if (query.mode() != null) {
            matches.append(" and z.mode = :mode");
            parameters.put("mode", query.mode());
        }
        return transactions
                .answer(session -> Sql.rows(session, SEATS.formatted(matches), parameters))
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(rows -> SeatReport.of(rows.stream().map(SeatStore::row).toList()))
                .map(reports -> SeatEffectsView.of(query.game(), query.options(), reports))
                .invoke(document -> kept.put(query, document));
    }

    private static SeatReport.Row row(Tuple row) {
        @Nullable Double mu = row.get("mu_before", Double.class);
        return new SeatReport.Row(
                row.get("match_id", String.class),
                row.get("seat", Integer.class),
                row.get("seats", Integer.class),
                row.get("mode", String.class),
                row.get("side", Integer.class),
                row.get("place", Integer.class),
                row.get("points", Integer.class),
                mu == null ? null : new Skill(mu, row.get("sigma_before", Double.class)));
    }

    private static String json(Map<String, String> options) {
        return Json.shared().text(new TreeMap<>(options));
    }
}
