package baffin.bot;

import baffin.bot.ArenaPlatform.Answer;
import baffin.bot.ArenaPlatform.Match;
import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The one competition of an arena: two rounds of tables of four, the second one when the first one is over. */
final class FakeCompetition {

    private static final String ID = "c-1";
    private static final int ROUNDS = 2;
    private static final int[] POINTS = {10, 6, 3, 1};

    private final ArenaPlatform platform;
    private final List<String> entrants = new ArrayList<>();
    private final List<List<List<Integer>>> rounds = new ArrayList<>();
    private final Map<String, Match> matches = new TreeMap<>();
    private JsonNode policy = MissingNode.getInstance();

    FakeCompetition(ArenaPlatform platform) {
        this.platform = platform;
    }

    Answer answer(String[] parts, JsonNode body, String caller) {
        return switch (parts.length) {
            case 1 -> created(body);
            case 2 -> new Answer(200, document());
            case 3 -> listed(parts[2], caller);
            case 4 -> new Answer(200, round(Integer.parseInt(parts[3])));
            default ->
                new Answer(200, Map.of("round", Integer.parseInt(parts[3]), "verified", true, "findings", List.of()));
        };
    }

    private Answer created(JsonNode body) {
        policy = body;
        return new Answer(201, document());
    }

    private Answer listed(String what, String caller) {
        switch (what) {
            case "entrants" -> entrants.add(caller);
            case "start" -> publish();
            default -> {
                return new Answer(200, standings());
            }
        }
        return new Answer(200, document());
    }

    private void publish() {
        List<List<Integer>> tables = new ArrayList<>();
        int count = entrants.size() / 4;
        for (int table = 0; table < count; table++) {
            List<Integer> seats = new ArrayList<>();
            for (int seat = 0; seat < 4; seat++) {
                seats.add(rounds.isEmpty() ? 4 * table + seat + 1 : seat * count + table + 1);
            }
            tables.add(seats);
            List<String> players =
                    seats.stream().map(number -> entrants.get(number - 1)).toList();
            String id = id(rounds.size() + 1, table + 1);
            matches.put(id, platform.open(id, policy.path("game").asText(), players));
        }
        rounds.add(tables);
    }

    private static String id(int round, int table) {
        return "match-" + round + "-" + table;
    }

    private boolean played(int round) {
        return matches.entrySet().stream()
                .filter(match -> match.getKey().startsWith("match-" + round + "-"))
                .allMatch(match -> match.getValue().over());
    }

    private ObjectNode document() {
        if (!rounds.isEmpty() && rounds.size() < ROUNDS && played(rounds.size())) {
            publish();
        }
        boolean over = rounds.size() == ROUNDS && played(ROUNDS);
        ObjectNode document = Json.mapper()
                .createObjectNode()
                .put("competitionId", ID)
                .put("version", rounds.size() + matches.size())
                .put("status", over ? "FINISHED" : "RUNNING")
                .put("commitment", "c0ffee")
                .put("seed", "5eed");
        document.set("policy", policy);
        ArrayNode briefs = document.putArray("rounds");
        for (int round = 1; round <= rounds.size(); round++) {
            ObjectNode brief = briefs.addObject().put("round", round);
            if (played(round)) {
                brief.put("closedAt", "2026-11-21T15:00:00Z");
            }
        }
        return document;
    }

    private ObjectNode round(int number) {
        ObjectNode round = Json.mapper()
                .createObjectNode()
                .put("round", number)
                .put("stage", "SWISS")
                .put("seed", "seed-of-" + number)
                .put("cost", 1.5);
        round.putArray("byes");
        ArrayNode tables = round.putArray("tables");
        for (List<Integer> seats : rounds.get(number - 1)) {
            table(tables.addObject(), id(number, tables.size()), seats);
        }
        return round;
    }

    private void table(ObjectNode table, String id, List<Integer> seats) {
        Match match = matches.get(id);
        table.put("table", id.charAt(id.length() - 1) - '0').put("matchId", id).put("attempt", 1);
        ArrayNode list = table.putArray("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            String handle = entrants.get(seats.get(seat) - 1);
            ObjectNode place = list.addObject().put("seat", seat).put("entrant", seats.get(seat));
            place.put("player", "id-of-" + handle).put("handle", handle);
            if (match.over()) {
                place.put("place", match.ranks().get(seat)).put("score", 7);
            }
        }
        if (match.over()) {
            table.putObject("result").put("source", "MATCH");
        }
    }

    private ObjectNode standings() {
        ObjectNode standings = Json.mapper().createObjectNode().put("competitionId", ID);
        ArrayNode items = standings.putArray("items");
        for (int entrant = 1; entrant <= entrants.size(); entrant++) {
            ObjectNode line = items.addObject().put("entrant", entrant).put("rank", entrant);
            line.put("handle", entrants.get(entrant - 1))
                    .put("points", points(entrant))
                    .put("played", ROUNDS);
            ArrayNode tieBreaks = line.putArray("tieBreaks");
            policy.path("tieBreaks")
                    .forEach(kind ->
                            tieBreaks.addObject().put("kind", kind.asText()).put("value", 1));
        }
        return standings;
    }

    private int points(int entrant) {
        int points = 0;
        for (int round = 1; round <= rounds.size(); round++) {
            List<List<Integer>> tables = rounds.get(round - 1);
            for (int table = 0; table < tables.size(); table++) {
                int seat = tables.get(table).indexOf(entrant);
                if (seat >= 0) {
                    points += POINTS[matches.get(id(round, table + 1)).ranks().get(seat) - 1];
                }
            }
        }
        return points;
    }
}
