package baffin.platform.wire;

import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the lobby says when a match starts: the event {@code MatchStarted} on {@code lobby.events}, all that the decider
 * of the match needs.
 *
 * <p>On the wire it is an object with {@code "type":"MatchStarted"}, alone or in the {@code events} of a record.
 *
 * @param setup game, every option, seats by index
 * @param host who opened the match
 * @param seed number or word from outside, which makes the match unranked for good; null for a secret one
 * @param secret the secret seed that was drawn and committed to when the match was opened, 64 hexadecimal digits; null
 *     when the decider of the match is to draw one
 * @param nonces what the seats have put into the draws, by seat, empty strings for none; null when nobody has
 * @param terms clock and absence; null when nothing was agreed
 * @param competition where it stands in a competition; null for a match of its own
 * @param visibility who may look at it; null when that was not agreed
 */
public record MatchStart(
        MatchSetup setup,
        String host,
        @Nullable String seed,
        @Nullable String secret,
        @Nullable List<String> nonces,
        @Nullable MatchTerms terms,
        @Nullable CompetitionRef competition,
        @Nullable Visibility visibility) {

    private static final String TYPE = "MatchStarted";

    /**
     * Finds the start in a record of {@code lobby.events}; empty when it tells of something else.
     *
     * @throws IllegalArgumentException when there is one and a part of it is missing
     * @throws JsonFault when a part of it cannot be read, or the record is no JSON object
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
        Json json = Json.shared();
        Map<String, String> options = new LinkedHashMap<>();
        event.required("options")
                .properties()
                .forEach(
                        option -> options.put(option.getKey(), option.getValue().asText()));
        List<SeatHolder> seats = new ArrayList<>();
        for (JsonNode seat : event.required("seats")) {
            ObjectNode holder = seat.deepCopy();
            holder.remove("seat");
            seats.add(json.value(holder, SeatHolder.class));
        }
        return new MatchStart(
                new MatchSetup(event.required("game").asText(), options, seats),
                event.required("host").asText(),
                event.path("seed").textValue(),
                event.path("secret").textValue(),
                event.hasNonNull("nonces") ? List.of(json.value(event.get("nonces"), String[].class)) : null,
                event.hasNonNull("terms") ? json.value(event.get("terms"), MatchTerms.class) : null,
                event.hasNonNull("competition") ? json.value(event.get("competition"), CompetitionRef.class) : null,
                event.hasNonNull("visibility") ? json.value(event.get("visibility"), Visibility.class) : null);
    }
}
