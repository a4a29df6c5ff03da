package baffin.gameservice.chat;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what was said, as long as it is to be kept.
 *
 * <p>The clock decides only what is too old to be kept: the log may still have it for a while.
 */
final class ChatProjection implements Projection {

    private static final int NO_SEAT = -1;

    private final Clock clock;

    ChatProjection(Clock clock) {
        this.clock = clock;
    }

    @Override
    public String name() {
        return "chat";
    }

    @Override
    public String topic() {
        return Topics.CHAT_EVENTS;
    }

    @Override
    public int schemaVersion() {
        return ChatTables.SHAPE;
    }

    @Override
    public List<String> schema() {
        return ChatTables.SCHEMA;
    }

    @Override
    public List<String> tables() {
        return ChatTables.NAMES;
    }

    @Override
    public long version(String key, RecordValue value) {
        ChatRecord record = value.as(ChatRecord.class, ChatRecord::read);
        if (!record.matchId().equals(key)) {
            throw new IllegalArgumentException("a record of match " + record.matchId() + " under another key");
        }
        return Entry.UNVERSIONED;
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        Instant since = ChatClock.keptSince(clock);
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        for (Entry entry : entries) {
            ChatRecord record = entry.content().as(ChatRecord.class, ChatRecord::read);
            if (!record.at().isBefore(since)) {
                steps.add(() -> write(session, generation, entry, record));
            }
        }
        return Sql.inTurn(steps);
    }

    private static Uni<Integer> write(Mutiny.Session session, int generation, Entry entry, ChatRecord record) {
        Map<String, Object> about = new HashMap<>(Map.of("generation", generation, "match", record.matchId()));
        return switch (record.kind()) {
            case SAID -> said(session, about, entry, record);
            case WITHDRAWN -> removed(session, about, entry, record, ChatLine.Removed.BY_AUTHOR);
            case HIDDEN -> removed(session, about, entry, record, ChatLine.Removed.BY_HOST);
            case REPORTED -> reported(session, about, record);
            case SPECTATORS_MUTED -> quiet(session, about, record);
            case SPECTATORS_HEARD -> unmuted(session, about, record);
        };
    }

    /** A repeat of the same line changes nothing. */
    private static Uni<Integer> said(
            Mutiny.Session session, Map<String, Object> parameters, Entry entry, ChatRecord record) {
        Integer seat = record.seat();
        parameters.put("message", needed(record.messageId()));
        parameters.put("channel", String.valueOf(record.channel()));
        parameters.put("player", record.player());
        parameters.put("bot", record.bot());
        parameters.put("seat", seat == null ? NO_SEAT : seat);
        parameters.put("said", needed(record.text()));
        parameters.put("at", record.at().toEpochMilli());
        parameters.put("place", entry.offset());
        return Sql.update(session, """
                insert into chat_line (generation, match_id, message_id, channel, player, bot, seat, said,
                  at, place, changed)
                values (:generation, :match, :message, :channel, :player, :bot, :seat, :said,
                  timestamptz 'epoch' + :at * interval '1 millisecond', :place, :place)
                on conflict do nothing
                """, parameters);
    }

    /** What its author took back is gone; what was hidden stays for those who judge reports. */
    private static Uni<Integer> removed(
            Mutiny.Session session,
            Map<String, Object> parameters,
            Entry entry,
            ChatRecord record,
            ChatLine.Removed removed) {
        parameters.put("message", needed(record.messageId()));
        parameters.put("removed", removed.name());
        parameters.put("place", entry.offset());
        String text = removed == ChatLine.Removed.BY_AUTHOR ? ", said = null" : "";
        return Sql.update(
                session,
                "update chat_line set removed = coalesce(removed, :removed), changed = :place" + text
                        + " where generation = :generation and match_id = :match and message_id = :message",
                parameters);
    }

    private static Uni<Integer> reported(Mutiny.Session session, Map<String, Object> parameters, ChatRecord record) {
        parameters.put("message", needed(record.messageId()));
        parameters.put("player", record.player());
        parameters.put("reason", needed(record.text()));
        parameters.put("at", record.at().toEpochMilli());
        return Sql.update(session, """
                insert into chat_report (generation, match_id, message_id, player, reason, at)
                values (:generation, :match, :message, :player, :reason,
                  timestamptz 'epoch' + :at * interval '1 millisecond')
                on conflict do nothing
                """, parameters);
    }

    private static Uni<Integer> quiet(Mutiny.Session session, Map<String, Object> parameters, ChatRecord record) {
        parameters.put("player", record.player());
        parameters.put("at", record.at().toEpochMilli());
        return Sql.update(session, """
                insert into chat_quiet (generation, match_id, player, at)
                values (:generation, :match, :player, timestamptz 'epoch' + :at * interval '1 millisecond')
                on conflict do nothing
                """, parameters);
    }

    private static Uni<Integer> unmuted(Mutiny.Session session, Map<String, Object> parameters, ChatRecord record) {
        parameters.put("player", record.player());
        return Sql.update(
                session,
                "delete from chat_quiet where generation = :generation and match_id = :match and player = :player",
                parameters);
    }

    private static String needed(@Nullable String text) {
        if (text == null) {
            throw new IllegalArgumentException("a record of the chat misses a member");
        }
        return text;
    }
}
