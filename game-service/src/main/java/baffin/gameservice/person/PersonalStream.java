package baffin.gameservice.person;

import baffin.gameservice.person.TopicSource.OwnMatch;
import baffin.gameservice.stream.SlowClientException;
import baffin.platform.stream.Item;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.operators.multi.MultiSelectFirstUntilOtherOp;
import io.smallrye.mutiny.operators.multi.processors.BroadcastProcessor;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The stream of one person: the streams of its topics side by side, each event with the positions of all. A topic that
 * is joined, or a match that becomes the person's own, is one stream more among them.
 */
final class PersonalStream {

    /** Topics, matches of one's own, and what the stream says of itself. */
    private static final int SIDE_BY_SIDE_MAX = 512;

    /** Events that one topic may be ahead of the client, beside its own queue. */
    private static final int AHEAD = 16;

    /** Matches of one's own at a time. */
    private static final int OWN_MAX = 100;

    private static final String MATCHES = "matches";

    private final String id;
    private final String player;
    private final TopicSource source;
    private final UnicastProcessor<Multi<Part>> parts = UnicastProcessor.create();
    private final BroadcastProcessor<Part> beats = BroadcastProcessor.create();
    private final Map<String, Child> open = new HashMap<>();
    private final Set<Topic> topics = new LinkedHashSet<>();
    private final OwnMatches own = new OwnMatches();
    private final StreamPositions positions;
    private final boolean knowsOwn;
    private long count;
    private boolean idle = true;

    /**
     * One of the streams.
     *
     * @param key the topic, or a match of the person's own
     * @param topic as clients read it
     * @param end ends it
     */
    private record Child(String key, String topic, BroadcastProcessor<String> end) {

        static Child of(String key, String topic) {
            return new Child(key, topic, BroadcastProcessor.create());
        }

        boolean ofOwnMatch() {
            return key.startsWith(StreamPositions.OWN);
        }

        String match() {
            return key.substring(StreamPositions.OWN.length());
        }
    }

    /** An event of one of the streams. */
    private record Part(Child child, Item item) {}

    PersonalStream(String id, String player, TopicSource source, StreamPositions from) {
        this.id = id;
        this.player = player;
        this.source = source;
        this.positions = from;
        this.knowsOwn = from.has(MATCHES);
    }

    String player() {
        return player;
    }

    /** The topics that are followed now. */
    synchronized List<String> topics() {
        return topics.stream().map(Topic::toString).toList();
    }

    /** Its events, once; who does not read them is told so last. */
    Multi<Item> items() {
        next(beats.onOverflow().drop());
        Multi<Item> items = parts.onItem()
                .transformToMulti(part -> part)
                .withRequests(AHEAD)
                .merge(SIDE_BY_SIDE_MAX)
                .onItem()
                .transformToIterable(this::itemsOf);
        Multi<Item> first =
                Multi.createFrom().item(() -> event(TopicEvent.SUBSCRIPTION, TopicEvent.subscription(id, topics())));
        return Multi.createBy()
                .concatenating()
                .streams(first, items)
                .onFailure(SlowClientException.class)
                .recoverWithItem(TopicEvent.SLOW);
    }

    /** Keeps it open when nothing was told since the last call. */
    void beat() {
        beats.onNext(new Part(Child.of("", ""), Item.HEARTBEAT));
    }

    /** Follows these topics and no others from now on. */
    synchronized void follow(Set<Topic> wanted) {
        for (Topic topic : List.copyOf(topics)) {
            if (!wanted.contains(topic)) {
                topics.remove(topic);
                stop(topic.toString());
            }
        }
        for (Topic topic : wanted) {
            if (topics.add(topic)) {
                join(topic);
            }
        }
    }

    private void join(Topic topic) {
        String key = topic.toString();
        if (topic.kind() == Topic.Kind.MATCHES) {
            begin(Child.of(key, key), Uni.createFrom().item(() -> source.items(reader(key), player)));
            return;
        }
        Child child = Child.of(key, key);
        Item joined = TopicEvent.of(TopicEvent.JOINED, key, Map.of());
        begin(
                child,
                source.open(reader(key), player, topic, positions.of(key))
                        .map(items -> Multi.createBy()
                                .concatenating()
                                .streams(Multi.createFrom().item(joined), items)));
    }

    private void joinOwn(String match, long after) {
        if (own.all().size() < OWN_MAX && own.add(match)) {
            String key = StreamPositions.OWN + match;
            positions.put(key, Long.toString(after));
            begin(Child.of(key, MATCHES), source.steps(reader(key), player, match, after));
        }
    }

