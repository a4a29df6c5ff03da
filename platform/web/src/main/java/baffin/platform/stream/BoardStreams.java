package baffin.platform.stream;

import baffin.platform.problem.ProblemException;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.util.RawValue;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Streams of small lists: first all that is on the board of a topic, then what is new, other or gone. There is one look
 * for all who follow, none while nobody does. The position of a client is what it has on its board, so that it holds
 * for every instance, and after a restart.
 */
public final class BoardStreams {

    private static final Logger LOG = Logger.getLogger(BoardStreams.class);
    private static final long LOOK_EVERY_MS = 500;
    private static final long BEAT_EVERY_MS = 4_500;

    private final Map<String, String> lists;
    private final Source source;
    private final Followers<Ticks> followers = new Followers<>();
    private final Map<String, Board> latest = new ConcurrentHashMap<>();
    private final AtomicBoolean looking = new AtomicBoolean();

    /**
     * Streams of one kind.
     *
     * @param gauge name of the number of topics that are followed
     * @param lists the lists of a snapshot, by the kind of thing that they hold, which is the name of its events
     * @param source what is on the boards
     */
    public BoardStreams(String gauge, MeterRegistry meters, Vertx vertx, Map<String, String> lists, Source source) {
        this.lists = lists;
        this.source = source;
        meters.gauge(gauge, followers, Followers::size);
        vertx.setPeriodic(LOOK_EVERY_MS, ignored -> look());
        vertx.setPeriodic(BEAT_EVERY_MS, ignored -> followers.each(client -> client.tick(true)));
    }

    /** A thing on a board. */
    public record Key(String kind, String id) {}

    /** What is on the boards of some topics, as JSON on one line, in order; a topic without a board has nothing. */
    @FunctionalInterface
    public interface Source {

        Uni<Map<String, Map<Key, String>>> boards(Set<String> topics);
    }

    /**
     * A board at a time.
     *
     * @param position made of all that is on it
     */
    private record Board(Map<Key, String> things, String position) {

        static Board of(@Nullable Map<Key, String> found) {
            Map<Key, String> things = found == null ? Map.of() : found;
            byte[] all = things.toString().getBytes(StandardCharsets.UTF_8);
            return new Board(things, UUID.nameUUIDFromBytes(all).toString());
        }
    }

    /**
     * Opens a stream.
     *
     * @param user who asks, for the limit of streams
     * @param resume position of the last event seen; null for a snapshot. After any other than the present one a reset
     *     and a snapshot come
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Item> open(String user, String topic, @Nullable String resume) {
        AtomicReference<@Nullable Board> seen = new AtomicReference<>();
        return Ticks.open(followers, user, topic, beat -> {
            Board before = seen.get();
            Uni<List<Item>> found = before == null
                    ? source.boards(Set.of(topic)).map(boards -> begun(seen, Board.of(boards.get(topic)), resume))
                    : Uni.createFrom().item(() -> changes(seen, before, latest.getOrDefault(topic, before), beat));
            return found.onItem().transformToMulti(items -> Multi.createFrom().iterable(items));
        });
    }

    private void look() {
        Set<String> topics = followers.topics();
        latest.keySet().retainAll(topics);
        if (topics.isEmpty() || !looking.compareAndSet(false, true)) {
            return;
        }
        source.boards(topics)
                .onTermination()
                .invoke(() -> looking.set(false))
                .subscribe()
                .with(
                        boards -> topics.forEach(topic -> {
                            Board now = Board.of(boards.get(topic));
                            Board before = latest.put(topic, now);
                            if (before == null || !before.position().equals(now.position())) {
                                followers.of(topic).forEach(client -> client.tick(false));
                            }
                        }),
                        away -> LOG.debugf("boards can't be followed at the moment: %s", away.getMessage()));
    }

    private List<Item> begun(AtomicReference<@Nullable Board> seen, Board now, @Nullable String resume) {
        seen.set(now);
        if (now.position().equals(resume)) {
            return List.of();
        }
        Map<String, List<RawValue>> all = new LinkedHashMap<>();
        lists.values().forEach(list -> all.put(list, new ArrayList<>()));
        now.things()
                .forEach((key, json) -> all.computeIfAbsent(
                                lists.getOrDefault(key.kind(), key.kind()), list -> new ArrayList<>())
                        .add(new RawValue(json)));
        Item snapshot = new Item(0, now.position(), "snapshot", Json.shared().text(all));
        return resume == null ? List.of(snapshot) : List.of(Item.RESET, snapshot);
    }

    /** The last event of a look has the position of all of it; a client that misses that begins anew. */
    private static List<Item> changes(AtomicReference<@Nullable Board> seen, Board before, Board now, boolean beat) {
        List<Item> items = new ArrayList<>();
        if (!now.position().equals(before.position())) {
            seen.set(now);
            now.things().forEach((key, json) -> {
                if (!json.equals(before.things().get(key))) {
                    items.add(new Item(0, "", key.kind(), json));
                }
            });
            before.things().keySet().stream()
                    .filter(key -> !now.things().containsKey(key))
                    .forEach(key ->
                            items.add(new Item(0, "", "gone", Json.shared().text(key))));
        }
        if (items.isEmpty()) {
            return beat ? List.of(Item.HEARTBEAT) : List.of();
        }
        Item last = items.removeLast();
        items.add(new Item(0, now.position(), last.name(), last.json()));
        return items;
    }
}
