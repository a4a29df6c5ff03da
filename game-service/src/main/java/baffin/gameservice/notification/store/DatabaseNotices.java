package baffin.gameservice.notification.store;

import baffin.gameservice.notification.domain.NoticeId;
import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.notification.domain.Place;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/**
 * Notices in PostgreSQL: rows of two projections, of matches and of competitions, and marks that no rebuild touches. A
 * query is written once, and runs over the rows of each.
 */
public final class DatabaseNotices implements Notices {

    private static final String MATCHES = """
            (select match_id as id, version, place_in_step as number, kind, game, seat, at, deadline, over_version,
              part, place, player, cast(null as int) as round_no, 0 as table_no, 0 as entrant_no,
              cast(null as text) as words
             from notice where generation = :matches) n""";
    private static final String COMPETITIONS = """
            (select c.competition_id as id, c.version, c.number, c.kind, c.game, -1 as seat, c.at, c.deadline,
              c.over_version, c.part, c.place, c.player, c.round_no, c.table_no, c.entrant_no, t.body as words
             from competition_notice c left join competition_text t on t.generation = c.generation
               and t.competition_id = c.competition_id and t.version = c.version and t.fact = c.fact
             where c.generation = :competitions) n""";
    private static final String COLUMNS = "select n.id, n.version, n.number, n.kind, n.game, n.seat,"
            + " cast(extract(epoch from n.at) * 1000 as bigint) as at_ms,"
            + " cast(extract(epoch from n.deadline) * 1000 as bigint) as deadline_ms,"
            + " n.over_version, r.player is not null as marked, n.part, n.place, n.round_no, n.table_no,"
            + " n.entrant_no, n.words, n.at as at";
    private static final String MARKS = " left join notice_read r on r.player = n.player"
            + " and r.match_id = n.id and r.version = n.version and r.place_in_step = n.number";
    private static final String LATEST = " order by at desc, id desc, version desc, number desc limit :most";
    private static final String MARK = "insert into notice_read (player, match_id, version, place_in_step)";

    private static final String GIVEN = "unnest(cast(:ids as text[]), cast(:versions as bigint[]),"
            + " cast(:numbers as int[])) as g(given_id, given_version, given_number)"
            + " on g.given_id = n.id and g.given_version = n.version and g.given_number = n.number"
            + " where n.player = :player";

    private final Transactions transactions;
    private final ProjectionEngine matches;
    private final ProjectionEngine competitions;

    public DatabaseNotices(Transactions transactions, ProjectionEngine matches, ProjectionEngine competitions) {
        this.transactions = transactions;
        this.matches = matches;
        this.competitions = competitions;
    }

    /** A query over each, where {@code {notices}} stands for the rows; both together are in no order. */
    private static String each(String query) {
        return "(" + query.replace("{notices}", MATCHES) + ") union all (" + query.replace("{notices}", COMPETITIONS)
                + ")";
    }

    @Override
    public Uni<List<Listed>> list(String player, boolean unread, @Nullable Before before, int most) {
        Map<String, Object> parameters = of(player);
        parameters.put("most", most);
        StringBuilder where = new StringBuilder(" where n.player = :player");
        if (unread) {
            where.append(" and n.over_version is null and r.player is null");
        }
        if (before != null) {
            where.append(" and (n.at, n.id, n.version, n.number)"
                    + " < (timestamptz 'epoch' + :at * interval '1 millisecond', :match, :version, :number)");
            parameters.put("at", before.at());
            parameters.put("match", before.id().match());
            parameters.put("version", before.id().version());
            parameters.put("number", before.id().number());
        }
        String query = each(COLUMNS + " from {notices}" + MARKS + where + LATEST) + LATEST;
        return transactions.answer(
                session -> Sql.rows(session, query, parameters).map(DatabaseNotices::listed));
    }

