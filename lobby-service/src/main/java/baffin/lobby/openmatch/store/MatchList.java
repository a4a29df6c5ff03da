package baffin.lobby.openmatch.store;

import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.match.terms.MatchTerms;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The matches as readers see them; a little behind the log. */
@ApplicationScoped
public class MatchList {

    private static final String FROM = """
            select m.body, e.match_id is not null as ended
            from open_match m
            left join ended_match e on e.generation = :ended and e.match_id = m.match_id
            where m.generation = :open
            """;

    /** Who says nothing about a clock gets that of the platform. */
    private static final String CLOCK = " and coalesce(cast(m.body as jsonb)"
            + " #>> array['terms', 'play', 'clock', 'type'], '"
            + MatchTerms.DEFAULT.clock().getClass().getSimpleName() + "') = :clock";

    private static final String LIVES = """
            select m.match_id, true as live
            from open_match m
            left join ended_match e on e.generation = :ended and e.match_id = m.match_id
            where m.generation = :open and m.players @> array[cast(:player as text)]
              and m.status in ('OPEN', 'RUNNING') and e.match_id is null
              and cast(m.body as jsonb) #> array['terms', 'competition'] is null
              and not exists (select 1 from jsonb_array_elements(cast(m.body as jsonb) -> 'seats') s
                where s #>> array['person', 'player'] = :player and s ->> 'invited' = 'true')
            union all
            select m.match_id, false as live
            from open_match m
            left join ended_match e on e.generation = :ended and e.match_id = m.match_id
            where m.generation = :open and m.match_id = any(cast(:others as text[]))
              and (m.status not in ('OPEN', 'RUNNING') or e.match_id is not null)
            """;

    private final Transactions transactions;
    private final ProjectionEngine open;
    private final ProjectionEngine ended;

    MatchList(
            @Identifier("lobby") Transactions transactions,
            @Identifier("open-matches") ProjectionEngine open,
            @Identifier("ended-matches") ProjectionEngine ended) {
        this.transactions = transactions;
        this.open = open;
        this.ended = ended;
    }

    /** One match, hidden or not. */
    public Uni<Optional<Listed>> find(String matchId) {
        Map<String, Object> parameters = generations();
        parameters.put("id", matchId);
        return rows(FROM + " and m.match_id = :id", parameters)
                .map(found -> found.stream().findFirst());
    }

    /** Matches that the viewer may see, the latest first. */
    public Uni<List<Listed>> list(Filter filter, @Nullable After after, int limit) {
        Map<String, Object> parameters = generations();
        StringBuilder query = new StringBuilder(FROM);
        if (filter.viewer() == null) {
            query.append(" and not m.hidden");
        } else {
            add(
                    query,
                    parameters,
                    " and (not m.hidden or m.players @> array[cast(:viewer as text)])",
                    "viewer",
                    filter.viewer());
        }
        add(query, parameters, " and m.game = :game", "game", filter.game());
        add(query, parameters, " and m.seats = :seats", "seats", filter.seats());
        add(query, parameters, CLOCK, "clock", filter.clock());
        add(query, parameters, " and m.players @> array[cast(:player as text)]", "player", filter.player());
        status(query, parameters, filter.status());
        if (after != null) {
            query.append(" and (m.opened_at, m.match_id) < (cast(:at as timestamptz), :id)");
            parameters.put("at", after.openedAt());
            parameters.put("id", after.matchId());
        }
        query.append(" order by m.opened_at desc, m.match_id desc limit ").append(limit);
        return rows(query.toString(), parameters);
    }

    /** A player's live matches, and which of some others are none any more. */
    public Uni<Lives> lives(String player, Set<String> others) {
        Map<String, Object> parameters = generations();
        parameters.put("player", player);
        parameters.put("others", others.toArray(String[]::new));
        return transactions
                .read(session -> Sql.rows(session, LIVES, parameters))
                .map(rows -> new Lives(ids(rows, true), ids(rows, false)));
    }

    /** Seats of matches for which somebody has acted, by index; a match that is left out has none. */
    public Uni<Map<String, Set<Integer>>> acted(Collection<String> matchIds) {
        Map<String, Object> parameters = Map.of("ended", ended.generation(), "ids", matchIds.toArray(String[]::new));
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select match_id, seat from acted_seat"
                                + " where generation = :ended and match_id = any(cast(:ids as text[]))",
                        parameters))
                .map(rows -> rows.stream()
                        .collect(Collectors.groupingBy(
                                row -> row.get("match_id", String.class),
                                Collectors.mapping(row -> row.get("seat", Integer.class), Collectors.toSet()))));
    }

    private static Set<String> ids(List<Tuple> rows, boolean live) {
        return rows.stream()
                .filter(row -> row.get("live", Boolean.class) == live)
                .map(row -> row.get("match_id", String.class))
                .collect(Collectors.toSet());
    }

    /** A match that has ended is still marked as running in the lobby's own records. */
    private static void status(StringBuilder query, Map<String, Object> parameters, @Nullable OpenMatchStatus status) {
        if (status == OpenMatchStatus.ENDED) {
            query.append(" and e.match_id is not null");
        } else if (status != null) {
            query.append(" and e.match_id is null");
            add(query, parameters, " and m.status = :status", "status", status.name());
        }
    }

    private static void add(
            StringBuilder query, Map<String, Object> parameters, String clause, String name, @Nullable Object value) {
        if (value != null) {
            query.append(clause);
            parameters.put(name, value);
        }
    }

    private Map<String, Object> generations() {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("open", open.generation());
        parameters.put("ended", ended.generation());
        return parameters;
    }

    private Uni<List<Listed>> rows(String query, Map<String, Object> parameters) {
        return transactions
                .read(session -> Sql.rows(session, query, parameters))
                .map(rows -> rows.stream().map(MatchList::listed).toList());
    }

    private static Listed listed(Tuple row) {
        OpenMatch match = OpenMatches.match(row.get("body", String.class));
        return new Listed(match, row.get("ended", Boolean.class) ? OpenMatchStatus.ENDED : match.status());
    }

    /**
     * A match with what became of it.
     *
     * @param status {@link OpenMatchStatus#ENDED} once it was played to the end
     */
    public record Listed(OpenMatch match, OpenMatchStatus status) {}

    /**
     * What is looked for; null means anything.
     *
     * @param viewer id of the player who looks: sees hidden matches of their own; null for one who is not signed in
     * @param status where a match stands
     * @param seats number of seats
     * @param clock kind of clock, as {@link baffin.match.terms.ClockRule} names it
     * @param player id of one who sits there or hosts
     */
    public record Filter(
            @Nullable String viewer,
            @Nullable String game,
            @Nullable OpenMatchStatus status,
            @Nullable Integer seats,
            @Nullable String clock,
            @Nullable String player) {}

    /** The last match of the page before. */
    public record After(java.time.Instant openedAt, String matchId) {}

    /**
     * What lives and what does not.
     *
     * @param live ids of the player's own matches that are open or played, without those of competitions
     * @param over those of the ids asked about that were cancelled or have ended
     */
    public record Lives(Set<String> live, Set<String> over) {

        public Lives {
            live = Set.copyOf(live);
            over = Set.copyOf(over);
        }
    }
}
