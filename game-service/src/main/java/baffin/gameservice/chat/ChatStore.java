package baffin.gameservice.chat;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What stands in the database of chats. */
@Singleton
public final class ChatStore {

    private static final String COLUMNS = "select l.match_id, l.message_id, l.channel, l.player, l.bot,"
            + " l.seat, l.said, l.removed, cast(extract(epoch from l.at) * 1000 as bigint) as at_ms, l.place,"
            + " l.changed";
    /** Of the lines {@code l} those of players whom the reader has not muted. */
    static final String NOT_MUTED =
            " and not exists (select 1 from chat_mute m where m.player = :reader and m.muted = l.player)";

    private static final String READ = " from chat_line l where l.generation = :generation"
            + " and l.match_id = :match and l.channel = :channel" + NOT_MUTED;

    private final Transactions transactions;
    private final ProjectionEngine chat;

    ChatStore(@Identifier("game") Transactions transactions, @Identifier(ChatWiring.CHAT) ProjectionEngine chat) {
        this.transactions = transactions;
        this.chat = chat;
    }

    /** One line, whatever has become of it. */
    public Uni<Optional<ChatLine>> line(String match, String messageId) {
        return rows(
                        COLUMNS + " from chat_line l where l.generation = :generation and l.match_id = :match"
                                + " and l.message_id = :message",
                        Map.of("generation", chat.generation(), "match", match, "message", messageId))
                .map(rows -> rows.stream().map(ChatStore::line).findFirst());
    }

    /** Lines of some players that still have their text, the latest first. */
    public Uni<List<ChatLine>> saidBy(Set<String> players, int most) {
        return rows(
                        COLUMNS + " from chat_line l where l.generation = :generation and l.said is not null"
                                + " and l.player = any(cast(:players as text[]))"
                                + " order by l.at desc, l.place desc limit :most",
                        Map.of(
                                "generation",
                                chat.generation(),
                                "players",
                                players.toArray(String[]::new),
                                "most",
                                most))
                .map(rows -> rows.stream().map(ChatStore::line).toList());
    }

    /**
     * Lines, the latest first.
     *
     * @param before place of the last line of the page before; null for the first page
     */
    public Uni<List<ChatLine>> latest(View view, @Nullable Long before, int most) {
        Map<String, Object> parameters = of(view);
        parameters.put("before", before == null ? Long.MAX_VALUE : before);
        parameters.put("most", most);
        return rows(COLUMNS + READ + " and l.place < :before order by l.place desc limit :most", parameters)
                .map(rows -> rows.stream().map(ChatStore::line).toList());
    }

    /** Lines that were said or removed at a place or after it, in that order. */
    public Uni<List<ChatLine>> since(View view, long place, int most) {
        Map<String, Object> parameters = of(view);
        parameters.put("since", place);
        parameters.put("most", most);
        return rows(COLUMNS + READ + " and l.changed >= :since order by l.changed limit :most", parameters)
                .map(rows -> rows.stream().map(ChatStore::line).toList());
    }

    /** The place after all that was said or removed so far. */
    public Uni<Long> end(View view) {
        return values(
                        "select coalesce(max(l.changed) + 1, 0) from chat_line l where l.generation = :generation"
                                + " and l.match_id = :match and l.channel = :channel",
                        Map.of(
                                "generation",
                                chat.generation(),
                                "match",
                                view.match(),
                                "channel",
                                view.channel().name()),
                        Long.class)
                .map(List::getFirst);
    }

    /** Players who wish to hear no spectators. */
    public Uni<Set<String>> quiet(String match) {
        return values(
                        "select player from chat_quiet where generation = :generation and match_id = :match",
                        Map.of("generation", chat.generation(), "match", match),
                        String.class)
                .map(Set::copyOf);
    }

