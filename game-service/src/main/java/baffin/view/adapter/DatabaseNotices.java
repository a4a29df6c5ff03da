package baffin.view.adapter;

import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.runtime.projection.Transactions;
import baffin.view.notice.NoticeId;
import baffin.view.notice.Notices;
import baffin.view.notice.Place;
import io.smallrye.mutiny.Uni;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Notices in PostgreSQL: rows of the projection, and marks that no rebuild touches. */
final class DatabaseNotices implements Notices {

    private static final String COLUMNS = "select n.match_id, n.version, n.place_in_step, n.kind, n.game, n.seat,"
            + " cast(extract(epoch from n.at) * 1000 as bigint),"
            + " cast(extract(epoch from n.deadline) * 1000 as bigint),"
            + " n.over_version, r.player is not null, n.part, n.place";
    private static final String MARKS = " left join notice_read r on r.player = n.player"
            + " and r.match_id = n.match_id and r.version = n.version and r.place_in_step = n.place_in_step";
    private static final String LATEST =
            " order by n.at desc, n.match_id desc, n.version desc, n.place_in_step desc limit :most";
    private static final String MARK = "insert into notice_read (player, match_id, version, place_in_step)"
            + " select n.player, n.match_id, n.version, n.place_in_step from notice n";

    private final Transactions transactions;
    private final ProjectionEngine engine;

    DatabaseNotices(Transactions transactions, ProjectionEngine engine) {
        this.transactions = transactions;
        this.engine = engine;
    }

    @Override
    public Uni<List<Listed>> list(String player, boolean unread, @Nullable Before before, int most) {
        Map<String, Object> parameters = of(player);
        parameters.put("most", most);
        StringBuilder where = new StringBuilder(" where n.generation = :generation and n.player = :player");
        if (unread) {
            where.append(" and n.over_version is null and r.player is null");
        }
        if (before != null) {
            where.append(" and (n.at, n.match_id, n.version, n.place_in_step)"
                    + " < (timestamptz 'epoch' + :at * interval '1 millisecond', :match, :version, :number)");
            parameters.put("at", before.at());
            parameters.put("match", before.id().match());
            parameters.put("version", before.id().version());
            parameters.put("number", before.id().number());
        }
        return transactions.answer(
                session -> Sql.rows(session, COLUMNS + " from notice n" + MARKS + where + LATEST, parameters)
                        .map(DatabaseNotices::listed));
    }

    @Override
    public Uni<Standing> standing(String player) {
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select n.part, max(n.place),"
                                + " count(*) filter (where n.over_version is null and r.player is null)"
                                + " from notice n" + MARKS
                                + " where n.generation = :generation and n.player = :player group by n.part",
                        of(player)))
                .map(rows -> {
                    Place place = Place.START;
                    long unread = 0;
                    for (Object[] row : rows) {
                        place = place.after(((Number) row[0]).intValue(), ((Number) row[1]).longValue());
                        unread += ((Number) row[2]).longValue();
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
        return transactions.answer(session -> Sql.rows(
                        session,
                        COLUMNS + " from notice n" + MARKS
                                + " left join unnest(cast(:parts as int[]), cast(:places as bigint[]))"
                                + " as s(part, place) on s.part = n.part"
                                + " where n.generation = :generation and n.player = :player"
                                + " and n.place > coalesce(s.place, -1) order by n.part, n.place limit :most",
                        parameters)
                .map(DatabaseNotices::listed));
    }

    @Override
    public Uni<List<String>> told(Set<String> players, List<Stored> steps) {
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        "select distinct n.player, n.generation from notice n"
                                + " join unnest(cast(:ids as text[]), cast(:versions as bigint[])) as s(id, version)"
                                + " on s.id = n.match_id and s.version = n.version"
                                + " where n.generation = :generation and n.player = any(cast(:players as text[]))",
                        Map.of(
                                "generation",
                                engine.generation(),
                                "players",
                                players.toArray(String[]::new),
                                "ids",
                                steps.stream().map(Stored::match).toArray(String[]::new),
                                "versions",
                                steps.stream().map(Stored::version).toArray(Long[]::new))))
                .map(rows -> rows.stream().map(row -> (String) row[0]).toList());
    }

    @Override
    public Uni<Boolean> readUpTo(String player, NoticeId last) {
        return write(player, List.of(last), session -> {
                    Map<String, Object> parameters = of(player);
                    parameters.put("match", last.match());
                    parameters.put("version", last.version());
                    parameters.put("number", last.number());
                    return Sql.update(session, MARK + """
                     join notice l on l.generation = n.generation and l.player = n.player and l.match_id = :match
                       and l.version = :version and l.place_in_step = :number
                    where n.generation = :generation and n.player = :player and n.over_version is null
                      and (n.at, n.match_id, n.version, n.place_in_step)
                        <= (l.at, l.match_id, l.version, l.place_in_step)
                    on conflict do nothing
                    """, parameters);
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
                        MARK + " join " + given() + " where n.generation = :generation and n.player = :player"
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
        return Sql.rows(
                        session,
                        "select n.match_id, n.version, n.place_in_step from notice n join " + given()
                                + " where n.generation = :generation and n.player = :player",
                        of(player, ids))
                .map(rows -> {
                    Set<NoticeId> known = new HashSet<>();
                    rows.forEach(row -> known.add(id(row)));
                    return ids.stream().filter(id -> !known.contains(id)).findFirst();
                });
    }

    private static String given() {
        return "unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:numbers as int[]))"
                + " as g(id, version, number)"
                + " on g.id = n.match_id and g.version = n.version and g.number = n.place_in_step";
    }

    private Map<String, Object> of(String player) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("generation", engine.generation());
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

    private static List<Listed> listed(List<Object[]> rows) {
        return rows.stream()
                .map(row -> new Listed(
                        id(row),
                        (String) row[3],
                        (String) row[4],
                        ((Number) row[5]).intValue(),
                        ((Number) row[6]).longValue(),
                        number(row[7]),
                        number(row[8]),
                        (Boolean) row[9],
                        ((Number) row[10]).intValue(),
                        ((Number) row[11]).longValue()))
                .toList();
    }

    private static NoticeId id(Object[] row) {
        return new NoticeId((String) row[0], ((Number) row[1]).longValue(), ((Number) row[2]).intValue());
    }

    private static @Nullable Long number(@Nullable Object value) {
        return value == null ? null : ((Number) value).longValue();
    }
}
