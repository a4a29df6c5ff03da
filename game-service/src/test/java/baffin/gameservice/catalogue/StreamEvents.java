package baffin.gameservice.catalogue;

import baffin.gameservice.table.OpenTable;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Schemas of what streams tell: an event is what it is about, with its name as {@code event}. */
final class StreamEvents {

    private static final String EVENT = "event";
    private static final String POSITION = "position";
    private static final String TOPIC = "topic";
    private static final String SNAPSHOT = "snapshot";
    private static final String SEEK = "Seek";
    private static final String RESET = "StreamReset";
    private static final String END = "StreamEnd";

    /** What the events of a stream are about, by their names. */
    private static final Map<String, Map<String, String>> ABOUT = Map.of(
            "Match",
            Map.of(SNAPSHOT, "Match", "step", "Step"),
            "Standings",
            Map.of(SNAPSHOT, "Standing", "standing", "StandingChanges"),
            "Lobby",
            Map.of(
                    SNAPSHOT,
                    "LobbyBoard",
                    "match",
                    "LobbyMatch",
                    "seek",
                    SEEK,
                    "competition",
                    "CompetitionBrief",
                    "gone",
                    "Gone"),
            "Chat",
            Map.of(SNAPSHOT, "ChatSnapshot", "line", "ChatEvent", "removed", "ChatEvent"),
            "Notification",
            Map.of(SNAPSHOT, "NotificationSnapshot", "notification", "Notification"),
            SEEK,
            Map.of("waiting", SEEK, "matched", SEEK, "withdrawn", SEEK, "expired", SEEK),
            "Person",
            Map.of(
                    "subscription", "Subscription",
                    "joined", "TopicJoined",
                    "left", "TopicLeft",
                    "reset", "TopicReset"));

    /** What topics tell on the stream of a person, as {@code data}. */
    private static final Map<String, String> TOPICS = Map.of(
            SNAPSHOT,
            "TopicSnapshot",
            "step",
            "Step",
            "notification",
            "Notification",
            "line",
            "ChatEvent",
            "removed",
            "ChatEvent",
            "table",
            "OpenTable",
            "gone",
            "Gone");

    /** Streams by their operations. */
    private static final Map<String, String> STREAMS = Map.of(
            "streamMatch", "Match",
            "streamSandbox", "Match",
            "streamStandings", "Standings",
            "streamLobby", "Lobby",
            "streamChat", "Chat",
            "streamNotifications", "Notification",
            "streamSeek", SEEK,
            "streamPerson", "Person");

    private StreamEvents() {}

    /** Puts them among the schemas, which have what the events are about. */
    static void schemas(ObjectNode schemas) {
        parts(schemas);
        ABOUT.keySet().stream().sorted().forEach(stream -> stream(schemas, stream));
    }

    private static void parts(ObjectNode schemas) {
        RecordSchemas tables = new RecordSchemas(GameSchemas::ofPlatform);
        tables.of(OpenTable.class);
        schemas.setAll(tables.all());
        Schemas.put((ObjectNode) schemas.get("NotificationSnapshot"), POSITION, Schemas.of("string"));
        ObjectNode lobby = Schemas.object("The lobby as everybody sees it.");
        Schemas.require(lobby, "matches", Schemas.of("LobbyMatch*"));
        Schemas.require(lobby, "seeks", Schemas.of("Seek*"));
        schemas.set("LobbyBoard", Schemas.require(lobby, "competitions", Schemas.of("CompetitionBrief*")));
        ObjectNode gone = Schemas.object("What has left the lists.");
        Schemas.require(gone, "kind", Schemas.words(List.of("match", "seek", "competition", "table")));
        schemas.set("Gone", Schemas.require(gone, "id", Schemas.of("string")));
        ObjectNode tablesOf = Schemas.object("The tables at which you sit or which you organise.");
        schemas.set("OpenTables", Schemas.require(tablesOf, "tables", Schemas.of("OpenTable*")));
        schemas.set(
                "TopicSnapshot",
                Schemas.anyOf(
                        "What the stream of the topic begins with.",
                        List.of("Match", "ChatSnapshot", "NotificationSnapshot", "OpenTables")));
        ObjectNode own = Schemas.object("One of your matches, and its version then.");
        Schemas.require(own, "matchId", Schemas.of("string"));
        schemas.set("OwnMatch", Schemas.require(own, "version", Schemas.of("integer")));
        ObjectNode joined = topic("A topic is followed from here on; for matches, those that there are.");
        schemas.set("TopicJoined", Schemas.put(joined, "matches", Schemas.of("OwnMatch*")));
        ObjectNode left = topic("A topic is no longer followed.");
        schemas.set("TopicLeft", Schemas.require(left, "why", Schemas.words(List.of("requested", "not-there"))));
        ObjectNode reset = topic("Discard what you have of the topic, or of one of your matches.");
        schemas.set("TopicReset", Schemas.put(reset, "matchId", Schemas.of("string")));
        ObjectNode nothing = Schemas.object("Discard what you have: a snapshot follows.");
        schemas.set(RESET, Schemas.require(nothing, EVENT, RecordSchemas.constant("reset")));
        ObjectNode end = Schemas.object("The last event; without a position, so that what is missing comes again.");
        Schemas.require(end, EVENT, RecordSchemas.constant("end"));
        schemas.set(END, Schemas.require(end, "end", Schemas.words(List.of("token-ended", "slow-reader"))));
    }

    private static ObjectNode topic(String description) {
        return Schemas.require(Schemas.object(description), TOPIC, Schemas.of("string"));
    }

    private static void stream(ObjectNode schemas, String stream) {
        List<String> names = new ArrayList<>();
        Map<String, ObjectNode> events = new LinkedHashMap<>();
        ABOUT.get(stream)
                .forEach((event, about) -> events.put(event, schemas.get(about).deepCopy()));
        if (stream.equals("Person")) {
            TOPICS.forEach((event, about) ->
                    events.put(event, Schemas.require(topic("An event of a topic."), "data", Schemas.of(about))));
        }
        events.keySet().stream().sorted().forEach(event -> {
            ObjectNode whole = events.get(event);
            Schemas.require(whole, EVENT, RecordSchemas.constant(event));
            Schemas.put(whole, POSITION, Schemas.of("string"));
            String name = stream + "Stream" + Character.toUpperCase(event.charAt(0)) + event.substring(1);
            names.add(name);
            schemas.set(name, whole);
        });
        if (stream.equals("Match")) {
            Schemas.put((ObjectNode) schemas.get("MatchStreamSnapshot"), "included", Schemas.of("Included"));
        }
        if (!stream.equals(SEEK) && !stream.equals("Person")) {
            names.add(RESET);
        }
        names.add(END);
        schemas.set(
                stream + "StreamEvent", Schemas.oneOf("An event of the stream; `event` distinguishes them.", names));
    }

    /** Says it of an operation that is a stream. */
    static void describe(ObjectNode operation) {
        String stream = STREAMS.get(operation.path("operationId").asText());
        if (stream != null) {
            for (JsonNode form : operation.at("/responses/200/content")) {
                ((ObjectNode) form).set("schema", RecordSchemas.reference(stream + "StreamEvent"));
            }
        }
    }
}
