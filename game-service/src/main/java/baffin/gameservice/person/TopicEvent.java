package baffin.gameservice.person;

import baffin.platform.stream.Item;
import baffin.platform.wire.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the stream of a person says of itself, and how it passes on what topics tell. */
final class TopicEvent {

    /** The topic is followed from here on. */
    static final String JOINED = "joined";

    /** The topic is followed no more. */
    static final String LEFT = "left";

    /** Why a topic was left: the person wanted so. */
    static final String REQUESTED = "requested";

    /** Why a topic was left: there is none, or none for this person. */
    static final String NOT_THERE = "not-there";

    /** The last event for a client that does not read. */
    static final Item SLOW = Item.end("slow-reader");

    /** The first event. */
    static final String SUBSCRIPTION = "subscription";

    private TopicEvent() {}

    static String subscription(String id, List<String> topics) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("subscription", id);
        fields.put("topics", topics);
        return Json.shared().text(fields);
    }

    /** A word about a topic. */
    static Item of(String name, String topic, Map<String, Object> more) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("topic", topic);
        fields.putAll(more);
        return new Item(0, "", name, Json.shared().text(fields));
    }

    /** The matches of one's own that are followed from here on. */
    static Item own(List<TopicSource.OwnMatch> matches) {
        List<Map<String, Object>> listed = new ArrayList<>();
        for (TopicSource.OwnMatch match : matches) {
            listed.add(Map.of("matchId", match.id(), "version", match.version()));
        }
        return of(JOINED, "matches", Map.of("matches", listed));
    }

    /** An event of a topic; its data is JSON already. */
    static String passedOn(String topic, Item item) {
        return "{\"topic\":\"" + topic + "\",\"data\":" + item.json() + '}';
    }
}
