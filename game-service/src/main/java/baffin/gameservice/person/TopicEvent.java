package baffin.gameservice.person;

import baffin.gameservice.stream.Item;
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

    /** Too much has happened meanwhile: the topic begins anew. */
    static final String RESET = "reset";

    /** Why a topic was left: the person wanted so. */
    static final String REQUESTED = "requested";

    /** Why a topic was left: there is none, or none for this person. */
    static final String NOT_THERE = "not-there";

    /** The last event for who does not read; without a position, so that what is missing comes again. */
    static final Item SLOW = new Item(0, "", "end", "{\"event\":\"end\",\"end\":\"slow-reader\"}");

    /** The first event. */
    static final String SUBSCRIPTION = "subscription";

    private TopicEvent() {}

    static String subscription(String id, List<String> topics) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("event", SUBSCRIPTION);
        fields.put("subscription", id);
        fields.put("topics", topics);
        return Json.shared().text(fields);
    }

    /** A word about a topic. */
    static Item of(String name, String topic, Map<String, Object> more) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("event", name);
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
        return "{\"event\":\"" + item.name() + "\",\"topic\":\"" + topic + "\",\"data\":" + item.json() + '}';
    }
}
