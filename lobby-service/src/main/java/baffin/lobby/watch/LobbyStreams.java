package baffin.lobby.watch;

import baffin.lobby.watch.LobbyBoard.Key;
import baffin.lobby.watch.LobbyBoard.Kind;
import baffin.platform.problem.ProblemException;
import baffin.platform.stream.Followers;
import baffin.platform.stream.Item;
import baffin.platform.stream.Ticks;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.util.RawValue;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Streams of the lobby: one look at its lists for all who follow, none while nobody does. The position of a client is
 * what it has on its board, so that it holds for every instance, and after a restart.
 */
@Singleton
class LobbyStreams {

    private static final Logger LOG = Logger.getLogger(LobbyStreams.class);
    private static final Duration LOOK_EVERY = Duration.ofMillis(500);
    private static final Duration BEAT_EVERY = Duration.ofMillis(4_500);
    private static final String TOPIC = "lobby";

    private final LobbyBoard lobby;
    private final Followers<Ticks> followers = new Followers<>();
    private final AtomicReference<Board> latest = new AtomicReference<>(Board.of(Map.of()));

    LobbyStreams(LobbyBoard lobby, MeterRegistry meters) {
        this.lobby = lobby;
        meters.gauge("baffin.streams.lobby", followers, Followers::size);
    }

    /**
     * What everybody sees at a time.
     *
     * @param position made of all of it
     */
    private record Board(Map<Key, String> things, String position) {

        static Board of(Map<Key, String> things) {
            byte[] all = things.toString().getBytes(StandardCharsets.UTF_8);
            return new Board(things, UUID.nameUUIDFromBytes(all).toString());
        }
    }

    void start(@Observes StartupEvent event, Vertx vertx) {
        vertx.setPeriodic(LOOK_EVERY.toMillis(), ignored -> look());
        vertx.setPeriodic(BEAT_EVERY.toMillis(), ignored -> followers.each(client -> client.tick(true)));
    }

    /**
     * Opens a stream.
     *
     * @param user who asks, for the limit of streams
     * @param resume position of the last event seen; null for a snapshot. After any other than the present one a reset
     *     and a snapshot come
     * @throws ProblemException 429 when the user has too many streams
     */
    Multi<Item> open(String user, @Nullable String resume) {
        AtomicReference<@Nullable Board> seen = new AtomicReference<>();
        return Ticks.open(followers, user, TOPIC, beat -> {
            Board before = seen.get();
            Uni<List<Item>> found = before == null
                    ? read().map(now -> begun(seen, now, resume))
                    : Uni.createFrom().item(() -> changes(seen, before, latest.get(), beat));
            return found.onItem().transformToMulti(items -> Multi.createFrom().iterable(items));
        });
    }

    private Uni<Board> read() {
        return lobby.now().map(Board::of).invoke(latest::set);
    }

    private void look() {
        if (followers.size() == 0) {
            return;
        }
        Board before = latest.get();
        read().subscribe()
                .with(
                        now -> {
                            if (!now.position().equals(before.position())) {
                                followers.each(client -> client.tick(false));
                            }
                        },
                        away -> LOG.debugf("the lobby can't be followed at the moment: %s", away.getMessage()));
    }

    private static List<Item> begun(AtomicReference<@Nullable Board> seen, Board now, @Nullable String resume) {
        seen.set(now);
        if (now.position().equals(resume)) {
            return List.of();
        }
        Map<String, List<RawValue>> lists = new LinkedHashMap<>();
        for (Kind kind : Kind.values()) {
            lists.put(
                    kind.list(),
                    now.things().entrySet().stream()
                            .filter(thing -> thing.getKey().kind() == kind)
                            .map(thing -> new RawValue(thing.getValue()))
                            .toList());
        }
        Item snapshot = new Item(0, now.position(), "snapshot", Json.shared().text(lists));
        return resume == null ? List.of(snapshot) : List.of(Item.RESET, snapshot);
    }

    /** The last event of a look has the position of all of it; a client that misses that begins anew. */
    private static List<Item> changes(AtomicReference<@Nullable Board> seen, Board before, Board now, boolean beat) {
        List<Item> items = new ArrayList<>();
        if (!now.position().equals(before.position())) {
            seen.set(now);
            now.things().forEach((key, json) -> {
                if (!json.equals(before.things().get(key))) {
                    items.add(new Item(0, "", key.kind().word(), json));
                }
            });
            before.things().keySet().stream()
                    .filter(key -> !now.things().containsKey(key))
                    .forEach(key -> items.add(new Item(
                            0,
                            "",
                            "gone",
                            Json.shared().text(Map.of("kind", key.kind().word(), "id", key.id())))));
        }
        if (items.isEmpty()) {
            return beat ? List.of(Item.HEARTBEAT) : List.of();
        }
        Item last = items.removeLast();
        items.add(new Item(0, now.position(), last.name(), last.json()));
        return items;
    }
}
