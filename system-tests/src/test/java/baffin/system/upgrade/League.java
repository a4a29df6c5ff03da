package baffin.system.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.play.Caller;
import baffin.system.play.Eventually;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** A league of two divisions whose rounds follow by themselves, as its organiser sees it. */
final class League {

    static final String ORGANISER = "olga";
    static final int ROUNDS = 3;

    private static final String POLICY = """
        {'name': 'League before the upgrade', 'game': 'expedition', 'tableSize': 4, 'points': 'EXPEDITION',
         'format': {'type': 'DivisionLeague', 'divisionSize': 4, 'games': 3, 'atOnce': 1, 'up': 1, 'down': 1},
         'tieBreaks': ['OPPONENTS', 'WINNER_SHARE', 'LOT'],
         'entry': {'who': 'OPEN', 'min': 8, 'max': 8, 'bots': false},
         'schedule': {'round': 'P90D', 'ruling': 'P30D', 'automatic': true}}
        """;

    private final People people;
    private final String id;

    League(People people, String id) {
        this.people = people;
        this.id = id;
    }

    /** A league that everybody but the organiser has entered. */
    static League entered(People people) {
        String id = people.as(ORGANISER)
                .post("/competitions", POLICY)
                .as(201)
                .path("competitionId")
                .asText();
        League league = new League(people, id);
        People.NAMES.stream()
                .filter(name -> !name.equals(ORGANISER))
                .forEach(name ->
                        people.as(name).post(league.address("/entrants")).as(200));
        return league;
    }

    String id() {
        return id;
    }

    String address(String path) {
        return "/competitions/" + id + path;
    }

    JsonNode read(String path) {
        return people.as(ORGANISER).get(address(path)).as(200);
    }

    JsonNode done(String path, String json) {
        return people.as(ORGANISER).post(address(path), json).as(200);
    }

    /** The matches of a round by table; waits until the round is published. */
    List<String> matches(int round) throws InterruptedException {
        Eventually.holds(() -> assertThat(reply("/rounds/" + round).status()).isEqualTo(200));
        List<String> matches = new ArrayList<>();
        read("/rounds/" + round)
                .path("tables")
                .forEach(table -> matches.add(table.path("matchId").asText()));
        return matches;
    }

    /** Plays what is left of a round and returns once it is closed. */
    void playToTheEnd(int round) throws InterruptedException {
        for (String match : matches(round)) {
            people.playToTheEnd(match);
        }
        Eventually.holds(
                () -> assertThat(read("/rounds/" + round).has("closedAt")).isTrue());
    }

    private Caller.Reply reply(String path) {
        return people.as(ORGANISER).get(address(path));
    }
}