    /**
     * Reports, the latest first.
     *
     * @param match null for those of all matches
     * @param before the last one of the page before; null for the first page
     */
    public Uni<List<ChatReport>> reports(@Nullable String match, @Nullable Before before, int most) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("generation", chat.generation());
        parameters.put("most", most);
        StringBuilder where = new StringBuilder();
        if (match != null) {
            where.append(" and r.match_id = :match");
            parameters.put("match", match);
        }
        if (before != null) {
            where.append(" and (r.at, r.message_id, r.player)"
                    + " < (timestamptz 'epoch' + :at * interval '1 millisecond', :message, :player)");
            parameters.put("at", before.at());
            parameters.put("message", before.messageId());
            parameters.put("player", before.player());
        }
        return rows(
                        COLUMNS + ", r.player as reporter, r.reason,"
                                + " cast(extract(epoch from r.at) * 1000 as bigint) as reported_ms"
                                + " from chat_report r join chat_line l on l.generation = r.generation"
                                + " and l.match_id = r.match_id and l.message_id = r.message_id"
                                + " where r.generation = :generation" + where
                                + " order by r.at desc, r.message_id desc, r.player desc limit :most",
                        parameters)
                .map(rows -> rows.stream()
                        .map(row -> new ChatReport(
                                line(row),
                                row.get("reporter", String.class),
                                row.get("reason", String.class),
                                row.get("reported_ms", Long.class)))
                        .toList());
    }

    /** Players whom a player does not want to read, in the order of their ids. */
    public Uni<List<String>> mutes(String player) {
        return values(
                "select muted from chat_mute where player = :player order by muted",
                Map.of("player", player),
                String.class);
    }

    /** Mutes a player; false when there are {@code most} already. */
    public Uni<Boolean> mute(String player, String muted, int most) {
        return transactions
                .writeAnswer(session -> Sql.update(
                                session,
                                "insert into chat_mute (player, muted) select :player, :muted"
                                        + " where (select count(*) from chat_mute where player = :player) < :most"
                                        + " on conflict do nothing",
                                Map.of("player", player, "muted", muted, "most", most))
                        .chain(() -> Sql.values(
                                session,
                                "select muted from chat_mute where player = :player and muted = :muted",
                                Map.of("player", player, "muted", muted),
                                String.class)))
                .map(found -> !found.isEmpty());
    }

    /** Hears a player again. */
    public Uni<Void> unmute(String player, String muted) {
        return transactions
                .writeAnswer(session -> Sql.update(
                        session,
                        "delete from chat_mute where player = :player and muted = :muted",
                        Map.of("player", player, "muted", muted)))
                .replaceWithVoid();
    }

    /** Forgets what was said before a time; gives the number of lines. */
    public Uni<Integer> forget(Instant before) {
        Map<String, Object> parameters = Map.of("before", before.toEpochMilli());
        String old = " where at < timestamptz 'epoch' + :before * interval '1 millisecond'";
        return transactions.write(session -> {
            List<Supplier<Uni<?>>> others = new ArrayList<>();
            others.add(() -> Sql.update(session, "delete from chat_report" + old, parameters));
            others.add(() -> Sql.update(session, "delete from chat_quiet" + old, parameters));
            others.add(() -> Sql.update(session, "delete from chat_read" + old, parameters));
            return Sql.inTurn(others).chain(() -> Sql.update(session, "delete from chat_line" + old, parameters));
        });
    }

    private Uni<List<Tuple>> rows(String statement, Map<String, Object> parameters) {
        return values(statement, parameters, Tuple.class);
    }

    private <T> Uni<List<T>> values(String statement, Map<String, Object> parameters, Class<T> type) {
        return transactions.answer(session -> Sql.values(session, statement, parameters, type));
    }

    private Map<String, Object> of(View view) {
        return new HashMap<>(Map.of(
                "generation",
                chat.generation(),
                "match",
                view.match(),
                "channel",
                view.channel().name(),
                "reader",
                view.reader()));
    }

    private static ChatLine line(Tuple row) {
        @Nullable String removed = row.get("removed", String.class);
        return new ChatLine(
                row.get("match_id", String.class),
                row.get("message_id", String.class),
                Channel.valueOf(row.get("channel", String.class)),
                row.get("player", String.class),
                row.get("bot", Boolean.class),
                row.get("seat", Integer.class),
                row.get("said", String.class),
                removed == null ? null : ChatLine.Removed.valueOf(removed),
                row.get("at_ms", Long.class),
                row.get("place", Long.class),
                row.get("changed", Long.class));
    }

    /**
     * Who reads which channel.
     *
     * @param reader whose mutes count; empty for nobody's
     */
    public record View(String match, Channel channel, String reader) {}

    /** A place among reports. */
    public record Before(long at, String messageId, String player) {}
}
