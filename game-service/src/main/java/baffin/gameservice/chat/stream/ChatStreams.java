package baffin.gameservice.chat.stream;

import baffin.gameservice.chat.Channel;
import baffin.gameservice.chat.ChatLine;
import baffin.gameservice.chat.ChatRights;
import baffin.gameservice.chat.ChatStore;
import baffin.gameservice.chat.api.ChatLineView;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.Matches;
import baffin.gameservice.stream.RowStreams;
import baffin.gameservice.stream.RowStreams.Row;
import baffin.gameservice.stream.StreamEndsException;
import baffin.match.terms.Visibility;
import baffin.platform.directory.NamesInJson;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.stream.Item;
import baffin.platform.wire.Json;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Live streams of what is said. */
@Singleton
public final class ChatStreams {

    /** Lines in a snapshot. */
    static final int SNAPSHOT_LINES = 50;

    private final ChatStore store;
    private final Matches matches;
    private final Json shown;
    private final RowStreams<Long> streams;

    ChatStreams(ChatStore store, Matches matches, @Identifier(NamesInJson.SHOWN) Json shown, MeterRegistry meters) {
        this.store = store;
        this.matches = matches;
        this.shown = shown;
        this.streams = new RowStreams<>("baffin.streams.chats", meters, (end, noted) -> noted <= end);
    }

    /**
     * Opens a stream; it ends when the reader loses the seat that it needs, or there is no such match for them any
     * more.
     *
     * @param user who asks, for the limit of streams
     * @param resume the place after the last event seen; null for a snapshot and what comes
     */
    public Multi<Item> open(String user, Match<?, ?, ?, ?> match, ChatStore.View view, @Nullable Long resume) {
        boolean everybody = view.channel() == Channel.PUBLIC && match.audience().visibility() != Visibility.PRIVATE;
        // the place is asked first: what is said in between comes after the snapshot
        Uni<Row<Long>> snapshot = store.end(view)
                .chain(end -> store.latest(view, null, SNAPSHOT_LINES)
                        .map(lines -> new Row<>(
                                end,
                                "snapshot",
                                shown.text(
                                        ChatSnapshot.of(view, known(lines, end).reversed())))));
        return streams.open(
                user,
                view.match(),
                resume,
                snapshot,
                (place, most) -> (everybody ? Uni.createFrom().voidItem() : allowed(view))
                        .chain(() -> store.since(view, place, most))
                        .map(lines -> lines.stream().map(this::row).toList()));
    }

    private static List<ChatLine> known(List<ChatLine> lines, long end) {
        return lines.stream().filter(line -> line.place() < end).toList();
    }

    private Row<Long> row(ChatLine line) {
        long place = line.changed() + 1;
        String name = line.removed() == null ? "line" : "removed";
        return new Row<>(place, name, shown.text(new ChatEventView(ChatLineView.of(line))));
    }

    private Uni<Void> allowed(ChatStore.View view) {
        return matches.current(view.match())
                .invoke(match -> {
                    if (match.isEmpty() || !reads(match.get(), view)) {
                        throw new StreamEndsException();
                    }
                })
                .replaceWithVoid();
    }

    private static boolean reads(Match<?, ?, ?, ?> match, ChatStore.View view) {
        Optional<String> reader = Optional.of(view.reader());
        return match.audience().admits(reader)
                && ChatRights.unreadable(match, match.viewer(reader), view.channel())
                        .isEmpty();
    }

    /** Records stand in the database: whoever follows their matches sees it. */
    public void written(List<Entry> entries) {
        entries.stream().map(Entry::key).distinct().forEach(streams::came);
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        streams.beat();
    }

    /**
     * A line in a stream: said, or removed.
     *
     * @param line the line as it is now
     */
    @Schema(name = "ChatEvent")
    public record ChatEventView(ChatLineView line) {}

    /**
     * A channel when a stream begins.
     *
     * @param matchId the match
     * @param channel which channel
     * @param lines the last 50 lines, the first one first
     */
    @Schema(name = "ChatSnapshot")
    public record ChatSnapshot(String matchId, Channel channel, List<ChatLineView> lines) {

        static ChatSnapshot of(ChatStore.View view, List<ChatLine> lines) {
            return new ChatSnapshot(
                    view.match(),
                    view.channel(),
                    lines.stream().map(ChatLineView::of).toList());
        }
    }
}
