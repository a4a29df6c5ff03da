package baffin.platform.names;

import baffin.match.terms.HouseBot;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names that a document tells, such as an export.
 *
 * @param byPlayer names by id; none of a bot of the house
 */
public record DocumentNames(Map<String, String> byPlayer) implements PublicNames {

    public DocumentNames {
        byPlayer = Map.copyOf(byPlayer);
    }

    /** All names in a document; where it tells several of one player, the last one. */
    public static DocumentNames in(JsonNode document) {
        Map<String, String> names = new HashMap<>();
        for (JsonNode person : document.findParents("handle")) {
            JsonNode player = person.path("player");
            JsonNode handle = person.path("handle");
            if (player.isTextual() && handle.isTextual() && !HouseBot.isOne(player.textValue())) {
                names.put(player.textValue(), handle.textValue());
            }
        }
        return new DocumentNames(names);
    }

    @Override
    public @Nullable String known(String player) {
        return byPlayer.get(player);
    }
}
