package baffin.gameservice.chat;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How far players have read what is said. */
@Singleton
public final class ChatMarks {

    private static final String LINE = " from chat_line l where l.generation = :generation and l.match_id = :match"
            + " and l.channel = :channel and l.message_id = :message";
    private static final String MARK = "insert into chat_read (player, match_id, channel, message_id, at)"
            + " select :reader, l.match_id, l.channel, l.message_id, now()" + LINE
            + " on conflict (player, match_id, channel) do update"
            + " set message_id = excluded.message_id, at = excluded.at where not exists"
            + " (select 1 from chat_line before join chat_line given on given.generation = before.generation"
            + " and given.match_id = before.match_id and given.message_id = excluded.message_id"
            + " where before.generation = :generation and before.match_id = chat_read.match_id"
            + " and before.message_id = chat_read.message_id and before.place >= given.place)";

    // a line that was read and is forgotten was older than all that are left
    private static final String UNREAD = "select l.match_id as id, count(*) as count from chat_line l"
            + " left join chat_read r on r.player = :reader and r.match_id = l.match_id and r.channel = l.channel"
            + " left join chat_line last on last.generation = l.generation and last.match_id = r.match_id"
            + " and last.message_id = r.message_id"
            + " where l.generation = :generation and l.match_id = any(cast(:matches as text[]))"
            + " and (l.channel = 'PUBLIC' or l.match_id = any(cast(:seated as text[])))"
            + " and l.player <> :reader and l.removed is null and l.place > coalesce(last.place, -1)"
            + ChatStore.NOT_MUTED + " group by l.match_id";

    private final Transactions transactions;
    private final ProjectionEngine chat;

    ChatMarks(@Identifier("game") Transactions transactions, @Identifier(ChatWiring.CHAT) ProjectionEngine chat) {
        this.transactions = transactions;
        this.chat = chat;
    }

    /**
     * Marks a line of a channel and all before it as read; what was read before stays so.
     *
     * @return false when the channel has no such line
     */
    public Uni<Boolean> readUpTo(ChatStore.View view, String messageId) {
        Map<String, Object> line = Map.of(
                "generation",
                chat.generation(),
                "match",
                view.match(),
                "channel",
                view.channel().name(),
                "message",
                messageId);
        Map<String, Object> mark = new HashMap<>(line);
        mark.put("reader", view.reader());
        return transactions
                .writeAnswer(session -> Sql.update(session, MARK, mark)
                        .chain(() -> Sql.values(session, "select l.message_id" + LINE, line, String.class)))
                .map(found -> !found.isEmpty());
    }

    /**
     * Numbers of lines that a player may read and has not: neither their own, nor removed ones, nor those of somebody
     * whom they mute.
     *
     * @param matches in which matches
     * @param seated in which of them the channel of the seats counts too
     * @return by match; those without one are missing
     */
    public Uni<Map<String, Long>> unread(String player, List<String> matches, Set<String> seated) {
        Map<String, Object> parameters = Map.of(
                "generation",
                chat.generation(),
                "reader",
                player,
                "matches",
                matches.toArray(String[]::new),
                "seated",
                seated.toArray(String[]::new));
        return transactions.answer(session -> Sql.counts(session, UNREAD, parameters));
    }
}
