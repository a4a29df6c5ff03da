package baffin.lobby.competition.store;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.event.CompetitionRecord;
import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The competitions as readers see them; a little behind the log. Holds what nobody is told yet. */
@ApplicationScoped
public class CompetitionList {

    /** Entrants and tables of all that is kept, and one for each competition. */
    private static final long KEPT_MAX = 30_000;

    private static final String ONE = " where generation = :generation and competition_id = :id";

    private static final String LIVES = """
            select competition_id, true as live from competition
            where generation = :generation and owner = :owner
              and status not in ('FINISHED', 'CANCELLED')
            union all
            select competition_id, false as live from competition
            where generation = :generation and competition_id = any(cast(:others as text[]))
              and status in ('FINISHED', 'CANCELLED')
            """;

    private final Transactions transactions;
    private final ProjectionEngine engine;
    private final Cache<String, Competition> kept = Caffeine.newBuilder()
            .maximumWeight(KEPT_MAX)
            .<String, Competition>weigher((id, competition) -> competition.weight())
            .build();

    CompetitionList(
            @Identifier("lobby") Transactions transactions, @Identifier("open-matches") ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    /** The live competitions that a player owns, and which of some others are over. */
    public Uni<Lives> lives(String owner, Set<String> others) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("generation", engine.generation());
        parameters.put("owner", owner);
        parameters.put("others", others.toArray(String[]::new));
        return transactions
                .read(session -> Sql.rows(session, LIVES, parameters))
                .map(rows -> new Lives(ids(rows, true), ids(rows, false)));
    }

    private static Set<String> ids(List<Tuple> rows, boolean live) {
        return rows.stream()
                .filter(row -> row.get("live", Boolean.class) == live)
                .map(row -> row.get("competition_id", String.class))
                .collect(Collectors.toSet());
    }

    /** The version that the list has of a competition; 0 for one that it does not have. */
    public Uni<Long> version(String competitionId) {
        return number("select version from competition" + ONE, of(competitionId));
    }

    public Uni<Optional<Competition>> find(String competitionId) {
        Competition known = kept.getIfPresent(competitionId);
        return version(competitionId)
                .chain(version -> known != null && known.version() == version
                        ? Uni.createFrom().item(Optional.of(known))
                        : texts("select encode(body, 'base64') from competition" + ONE, of(competitionId))
                                .map(bodies -> bodies.stream().findFirst().map(CompetitionStore::competition))
                                .invoke(found -> found.ifPresent(one -> kept.put(competitionId, one))));
    }

    public Uni<List<CompetitionRecord>> records(String competitionId, long toVersion) {
        Map<String, Object> parameters = of(competitionId);
        parameters.put("version", toVersion);
        return texts(
                        "select body from competition_record" + ONE + " and version <= :version order by version",
                        parameters)
                .map(bodies -> bodies.stream().map(CompetitionList::record).toList());
    }

    /** The latest version of a competition that is not younger than a moment; 0 when it is younger itself. */
    public Uni<Long> versionAt(String competitionId, Instant moment) {
        Map<String, Object> parameters = of(competitionId);
        parameters.put("moment", moment);
        return number(
                "select version from competition_record" + ONE
                        + " and happened_at <= cast(:moment as timestamptz) order by version desc limit 1",
                parameters);
    }

    public Uni<Optional<CompetitionRecord>> record(String competitionId, long version) {
        Map<String, Object> parameters = of(competitionId);
        parameters.put("version", version);
        return texts("select body from competition_record" + ONE + " and version = :version", parameters)
                .map(bodies -> bodies.stream().findFirst().map(CompetitionList::record));
    }

    /** Competitions in short, the latest first. */
    public Uni<List<Brief>> list(Filter filter, @Nullable After after, int limit) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("generation", engine.generation());
        StringBuilder query = new StringBuilder("select brief from competition where generation = :generation");
        add(
                query,
                parameters,
                "status = :status",
                "status",
                filter.status() == null ? null : filter.status().name());
        add(
                query,
                parameters,
                "strpos(lower(cast(brief as json) ->> 'name'), lower(:name)) > 0",
                "name",
                filter.name());
        add(query, parameters, "game = :game", "game", filter.game());
        add(query, parameters, "series = :series", "series", filter.series());
        add(query, parameters, "officials @> array[cast(:official as text)]", "official", filter.official());
        add(query, parameters, "players @> array[cast(:player as text)]", "player", filter.player());
        add(query, parameters, "invited @> array[cast(:invited as text)]", "invited", filter.invited());
        if (after != null) {
            query.append(" and (created_at, competition_id) < (cast(:at as timestamptz), :id)");
            parameters.put("at", after.createdAt());
            parameters.put("id", after.competitionId());
        }
        query.append(" order by created_at desc, competition_id desc limit ").append(limit);
        return texts(query.toString(), parameters)
                .map(briefs -> briefs.stream()
                        .map(brief -> Json.shared().read(bytes(brief), Brief.class))
                        .toList());
    }

    private static void add(
            StringBuilder query, Map<String, Object> parameters, String clause, String name, @Nullable String value) {
        if (value != null) {
            query.append(" and ").append(clause);
            parameters.put(name, value);
        }
    }

    private static CompetitionRecord record(String body) {
        return CompetitionJson.record(bytes(body));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Map<String, Object> of(String competitionId) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("generation", engine.generation());
        parameters.put("id", competitionId);
        return parameters;
    }

    private Uni<Long> number(String query, Map<String, Object> parameters) {
        return transactions
                .read(session -> Sql.values(session, query, parameters, Long.class))
                .map(numbers -> numbers.stream().findFirst().orElse(0L));
    }

    private Uni<List<String>> texts(String query, Map<String, Object> parameters) {
        return transactions.read(session -> Sql.values(session, query, parameters, String.class));
    }

    /**
     * What is looked for; null means anything.
     *
     * @param name a part of the name, in any case
     * @param official id of one who has a role
     * @param invited id of one who has been asked and has not answered yet
     * @param series id of the league
     */
    public record Filter(
            @Nullable String name,
            @Nullable CompetitionStatus status,
            @Nullable String game,
            @Nullable String official,
            @Nullable String player,
            @Nullable String invited,
            @Nullable String series) {}

    /** The last competition of the page before. */
    public record After(Instant createdAt, String competitionId) {}

    /**
     * What lives and what does not.
     *
     * @param live ids of competitions that a player owns and that are not over
     * @param over those of the ids asked about that are over
     */
    public record Lives(Set<String> live, Set<String> over) {

        public Lives {
            live = Set.copyOf(live);
            over = Set.copyOf(over);
        }
    }
}
