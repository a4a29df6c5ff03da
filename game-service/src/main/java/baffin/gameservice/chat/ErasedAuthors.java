package baffin.gameservice.chat;

import baffin.gameservice.chat.ChatRecord.Kind;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.wire.CloudEvents;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Set;

/** Takes back what those have said whose accounts were erased, as they could have done themselves. */
public final class ErasedAuthors {

    private static final int AT_ONCE = 200;

    private final ChatStore store;
    private final RecordPublisher log;
    private final Clock clock;

    /**
     * Works on the chats of a store.
     *
     * @param log takes the records
     */
    public ErasedAuthors(ChatStore store, RecordPublisher log, Clock clock) {
        this.store = store;
        this.log = log;
        this.clock = clock;
    }

    /** Takes back some lines of these players that still have their text; gives how many. */
    public Uni<Integer> takeBack(Set<String> players) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return store.saidBy(players, AT_ONCE)
                .onItem()
                .transformToMulti(lines -> Multi.createFrom().iterable(lines))
                .onItem()
                .transformToUniAndConcatenate(
                        line -> append(withdrawn(line, now)).replaceWith(line))
                .collect()
                .asList()
                .map(lines -> lines.size());
    }

    private static ChatRecord withdrawn(ChatLine line, Instant now) {
        return new ChatRecord(
                line.matchId(),
                EventIds.about(Kind.WITHDRAWN, line.messageId(), line.player()),
                Kind.WITHDRAWN,
                now,
                line.player(),
                line.bot(),
                line.seat() == ChatLine.NO_SEAT ? null : line.seat(),
                line.channel(),
                line.messageId(),
                null);
    }

    private Uni<Void> append(ChatRecord record) {
        return log.append(
                record.matchId(),
                record.bytes(),
                CloudEvents.attributes(
                        CloudEvents.CHAT, ChatService.SOURCE, record.eventId(), record.matchId(), record.at()));
    }
}