    /** One stream more; it says when it has ended. */
    private void begin(Child child, Uni<Multi<Item>> items) {
        open.put(child.key(), child);
        Multi<Item> found = items.onItem()
                .transformToMulti(one -> one)
                .onFailure(TopicNotThereException.class)
                .recoverWithCompletion()
                .filter(item -> !item.heartbeat());
        Multi<Item> last = Multi.createFrom().item(() -> TopicEvent.of(TopicEvent.LEFT, child.topic(), Map.of()));
        next(Multi.createBy()
                .concatenating()
                .streams(new MultiSelectFirstUntilOtherOp<>(found, child.end()), last)
                .map(item -> new Part(child, item)));
    }

    private synchronized void next(Multi<Part> stream) {
        parts.onNext(stream);
    }

    private void stop(String key) {
        Child child = open.remove(key);
        if (child != null) {
            child.end().onNext(key);
        }
    }

    private String reader(String key) {
        return id + ' ' + key;
    }

    /** What the client gets of an event: nothing, or the event with what must be said before. */
    private synchronized List<Item> itemsOf(Part part) {
        Child child = part.child();
        Item item = part.item();
        if (item.heartbeat()) {
            boolean quiet = idle;
            idle = true;
            return quiet ? List.of(item) : List.of();
        }
        if (item.name().equals(TopicEvent.LEFT)) {
            return left(child, item);
        }
        if (open.get(child.key()) != child) {
            return List.of();
        }
        if (item.name().equals(TopicEvent.JOINED)) {
            positions.join(child.key());
            return List.of(event(TopicEvent.JOINED, item.json()));
        }
        if (child.key().equals(MATCHES)) {
            watch(child, item);
            return List.of();
        }
        return passedOn(child, item);
    }

    private List<Item> passedOn(Child child, Item item) {
        if (item == Item.RESET) {
            Map<String, Object> which = child.ofOwnMatch() ? Map.of("matchId", child.match()) : Map.of();
            return List.of(event(
                    item.name(),
                    TopicEvent.of(item.name(), child.topic(), which).json()));
        }
        if (!item.id().isEmpty()) {
            positions.put(child.key(), item.id());
        }
        if (child.ofOwnMatch()) {
            if (own.done(child.match(), item.version())) {
                stop(child.key());
            }
            if (topics.contains(Topic.ofMatch(child.match()))) {
                // it is told there
                return List.of();
            }
        }
        return List.of(event(item.name(), TopicEvent.passedOn(child.topic(), item)));
    }

    private List<Item> left(Child child, Item item) {
        boolean requested = open.get(child.key()) != child;
        if (!requested) {
            open.remove(child.key());
            Topic.of(child.key()).ifPresent(topics::remove);
        }
        if (!open.containsKey(child.key())) {
            positions.remove(child.key());
        }
        if (child.ofOwnMatch()) {
            own.remove(child.match());
            return List.of();
        }
        if (child.key().equals(MATCHES)) {
            own.all().forEach(match -> stop(StreamPositions.OWN + match));
        }
        String why = requested ? TopicEvent.REQUESTED : TopicEvent.NOT_THERE;
        return List.of(event(
                item.name(),
                TopicEvent.of(TopicEvent.LEFT, child.topic(), Map.of("why", why))
                        .json()));
    }

    /** The person is told something: other matches may be their own now. */
    private void watch(Child child, Item item) {
        if (item.name().equals("snapshot")) {
            source.own(player, positions.own().keySet())
                    .subscribe()
                    .with(
                            found -> ownFound(child, found),
                            away -> next(Multi.createFrom().failure(away)));
            return;
        }
        switch (OwnMatches.of(item)) {
            case OwnMatches.Change.Begins begins -> joinOwn(begins.match(), Math.max(0, begins.from() - 1));
            case OwnMatches.Change.Ends ends -> {
                own.endsAfter(ends.match(), ends.version());
                endIfDone(ends.match());
            }
            case OwnMatches.Change.Nothing nothing -> {}
        }
    }

    private synchronized void ownFound(Child child, List<OwnMatch> found) {
        if (open.get(child.key()) != child) {
            return;
        }
        next(Multi.createFrom().item(new Part(child, TopicEvent.own(found))));
        for (OwnMatch match : found) {
            String key = StreamPositions.OWN + match.id();
            // of one that has begun meanwhile everything is new
            long seen = positions.of(key).map(Long::valueOf).orElse(knowsOwn ? 0 : match.version());
            joinOwn(match.id(), seen);
            if (!match.running()) {
                own.endsAfter(match.id(), match.version());
                endIfDone(match.id());
            }
        }
    }

    private void endIfDone(String match) {
        String key = StreamPositions.OWN + match;
        if (positions
                .of(key)
                .filter(seen -> own.done(match, Long.parseLong(seen)))
                .isPresent()) {
            stop(key);
        }
    }

    private synchronized Item event(String name, String json) {
        idle = false;
        return new Item(++count, positions.toString(), name, json);
    }
}
