package baffin.platform.wire;

import baffin.match.MatchSetup;
import baffin.match.SeatHolder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the lobby says when a match starts: the event {@code MatchStarted} on {@code lobby.events}, all that the decider
 * of
 * the match needs.
 *
 * <p>On the wire it is an object with {@code "type":"MatchStarted"}, alone or in the {@code events} of a record.
 *
 * @param setup game, every option, seats by index
 * @param host who opened the match
 * @param seed number or word from outside, which makes the match unranked for good; null for a secret one
 */
public record MatchStart(
        MatchSetup setup, String host, @Nullable String seed) {

    /** Its type on the wire. */
    public static final String TYPE = "MatchStarted";

    /** As the lobby writes it. */
    public ObjectNode json() {
        ObjectNode json = WireJson.shared().createObjectNode();
        json.put(SealedTypes.TYPE, TYPE).put("game", setup.game());
        ObjectNode options = json.putObject("options");
        setup.options().forEach(options::put);
        ArrayNode seats = json.putArray("seats");
        for (int index = 0; index < setup.seats().size(); index++) {
            SeatHolder holder = setup.seats().get(index);
            seats.addObject()
                    .put("seat", index)
                    .put("player", holder.player())
                    .put("handle", holder.handle())
                    .put("bot", holder.bot());
        }
        json.put("host", host);
        return seed == null ? json : json.put("seed", seed);
    }

    /**
     * Finds the start in a record of {@code lobby.events}; empty when it tells of something else.
     *
     * @throws IllegalArgumentException when there is one and a part of it is missing
     */
    public static Optional<MatchStart> in(byte[] lobbyRecord) {
        ObjectNode record = Trees.trusted(lobbyRecord);
        if (isStart(record)) {
            return Optional.of(read(record));
        }
        for (JsonNode event : record.path("events")) {
            if (isStart(event)) {
                return Optional.of(read(event));
            }
        }
        return Optional.empty();
    }

    private static boolean isStart(JsonNode event) {
        return event.path(SealedTypes.TYPE).asText().equals(TYPE);
    }

    private static MatchStart read(JsonNode event) {
        Map<String, String> options = new LinkedHashMap<>();
        event.required("options")
                .properties()
                .forEach(
                        option -> options.put(option.getKey(), option.getValue().asText()));
        List<SeatHolder> seats = new ArrayList<>();
        for (JsonNode seat : event.required("seats")) {
            seats.add(new SeatHolder(
                    seat.required("player").asText(),
                    seat.required("handle").asText(),
                    seat.path("bot").asBoolean()));
        }
        JsonNode seed = event.path("seed");
        return new MatchStart(
                new MatchSetup(event.required("game").asText(), options, seats),
                event.required("host").asText(),
                seed.isMissingNode() || seed.isNull() ? null : seed.asText());
    }
}
