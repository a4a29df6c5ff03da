package baffin.gameservice.notification.api;

import baffin.gameservice.notification.Notices;
import baffin.gameservice.notification.ReadPosition;
import baffin.gameservice.stream.RowStreams;
import baffin.gameservice.stream.RowStreams.Row;
import baffin.platform.directory.NameDirectory;
import baffin.platform.directory.NamesInJson;
import baffin.platform.names.PublicNames;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.stream.Item;
import baffin.platform.wire.Json;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Live streams of what players are told, of matches and of competitions. */
@Singleton
public final class NoticeStreams {

    private final Notices notices;
    private final PublicNames names;
    private final Json shown;
    private final Clock clock = Clock.systemUTC();
    private final RowStreams<ReadPosition> streams;

    NoticeStreams(
            Notices notices, NameDirectory names, @Identifier(NamesInJson.SHOWN) Json shown, MeterRegistry meters) {
        this.notices = notices;
        this.names = names;
        this.shown = shown;
        this.streams = new RowStreams<>("baffin.streams.notifications", meters, ReadPosition::reaches);
    }

    /**
     * Opens a stream.
     *
     * @param resume the place after the last notice seen; null for a snapshot and what comes, as for a place that
     *     this log has not reached: it is one of a log that was copied or restored
     * @param language of texts
     */
    public Multi<Item> open(String player, @Nullable ReadPosition resume, Locale language) {
        return open(player, player, resume, language);
    }

    /** The same for a reader whose streams are counted elsewhere. */
    public Multi<Item> open(String reader, String player, @Nullable ReadPosition resume, Locale language) {
        Uni<Row<ReadPosition>> snapshot = notices.standing(player)
                .map(standing -> new Row<>(
                        standing.place(),
                        "snapshot",
                        shown.text(new NotificationSnapshot(standing.unread(), null, clock.instant()))));
        RowStreams.Source<ReadPosition> source =
                (place, most) -> notices.after(player, place, most).map(found -> rows(place, found, language));
        return streams.open(reader, player, resume, snapshot, source);
    }

    private List<Row<ReadPosition>> rows(ReadPosition from, List<Notices.Listed> found, Locale language) {
        ReadPosition place = from;
        List<Row<ReadPosition>> rows = new ArrayList<>(found.size());
        for (Notices.Listed notice : found) {
            place = place.after(notice.part(), notice.place());
            rows.add(new Row<>(place, "notification", shown.text(NotificationView.of(notice, language, names))));
        }
        return rows;
    }

    /** Steps, or records of competitions, stand in the database: whoever was told something by them sees it. */
    public void written(List<Entry> entries) {
        Set<String> open = streams.topics();
        if (open.isEmpty()) {
            return;
        }
        List<Notices.Stored> steps = entries.stream().map(Notices.Stored::of).toList();
        notices.notified(open, steps)
                .subscribe()
                .with(players -> players.forEach(streams::came), away -> streams.cameSomewhere());
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        streams.beat();
    }
}
