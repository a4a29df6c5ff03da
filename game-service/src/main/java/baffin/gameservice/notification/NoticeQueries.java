package baffin.gameservice.notification;

import baffin.platform.wire.Json;
import jakarta.persistence.Tuple;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Queries for notices: rows of two projections, of matches and of competitions. A query is written once, and runs over
 * the rows of each.
 */
public final class NoticeQueries {

    /** Notices of matches, as {@code n}; needs the parameter {@code matches}, the generation to read. */
    public static final String MATCHES = """
            (select match_id as id, version, place_in_step as number, kind, game, seat, at, deadline,
              won_by, over_version, part, place, player, cast(null as int) as round_no, 0 as table_no, 0 as entrant_no,
              cast(null as text) as words,
              cast(null as text) as details
             from notice where generation = :matches) n""";

    /**
     * The same of competitions and of tables that wait, without invitations by players whom the reader has muted;
     * needs the parameter {@code competitions}.
     */
    public static final String COMPETITIONS = """
            (select c.competition_id as id, c.version, c.number, c.kind, c.game, -1 as seat, c.at, c.deadline,
              cast(null as text) as won_by, c.over_version, c.part, c.place, c.player, c.round_no, c.table_no,
              c.entrant_no, t.body as words, t.details
             from competition_notice c join competition_text t on t.generation = c.generation
               and t.competition_id = c.competition_id and t.version = c.version and t.fact = c.fact
             where c.generation = :competitions and not exists (select 1 from chat_mute x
               where c.kind = 'INVITED_TO_MATCH' and x.player = c.player
                 and x.muted = cast(t.details as jsonb) #>> array['person', 'player'])) n""";
    /** What {@link #listed(Tuple)} reads, of a query that has {@link #MARKS}. */
    static final String COLUMNS = "select n.id, n.version, n.number, n.kind, n.game, n.seat,"
            + " cast(extract(epoch from n.at) * 1000 as bigint) as at_ms,"
            + " cast(extract(epoch from n.deadline) * 1000 as bigint) as deadline_ms,"
            + " n.over_version, r.player is not null as marked, n.part, n.place, n.round_no, n.table_no,"
            + " n.entrant_no, n.words, n.details, n.player, n.won_by, n.at as at";
    /** Joins what is marked as read, as {@code r}. */
    public static final String MARKS = " left join notice_read r on r.player = n.player"
            + " and r.match_id = n.id and r.version = n.version and r.place_in_step = n.number";

    private NoticeQueries() {}

    /**
     * A query over each, where {@code {notices}} stands for the rows, as {@code n}; both together are in no order.
     * Needs the parameters {@code matches} and {@code competitions}, the generations to read.
     */
    static String each(String query) {
        return "(" + query.replace("{notices}", MATCHES) + ") union all (" + query.replace("{notices}", COMPETITIONS)
                + ")";
    }

    static List<Notices.Listed> listed(List<Tuple> rows) {
        return rows.stream().map(NoticeQueries::listed).toList();
    }

    /** A row of {@link #COLUMNS}. */
    static Notices.Listed listed(Tuple row) {
        return new Notices.Listed(
                id(row),
                row.get("kind", String.class),
                row.get("game", String.class),
                row.get("seat", Integer.class),
                row.get("at_ms", Long.class),
                row.get("deadline_ms", Long.class),
                row.get("won_by", String.class),
                row.get("over_version", Long.class),
                row.get("marked", Boolean.class),
                row.get("part", Integer.class),
                row.get("place", Long.class),
                row.get("player", String.class),
                about(row));
    }

    private static Notices.@Nullable About about(Tuple row) {
        @Nullable Integer round = row.get("round_no", Integer.class);
        return round == null
                ? null
                : new Notices.About(
                        round,
                        row.get("table_no", Integer.class),
                        row.get("entrant_no", Integer.class),
                        row.get("words", String.class),
                        Json.shared().read(row.get("details", String.class), NoticeDetails.class));
    }

    static NoticeId id(Tuple row) {
        return new NoticeId(
                row.get("id", String.class), row.get("version", Long.class), row.get("number", Integer.class));
    }
}
