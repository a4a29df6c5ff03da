package baffin.standalone.cli.competition;

import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Compares a standing with the document of another one, number by number. */
final class StandingDifference {

    private static final List<String> FIELDS = List.of(
            "rank", "points", "presence", "played", "gamesLeft", "byes", "penalties", "movement", "outcome", "struck");

    private final List<String> differences = new ArrayList<>();

    private final PublicNames names;

    private StandingDifference(PublicNames names) {
        this.names = names;
    }

    /**
     * Where the other one is different, in words; empty when it is nowhere.
     *
     * @param other any document that has the lines of a standing in it
     * @param names by which the differences call entrants
     */
    static List<String> of(Standing standing, JsonNode other, PublicNames names) {
        StandingDifference difference = new StandingDifference(names);
        Map<Integer, JsonNode> lines = new HashMap<>();
        for (JsonNode line : other.findParents("rank")) {
            if (line.has("entrant")) {
                lines.put(line.path("entrant").asInt(), line);
            }
        }
        for (StandingLine line : standing.lines()) {
            JsonNode claimed = lines.remove(line.entrant());
            if (claimed == null) {
                difference.differences.add(difference.name(line) + " is missing");
            } else {
                difference.line(line, claimed);
            }
        }
        lines.keySet().forEach(entrant -> difference.differences.add("entrant " + entrant + " should not be there"));
        return difference.differences;
    }

    private void line(StandingLine line, JsonNode claimed) {
        JsonNode right = Json.shared().tree(line);
        FIELDS.forEach(field -> value(line, field, right.path(field), claimed.path(field)));
        JsonNode tieBreaks = right.path("tieBreaks");
        for (int index = 0;
                index < Math.max(tieBreaks.size(), claimed.path("tieBreaks").size());
                index++) {
            tieBreak(line, tieBreaks.path(index), claimed.path("tieBreaks").path(index));
        }
    }

    private void tieBreak(StandingLine line, JsonNode right, JsonNode claimed) {
        value(line, "the tie-break", right.path("kind"), claimed.path("kind"));
        String kind = right.path("kind").asText();
        value(line, kind, right.path("value"), claimed.path("value"));
        value(line, kind, right.path("lot"), claimed.path("lot"));
    }

    private void value(StandingLine line, String field, JsonNode right, JsonNode claimed) {
        boolean same = right.isNumber() && claimed.isNumber()
                ? right.decimalValue().compareTo(claimed.decimalValue()) == 0
                : absent(right) ? absent(claimed) : right.equals(claimed);
        if (!same) {
            differences.add(name(line) + ": " + field + " should be " + text(right) + ", not " + text(claimed));
        }
    }

    private static boolean absent(JsonNode value) {
        return value.isMissingNode() || value.isNull();
    }

    private static String text(JsonNode value) {
        return absent(value) ? "absent" : value.asText();
    }

    private String name(StandingLine line) {
        return names.of(line.person()) + " (entrant " + line.entrant() + ")";
    }
}
