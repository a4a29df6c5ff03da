package baffin.lobby.api;

import static io.restassured.RestAssured.given;

import baffin.lobby.api.People.Person;
import baffin.match.terms.CompetitionRef;
import baffin.platform.match.MatchScored;
import baffin.platform.match.MatchScored.Player;
import baffin.platform.match.MatchScored.Seat;
import baffin.platform.topics.Topics;
import baffin.testkit.records.TestLog;
import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Competitions for tests. */
final class Cups {

    static final String CUPS = "/api/v1/competitions";

    private Cups() {}

    /** Everybody against everybody at tables of two. */
    static Map<String, Object> duels(int min, int max) {
        Map<String, Object> policy = new LinkedHashMap<>();
        policy.put("name", "Duels on the ice");
        policy.put("game", "expedition");
        policy.put("format", Map.of("type", "RoundRobin", "cycles", 1));
        policy.put("tableSize", 2);
        policy.put("points", "DUEL");
        policy.put("tieBreaks", List.of("HEAD_TO_HEAD", "LOT"));
        policy.put("entry", new LinkedHashMap<>(Map.of("who", "OPEN", "min", min, "max", max, "bots", true)));
        policy.put("schedule", Map.of("round", "P7D", "ruling", "P1D", "automatic", false));
        return policy;
    }

    /** Pod Swiss of four-seat tables. */
    static Map<String, Object> pods(int max) {
        Map<String, Object> policy = duels(4, max);
        policy.put("format", Map.of("type", "PodSwiss", "rounds", 2, "finalists", 0));
        policy.put("tableSize", 4);
        policy.put("points", "EXPEDITION");
        return policy;
    }

    /** The same in which an entrant may ask for one bye. */
    static Map<String, Object> restful(int max) {
        Map<String, Object> policy = pods(max);
        policy.put("format", Map.of("type", "PodSwiss", "rounds", 3, "finalists", 0, "requestedByes", 1));
        return policy;
    }

    /** The same policy with other values in its rule of entry. */
    static Map<String, Object> entry(Map<String, Object> policy, Map<String, Object> values) {
        Map<String, Object> entry = new LinkedHashMap<>(values(policy.get("entry")));
        entry.putAll(values);
        policy.put("entry", entry);
        return policy;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> values(Object map) {
        return (Map<String, Object>) map;
    }

    static String created(Person organiser, Map<String, Object> policy) {
        return organiser
                .commands()
                .body(policy)
                .post(CUPS)
                .then()
                .statusCode(201)
                .extract()
                .path("competitionId");
    }

    static ValidatableResponse asks(Person person, String id, String what, Object body) {
        return person.commands().body(body).post(CUPS + "/" + id + "/" + what).then();
    }

    static ValidatableResponse asks(Person person, String id, String what) {
        return person.commands().post(CUPS + "/" + id + "/" + what).then();
    }

    /** The version that an answer has made. */
    static long version(ValidatableResponse answer) {
        return answer.statusCode(200).extract().jsonPath().getLong("version");
    }

    static ValidatableResponse shown(String path, long minVersion) {
        return given().get(CUPS + "/" + path + (path.contains("?") ? "&" : "?") + "minVersion=" + minVersion)
                .then()
                .statusCode(200);
    }

    /** A running competition with these entrants. */
    static String running(Person organiser, Map<String, Object> policy, List<Person> entrants) {
        String id = created(organiser, policy);
        entrants.forEach(person -> asks(person, id, "entrants").statusCode(200));
        asks(organiser, id, "start").statusCode(200);
        return id;
    }

    /** Says what scoring-service says when a match has ended: the first seat wins, the second is next. */
    static void ended(String competition, int round, int table, int attempt, List<String> players) {
        CompetitionRef ref = new CompetitionRef(competition, round, table, attempt);
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) {
            Player player = new Player(players.get(seat), "Somebody", false);
            seats.add(new Seat(
                    seat, player, player, player.player(), seat + 1, 50 - seat, null, false, false, false, null));
        }
        announce(new MatchScored(
                ref.matchId(),
                90,
                "expedition",
                Map.of(),
                true,
                ref,
                Instant.parse("2027-01-05T12:00:00Z"),
                null,
                seats));
    }

    static void announce(MatchScored match) {
        TestLog.append(List.of(new ProducerRecord<>(Topics.SCORE_EVENTS, match.matchId(), match.json())));
    }
}
