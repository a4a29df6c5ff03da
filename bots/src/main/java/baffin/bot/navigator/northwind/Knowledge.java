package baffin.bot.navigator.northwind;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What the seat knows of the stacks and of its voyage. */
final class Knowledge {

    private static final int ACTIONS = 2;

    private final JsonNode view;
    private final Prospect prospect;
    private final Vessel ship;

    Knowledge(JsonNode view, Vessel ship, Prospect prospect) {
        this.view = view;
        this.ship = ship;
        this.prospect = prospect;
    }

    /** What a voyage into a stack brings on average. */
    double stack(String port) {
        for (JsonNode stack : view.path("stacks")) {
            if (stack.path("port").asText().equals(port)) {
                return prospect.voyage(known(stack), stack.path("unknown").asInt(), ship.sail(), ACTIONS);
            }
        }
        return 0;
    }

    /** The revealed tile. */
    String tile() {
        JsonNode sightings = view.path("voyage").path("sightings");
        return sightings.path(sightings.size() - 1).path("tile").asText();
    }

    /** What the rest of the voyage brings on average when so many actions are left. */
    double rest(int actions) {
        JsonNode voyage = view.path("voyage");
        for (JsonNode stack : view.path("stacks")) {
            if (stack.path("port").equals(voyage.path("stack"))) {
                List<String> left = known(stack);
                int unknown = stack.path("unknown").asInt();
                for (JsonNode sighting : voyage.path("sightings")) {
                    unknown -= left.remove(sighting.path("tile").asText()) ? 0 : 1;
                }
                if (voyage.path("under").isTextual()) {
                    left.remove(voyage.path("under").asText());
                }
                int reveals = voyage.path("left").asInt();
                return prospect.voyage(left, Math.max(0, unknown), reveals, actions);
            }
        }
        return 0;
    }

    int actionsLeft() {
        return ACTIONS - view.path("voyage").path("actions").asInt();
    }

    private static List<String> known(JsonNode stack) {
        List<String> known = new ArrayList<>();
        stack.path("known").forEach(tile -> known.add(tile.asText()));
        return known;
    }
}
