package baffin.gameservice.chat;

import baffin.gameservice.chat.ChatRecord.Kind;
import baffin.gameservice.match.Waiters;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.limits.Limits;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.wire.CloudEvents;
import io.smallrye.mutiny.Uni;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;

/** Takes what people want to say: judges it, writes it to the log, and waits until it can be read. */
public final class ChatService {

    private static final Duration WAIT = Duration.ofMillis(Limits.READ_WAIT_MS_MAX);
    static final String SOURCE = "/game";

    private final ChatStore store;
    private final RecordPublisher log;
    private final RateLimiter lines;
    private final RateLimiter reports;
    private final Waiters waiters = new Waiters();

    /** A service with its limits for each player. */
    public ChatService(ChatStore store, RecordPublisher log, RateLimiter lines, RateLimiter reports) {
        this.store = store;
        this.log = log;
        this.lines = lines;
        this.reports = reports;
    }

    /**
     * What became of a line.
     *
     * @param line the line as it can be read; as it was sent when that is not known yet
     * @param known false when it is not known in time whether it stands there
     * @param repeated true when the same was said with the same key before
     */
    public record Said(ChatLine line, boolean known, boolean repeated) {}

    /**
     * Says something.
     *
     * @param key the caller's idempotency key
     * @return fails with 409 when it may not be said now, with 422 when the key belongs to another line
     */
    public Uni<Said> say(Speaker speaker, Channel channel, String text, String key) {
        String id = EventIds.line(speaker.match(), speaker.player(), key);
        return store.line(speaker.match(), id).chain(before -> {
            if (before.isPresent()) {
                return Uni.createFrom().item(repeated(before.get(), channel, text));
            }
            lines.take(speaker.player());
            ChatRecord record = speaker.record(id, Kind.SAID, channel, id, text);
            return written(record)
                    .chain(known -> store.line(speaker.match(), id)
                            .map(found -> found.map(line -> new Said(
                                            repeated(line, channel, text).line(), true, false))
                                    .orElseGet(() -> new Said(ChatLine.sent(record, channel), false, false))));
        });
    }

    private static Said repeated(ChatLine line, Channel channel, String text) {
        String said = line.text();
        if (line.channel() != channel || (said != null && !said.equals(text))) {
            ProblemType type = ProblemType.IDEMPOTENCY_KEY_REUSED;
            throw Problem.of(type, type.description()).asException();
        }
        return new Said(line, true, true);
    }

    /** Takes a line back; its text is forgotten. Fails with 403 for a line of somebody else. */
    public Uni<Void> withdraw(Speaker speaker, Channel channel, String messageId) {
        return line(speaker.match(), channel, messageId).chain(line -> {
            if (!line.player().equals(speaker.player())) {
                throw Problem.of(ProblemType.FORBIDDEN, "Only its author takes a line back")
                        .asException();
            }
            String id = EventIds.about(Kind.WITHDRAWN, messageId, speaker.player());
            return settled(speaker.record(id, Kind.WITHDRAWN, channel, messageId, null));
        });
    }

    /** Reports a line; a second report of the same player changes nothing. */
    public Uni<Void> report(Speaker speaker, Channel channel, String messageId, String reason) {
        return line(speaker.match(), channel, messageId).chain(line -> {
            reports.take(speaker.player());
            String id = EventIds.about(Kind.REPORTED, messageId, speaker.player());
            return settled(speaker.record(id, Kind.REPORTED, channel, messageId, reason));
        });
    }

    /** Hides a line from everybody. */
    public Uni<ChatLine> hide(Speaker speaker, Channel channel, String messageId) {
        String id = EventIds.about(Kind.HIDDEN, messageId, speaker.player());
        return line(speaker.match(), channel, messageId)
                .chain(line -> settled(speaker.record(id, Kind.HIDDEN, channel, messageId, null)))
                .chain(() -> line(speaker.match(), channel, messageId));
    }

    /** Lets a seat hear spectators or not. */
    public Uni<Void> quiet(Speaker speaker, boolean quiet) {
        Kind kind = quiet ? Kind.SPECTATORS_MUTED : Kind.SPECTATORS_HEARD;
        return settled(speaker.record(EventIds.fresh(), kind, null, null, null));
    }

    private Uni<ChatLine> line(String match, Channel channel, String messageId) {
        return store.line(match, messageId)
                .map(found -> found.filter(line -> line.channel() == channel)
                        .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No such line: " + messageId)
                                .asException()));
    }

    private Uni<Void> settled(ChatRecord record) {
        return written(record)
                .invoke(known -> {
                    if (!known) {
                        throw ProblemException.unavailable("It is not known yet whether this is done; ask again", 1);
                    }
                })
                .replaceWithVoid();
    }

    /** True once the record can be read; false when that is not known in time. */
    private Uni<Boolean> written(ChatRecord record) {
        Uni<Boolean> seen = waiters.reached(record.eventId(), 1, () -> 0)
                .replaceWith(true)
                .ifNoItem()
                .after(WAIT)
                .recoverWithItem(false);
        Uni<Void> sent = log.append(
                        record.matchId(),
                        record.bytes(),
                        CloudEvents.attributes(
                                CloudEvents.CHAT, SOURCE, record.eventId(), record.matchId(), record.at()))
                .onFailure()
                .transform(away -> ProblemException.unavailable("The log does not answer", 2));
        // the waiter stands there before the record is sent
        return Uni.combine().all().unis(seen, sent).with((known, done) -> known);
    }

    /** Records stand in the database. */
    public void written(List<Entry> entries) {
        for (Entry entry : entries) {
            try {
                waiters.tell(ChatRecord.read(entry.value()).eventId(), 1);
            } catch (UncheckedIOException unreadable) {
                // the projection tells of it
            }
        }
    }
}
