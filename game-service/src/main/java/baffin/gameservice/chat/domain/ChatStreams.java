package baffin.gameservice.chat.domain;

import baffin.gameservice.match.domain.Match;
import baffin.gameservice.match.domain.Matches;
import baffin.gameservice.stream.Item;
import baffin.gameservice.stream.RowStreams;
import baffin.gameservice.stream.RowStreams.Row;
import baffin.gameservice.stream.StreamEndsException;
import baffin.match.terms.Visibility;
import baffin.platform.runtime.projection.Entry;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Live streams of what is said. */
public final class ChatStreams {

    /** Lines in a snapshot. */
    static final int SNAPSHOT_LINES = 50;

    private final ChatStore store;
    private final Matches matches;
    private final Wording wording;
    private final RowStreams<Long> streams;

    /** How events are written. */
    public interface Wording {

        /** The last lines, the first one first, as JSON on one line. */
        String snapshot(ChatStore.View view, List<ChatLine> lines, long place);

        /** A line, or that it was removed, as JSON on one line. */
        String line(ChatLine line);
    }

    /** Streams of the given chats. */
    public ChatStreams(ChatStore store, Matches matches, Wording wording, MeterRegistry meters) {
        this.store = store;
        this.matches = matches;
        this.wording = wording;
        this.streams = new RowStreams<>("baffin.streams.chats", meters);
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
                                wording.snapshot(view, known(lines, end).reversed(), end))));
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
        String name = line.removed() == null ? "line" : "removed";
        return new Row<>(line.changed() + 1, name, wording.line(line));
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
}
