package baffin.gameservice.notification.store;

import static baffin.gameservice.notification.store.NoticeQueries.COLUMNS;
import static baffin.gameservice.notification.store.NoticeQueries.MARKS;
import static baffin.gameservice.notification.store.NoticeQueries.each;

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
 * Notices in PostgreSQL: rows of two projections, of matches and of competitions, and marks that no rebuild touches.
 */
public final class DatabaseNotices implements Notices {

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
                session -> Sql.rows(session, query, parameters).map(NoticeQueries::listed));
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
                session -> Sql.rows(session, query, parameters).map(NoticeQueries::listed));
    }

    @Override
    public Uni<Map<String, Long>> unread(String player, List<String> ids) {
        return transactions.answer(session -> Sql.counts(
                session,
                "select n.id, count(*) as count from " + NoticeQueries.MATCHES + MARKS
                        + " where n.player = :player and n.id = any(cast(:ids as text[]))"
                        + " and n.over_version is null and r.player is null group by n.id",
                Map.of("matches", matches.generation(), "player", player, "ids", ids.toArray(String[]::new))));
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
                    rows.forEach(row -> known.add(NoticeQueries.id(row)));
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
}
