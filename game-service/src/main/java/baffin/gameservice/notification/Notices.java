package baffin.gameservice.notification;

import static baffin.gameservice.notification.NoticeQueries.COLUMNS;
import static baffin.gameservice.notification.NoticeQueries.MARKS;
import static baffin.gameservice.notification.NoticeQueries.each;

import baffin.competition.Competition;
import baffin.gameservice.table.OpenTables;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.persistence.Tuple;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** What stands in the database of what players were told, and what they have read of it. */
@Singleton
public final class Notices {

    private static final String LATEST = " order by at desc, id desc, version desc, number desc limit :most";
    private static final String MARK = "insert into notice_read (player, match_id, version, place_in_step)";

    private static final String GIVEN = "unnest(cast(:ids as text[]), cast(:versions as bigint[]),"
            + " cast(:numbers as int[])) as g(given_id, given_version, given_number)"
            + " on g.given_id = n.id and g.given_version = n.version and g.given_number = n.number"
            + " where n.player = :player";

    private final Transactions transactions;
    private final ProjectionEngine matches;
    private final ProjectionEngine competitions;

    Notices(
            @Identifier("game") Transactions transactions,
            @Identifier("views") ProjectionEngine matches,
            @Identifier("game-competitions") ProjectionEngine competitions) {
        this.transactions = transactions;
        this.matches = matches;
        this.competitions = competitions;
    }

    /**
     * A player's notices, the latest first.
     *
     * @param unread true for those only that are neither read nor over
     * @param before the last one of the page before; null for the first page
     */
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

    /** Number of a player's notices that are neither read nor over, and the place after the last one of all. */
    public Uni<Standing> standing(String player) {
        return transactions
                .answer(session -> Sql.rows(
                        session,
                        each("select n.part, max(n.place) as last,"
                                + " count(*) filter (where n.over_version is null and r.player is null) as unread"
                                + " from {notices}" + MARKS + " where n.player = :player group by n.part"),
                        of(player)))
                .map(rows -> {
                    ReadPosition place = ReadPosition.START;
                    long unread = 0;
                    for (Tuple row : rows) {
                        place = place.after(row.get("part", Integer.class), row.get("last", Long.class));
                        unread += row.get("unread", Long.class);
                    }
                    return new Standing(unread, place);
                });
    }

    /** A player's notices after a place; those of one match or competition in the order of its versions. */
    public Uni<List<Listed>> after(String player, ReadPosition place, int most) {
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

    /**
     * Numbers of a player's notices of matches that are neither read nor over.
     *
     * @return by match; those without one are missing
     */
    public Uni<Map<String, Long>> unread(String player, List<String> ids) {
        return transactions.answer(session -> Sql.counts(
                session,
                "select n.id, count(*) as count from " + NoticeQueries.MATCHES + MARKS
                        + " where n.player = :player and n.id = any(cast(:ids as text[]))"
                        + " and n.over_version is null and r.player is null group by n.id",
                Map.of("matches", matches.generation(), "player", player, "ids", ids.toArray(String[]::new))));
    }

    /** Those of the given players who were told something by the given steps. */
    public Uni<List<String>> notified(Set<String> players, List<Stored> steps) {
        Map<String, Object> parameters = generations();
        parameters.put("players", players.toArray(String[]::new));
        parameters.put("ids", steps.stream().map(Stored::match).toArray(String[]::new));
        parameters.put("versions", steps.stream().map(Stored::version).toArray(Long[]::new));
        String query = each("select distinct n.player from {notices}"
                + " join unnest(cast(:ids as text[]), cast(:versions as bigint[])) as s(step, at_version)"
                + " on s.step = n.id and s.at_version = n.version where n.player = any(cast(:players as text[]))");
        return transactions
                .answer(session -> Sql.values(session, query, parameters, String.class))
                .map(found -> found.stream().distinct().toList());
    }

    /**
     * Marks a notice and all earlier ones as read.
     *
     * @return false when the player has no such notice
     */
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

    /**
     * Marks notices as read, all or none.
     *
     * @return the first of them that the player does not have; empty when all are marked
     */
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

    /**
     * A step, or a record of a competition, that stands in the database now.
     *
     * @param match the match or the competition
     */
    public record Stored(String match, long version) {

        /** The one that a projection has written. */
        public static Stored of(Entry entry) {
            String key = entry.key();
            if (Competition.isKey(key)) {
                return new Stored(Competition.idOf(key), entry.version());
            }
            return entry.version() == Entry.UNVERSIONED && OpenTables.isKey(key)
                    ? new Stored(
                            TableNotices.idOf(key),
                            OpenTables.record(entry.content()).path("version").asLong())
                    : new Stored(key, entry.version());
        }
    }

    /**
     * How it stands with a player.
     *
     * @param unread number of notices that are neither read nor over
     * @param place the place after the last one
     */
    public record Standing(long unread, ReadPosition place) {}

    /**
     * A place in the list.
     *
     * @param at ms since 1970
     */
    public record Before(long at, NoticeId id) {}

    /**
     * A notice in the list.
     *
     * @param seat below 0 for none
     * @param at ms since 1970
     * @param deadline ms since 1970; null for none
     * @param wonBy how the last of the others left a match that the player has won by that; null otherwise
     * @param over version of the match or competition since which it is out of date; null while it is not
     * @param read true when it was marked as read
     * @param part partition of the log that told it
     * @param place place in it
     * @param player who is told
     * @param about what it is about in a competition; null for a match
     */
    public record Listed(
            NoticeId id,
            String kind,
            String game,
            int seat,
            long at,
            @Nullable Long deadline,
            @Nullable String wonBy,
            @Nullable Long over,
            boolean read,
            int part,
            long place,
            String player,
            @Nullable About about) {

        /** The match; null for what happens in a competition. */
        public @Nullable String matchId() {
            return about == null ? id.match() : TableNotices.matchOf(id.match());
        }

        /** The competition; null for what happens in a match, or before it starts. */
        public @Nullable String competitionId() {
            return matchId() == null ? id.match() : null;
        }
    }

    /**
     * What a notice is about in a competition.
     *
     * @param round number of the round; 0 for none
     * @param table number of its table; 0 for none
     * @param entrant number of the entrant; 0 for none
     * @param text words of an organiser or a player; null for none
     * @param details what its words name
     */
    public record About(
            int round, int table, int entrant, @Nullable String text, NoticeDetails details) {}
}
