package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import baffin.platform.topics.Topics;
import baffin.testkit.Waits;
import baffin.testkit.records.TestLog;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The first and the last record of a match, as the rules-service would write it. */
final class EndOfMatch {

    /** The version of the last record. */
    static final int VERSION = 2;

    private EndOfMatch() {}

    static void written(String matchId) {
        TestLog.append(List.of(record(matchId, 1, "MatchStarted"), record(matchId, VERSION, "MatchEnded")));
    }

    /** The start of a match, and a step that somebody has made for a seat. */
    static void acted(String matchId, int seat) {
        String json = """
                {"game":"expedition","matchId":"%s","version":2,"player":"somebody","seat":%d,
                 "at":"2027-01-05T12:00:00Z","events":[{"type":"TurnEnded"}]}""".formatted(matchId, seat);
        TestLog.append(List.of(record(matchId, 1, "MatchStarted"), record(matchId, json)));
    }

    private static ProducerRecord<String, byte[]> record(String matchId, int version, String event) {
        String json = """
                {"game":"expedition","matchId":"%s","version":%d,"at":"2027-01-05T12:00:00Z",
                 "events":[{"type":"%s"}]}""".formatted(matchId, version, event);
        return record(matchId, json);
    }

    private static ProducerRecord<String, byte[]> record(String matchId, String json) {
        return new ProducerRecord<>(Topics.MATCH_EVENTS, matchId, json.getBytes(StandardCharsets.UTF_8));
    }

    static void awaited(String matchId) {
        await().atMost(Waits.MAX)
                .untilAsserted(() ->
                        given().get("/api/v1/lobby/matches/" + matchId).then().body("state", equalTo("ENDED")));
    }
}
