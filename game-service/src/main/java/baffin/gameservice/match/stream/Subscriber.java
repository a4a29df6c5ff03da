package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.gameservice.stream.Feed;
import baffin.match.event.Step;
import baffin.platform.match.Include;
import baffin.platform.stream.Item;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A client of the stream of a match. Steps wait as they stand in the log; what of them the client may see is decided
 * when they are sent, by what the client is then.
 */
final class Subscriber {

    /**
     * What is shown of a step.
     *
     * @param viewer to whom
     * @param include with which documents
     */
    record Shown(Viewer viewer, Include include) {}

    private final Match<?, ?, ?, ?> match;
    private final IncludedParts.Wanted beside;
    private final Feed feed = new Feed();
    private final List<Step> early = new ArrayList<>();
    private @Nullable MatchVisibility sight;

    Subscriber(Match<?, ?, ?, ?> match, IncludedParts.Wanted beside) {
        this.match = match;
        this.beside = beside;
    }

    Include include() {
        return beside.include();
    }

    Feed feed() {
        return feed;
    }

    /** Tells what the client may see at a version; steps that have come since then change it. */
    void begin(MatchVisibility begun, long version) {
        synchronized (this) {
            MatchVisibility now = begun;
            for (Step step : early) {
                now = step.version() > version ? now.after(step) : now;
            }
            early.clear();
            sight = now;
        }
        endWhenBlind();
    }

    /**
     * A step has come.
     *
     * @param after the match after it; null when it is not at hand
     */
    void came(Step step, @Nullable Match<?, ?, ?, ?> after, int bytes, Map<Shown, Item> shown) {
        synchronized (this) {
            if (sight == null) {
                early.add(step);
            } else {
                sight = sight.after(step);
            }
        }
        endWhenBlind();
        feed.offer(
                step.version(),
                bytes,
                () -> viewer().map(viewer ->
                        shown.computeIfAbsent(new Shown(viewer, beside.include()), one -> item(step, after, viewer))));
    }

    private void endWhenBlind() {
        boolean blind;
        synchronized (this) {
            blind = sight != null && sight.viewer().isEmpty();
        }
        if (blind) {
            feed.stop();
        }
    }

    /** As what the client looks now; empty when it may see no more. */
    synchronized Optional<Viewer> viewer() {
        return sight == null ? Optional.empty() : sight.viewer();
    }

    /** What is seen of each step at the same version, shared among all who see the same. */
    static Map<Shown, Item> shown() {
        return new ConcurrentHashMap<>();
    }

    /** A match as it is, with what goes along with its last step. */
    Item snapshot(Match<?, ?, ?, ?> now, @Nullable Step last, Viewer viewer, Streams.Snapshots snapshots) {
        String view = snapshots.of(now, viewer, beside.include().language());
        Map<String, RawValue> included = beside.of(now, last, viewer);
        String json = included.isEmpty()
                ? view
                : view.substring(0, view.length() - 1)
                        + ','
                        + Json.shared().text(Map.of("included", included)).substring(1);
        return Item.of(now.version(), "snapshot", json);
    }

    Item item(Step step, @Nullable Match<?, ?, ?, ?> after, Viewer viewer) {
        return Item.of(step.version(), "step", StepView.json(match, step, viewer, after, beside));
    }
}