    @Override
    public Uni<Standing> standing(String player) {
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        each("select n.part, max(n.place) as last,"
                                + " count(*) filter (where n.over_version is null and r.player is null) as unread"
                                + " from {notices}" + MARKS + " where n.player = :player group by n.part"),
                        of(player)))
                .map(rows -> {
                    Place place = Place.START;
                    long unread = 0;
                    for (Tuple row : rows) {
                        place = place.after(row.get("part", Integer.class), row.get("last", Long.class));
                        unread += row.get("unread", Long.class);
                    }
                    return new Standing(unread, place);
                });
    }

    @Override
    public Uni<List<Listed>> after(String player, Place place, int most) {
        Map<String, Object> parameters = of(player);
        parameters.put("most", most);
        parameters.put("parts", place.parts().keySet().toArray(Integer[]::new));
        parameters.put("places", place.parts().values().toArray(Long[]::new));
        String next = " order by part, place limit :most";
        String query = each(COLUMNS + " from {notices}" + MARKS
                        + " left join unnest(cast(:parts as int[]), cast(:places as bigint[]))"
                        + " as s(seen, upto) on s.seen = n.part"
                        + " where n.player = :player and n.place > coalesce(s.upto, -1)" + next)
                + next;
        return transactions.answer(
                session -> Sql.rows(session, query, parameters).map(DatabaseNotices::listed));
    }

    @Override
    public Uni<List<String>> told(Set<String> players, List<Stored> steps) {
        Map<String, Object> parameters = generations();
        parameters.put("players", players.toArray(String[]::new));
        parameters.put("ids", steps.stream().map(Stored::match).toArray(String[]::new));
        parameters.put("versions", steps.stream().map(Stored::version).toArray(Long[]::new));
        String query = each("select distinct n.player from {notices}"
                + " join unnest(cast(:ids as text[]), cast(:versions as bigint[])) as s(step, at_version)"
                + " on s.step = n.id and s.at_version = n.version where n.player = any(cast(:players as text[]))");
        return transactions
                .answer(session -> Sql.values(session, query, parameters, String.class))
                .map(told -> told.stream().distinct().toList());
    }

    @Override
    public Uni<Boolean> readUpTo(String player, NoticeId last) {
        return write(player, List.of(last), session -> {
                    Map<String, Object> parameters = of(player);
                    parameters.put("match", last.match());
                    parameters.put("version", last.version());
                    parameters.put("number", last.number());
                    String earlier = each("select n.player, n.id, n.version, n.number, n.at from {notices}"
                            + " where n.player = :player and n.over_version is null");
                    String marked = each("select n.at from {notices} where n.player = :player and n.id = :match"
                            + " and n.version = :version and n.number = :number");
                    return Sql.update(
                            session,
                            MARK + " select e.player, e.id, e.version, e.number from (" + earlier + ") e"
                                    + " where (e.at, e.id, e.version, e.number)"
                                    + " <= ((" + marked + "), :match, :version, :number) on conflict do nothing",
                            parameters);
                })
                .map(Optional::isEmpty);
    }

    @Override
    public Uni<Optional<NoticeId>> read(String player, List<NoticeId> ids) {
        return write(
                player,
                ids,
                session -> Sql.update(
                        session,
                        MARK + " "
                                + each("select n.player, n.id, n.version, n.number from {notices} join " + GIVEN)
                                + " on conflict do nothing",
                        of(player, ids)));
    }

    private Uni<Optional<NoticeId>> write(
            String player, List<NoticeId> ids, java.util.function.Function<Mutiny.Session, Uni<Integer>> mark) {
        return transactions.writeAnswer(session -> missing(session, player, ids)
                .chain(missing -> missing.isPresent()
                        ? Uni.createFrom().item(missing)
                        : mark.apply(session).replaceWith(missing)));
    }

    private Uni<Optional<NoticeId>> missing(Mutiny.Session session, String player, List<NoticeId> ids) {
        return Sql.rows(session, each("select n.id, n.version, n.number from {notices} join " + GIVEN), of(player, ids))
                .map(rows -> {
                    Set<NoticeId> known = new HashSet<>();
                    rows.forEach(row -> known.add(id(row)));
                    return ids.stream().filter(id -> !known.contains(id)).findFirst();
                });
    }

    private Map<String, Object> generations() {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("matches", matches.generation());
        parameters.put("competitions", competitions.generation());
        return parameters;
    }

    private Map<String, Object> of(String player) {
        Map<String, Object> parameters = generations();
        parameters.put("player", player);
        return parameters;
    }

    private Map<String, Object> of(String player, List<NoticeId> ids) {
        Map<String, Object> parameters = of(player);
        parameters.put("ids", ids.stream().map(NoticeId::match).toArray(String[]::new));
        parameters.put("versions", ids.stream().map(NoticeId::version).toArray(Long[]::new));
        parameters.put("numbers", ids.stream().map(NoticeId::number).toArray(Integer[]::new));
        return parameters;
    }

    private static List<Listed> listed(List<Tuple> rows) {
        return rows.stream()
                .map(row -> new Listed(
                        id(row),
                        row.get("kind", String.class),
                        row.get("game", String.class),
                        row.get("seat", Integer.class),
                        row.get("at_ms", Long.class),
                        row.get("deadline_ms", Long.class),
                        row.get("over_version", Long.class),
                        row.get("marked", Boolean.class),
                        row.get("part", Integer.class),
                        row.get("place", Long.class),
                        about(row)))
                .toList();
    }

    private static @Nullable About about(Tuple row) {
        @Nullable Integer round = row.get("round_no", Integer.class);
        return round == null
                ? null
                : new About(
                        round,
                        row.get("table_no", Integer.class),
                        row.get("entrant_no", Integer.class),
                        row.get("words", String.class));
    }

    private static NoticeId id(Tuple row) {
        return new NoticeId(
                row.get("id", String.class), row.get("version", Long.class), row.get("number", Integer.class));
    }
}
