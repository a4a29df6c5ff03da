package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hamcrest.Matchers;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reasons have a category, public words and a note; words can be redacted, and notes are seen by few. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class FreeTextsTest {

    private static final String NOTE = "the third time this season, see the mail of his mother";

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    private Person olga;
    private Person hilda;
    private Person ann;
    private String id;

    @BeforeEach
    void competition() {
        olga = People.somebody("Olga");
        hilda = People.somebody("Hilda");
        ann = People.somebody("Ann");
        id = created(olga, duels(2, 8));
        asks(ann, id, "entrants").statusCode(200);
        asks(People.somebody("Bo"), id, "entrants").statusCode(200);
        asks(olga, id, "officials", Map.of("handle", hilda.handle(), "role", "HELPER"))
                .statusCode(200);
        asks(hilda, id, "invitations/accept").statusCode(200);
    }

    private long removed(Map<String, Object> why) {
        return version(asks(olga, id, "entrants/1/remove", why));
    }

    private List<String> logged() {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select body from competition_record where competition_id = :id",
                        Map.of("id", id),
                        String.class))
                .await()
                .atMost(Waits.MAX);
    }

    private void redacts(Person person, long version, int status) {
        asks(person, id, "redactions", Map.of("version", version)).statusCode(status);
    }

    @Test
    void a_category_alone_is_a_reason_and_says_nothing_of_anybody() {
        long version = removed(Map.of("category", "NO_SHOW"));
        shown(id + "/entrants/1", version).body("reason", equalTo("did not come"));
        assertThat(logged()).anyMatch(record -> record.contains("\"category\":\"NO_SHOW\""));
        asks(olga, id, "entrants/2/remove", Map.of()).statusCode(400).body("violations.pointer", contains("/reason"));
        asks(olga, id, "entrants/2/remove", Map.of("category", "WHIM")).statusCode(400);
        asks(olga, id, "entrants/2/remove", Map.of("category", "LATE", "note", ""))
                .statusCode(400);
        asks(olga, id, "entrants/2/remove", Map.of("reason", " ")).statusCode(400);
    }

    @Test
    void words_are_shown_and_stand_in_no_record() {
        String key = UUID.randomUUID().toString();
        for (boolean replayed : List.of(false, true)) {
            olga.asks()
                    .header("Idempotency-Key", key)
                    .body(Map.of("text", "Petra is ill"))
                    .post(CUPS + "/" + id + "/announcements")
                    .then()
                    .statusCode(200)
                    .body("replayed", equalTo(replayed))
                    .body("events[0].text", equalTo("Petra is ill"));
        }
        asks(olga, id, "entrants/1/remove?dryRun=true", Map.of("reason", "insulted the arbiter"))
                .statusCode(200)
                .body("events[0].reason", equalTo("insulted the arbiter"));
        long version = removed(Map.of("reason", "insulted the arbiter", "category", "CONDUCT", "note", NOTE));

        shown(id + "/announcements", version).body("items.text", contains("Petra is ill"));
        shown(id + "/entrants/1", version).body("reason", equalTo("insulted the arbiter"));
        assertThat(String.join("\n", logged())).contains("⟦text:").doesNotContain("Petra", "insulted", "mother");
    }

    @Test
    void a_note_is_read_by_those_with_a_role_and_is_in_no_answer_to_anybody_else() {
        long version = removed(Map.of("category", "CONDUCT", "note", NOTE));
        for (Person official : List.of(olga, hilda)) {
            official.asks()
                    .get(CUPS + "/" + id + "/notes?minVersion=" + version)
                    .then()
                    .statusCode(200)
                    .body("items.note", contains(NOTE))
                    .body("items.category", contains("CONDUCT"))
                    .body("items[0].by.handle", equalTo(olga.handle()))
                    .body("items[0].version", equalTo((int) version));
        }
        ann.asks().get(CUPS + "/" + id + "/notes").then().statusCode(403);
        given().get(CUPS + "/" + id + "/notes").then().statusCode(401);
        asks(olga, id, "entrants/2/remove?dryRun=true", Map.of("category", "LATE", "note", NOTE))
                .statusCode(200)
                .body(not(Matchers.containsString("mother")));
        List<String> reads = List.of(
                "", "/entrants", "/entrants/1", "/alternates", "/invitations", "/announcements", "/rounds", "/rulings");
        for (String read : reads) {
            String path = CUPS + "/" + id + read + "?minVersion=" + version;
            for (var reader : List.of(given(), ann.asks(), olga.asks())) {
                assertThat(reader.get(path).asString()).as(read).doesNotContain("mother", "⟦note:");
            }
        }
        olga.commands()
                .delete(CUPS + "/" + id + "/officials/" + hilda.id())
                .then()
                .statusCode(200);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> hilda.asks()
                        .get(CUPS + "/" + id + "/notes?asOf=" + version)
                        .then()
                        .statusCode(403));
    }

    @Test
    void what_is_redacted_reads_so_everywhere_for_good_and_a_repeat_changes_nothing() {
        String key = UUID.randomUUID().toString();
        Map<String, Object> why = Map.of("reason", "insulted the arbiter", "note", NOTE);
        long version = olga.asks()
                .header("Idempotency-Key", key)
                .body(why)
                .post(CUPS + "/" + id + "/entrants/1/remove")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getLong("version");
        redacts(ann, version, 403);
        redacts(hilda, version, 403);
        redacts(olga, version + 9, 404);
        redacts(olga, 1, 409);

        redacts(olga, version, 200);

        await().atMost(Waits.MAX)
                .untilAsserted(() -> shown(id + "/entrants/1", version).body("reason", equalTo("[redacted]")));
        olga.asks().get(CUPS + "/" + id + "/notes").then().body("items.note", contains("[redacted]"));
        asks(olga, id, "redactions", Map.of("version", version)).statusCode(200).body("events", Matchers.empty());
        olga.asks()
                .header("Idempotency-Key", key)
                .body(why)
                .post(CUPS + "/" + id + "/entrants/1/remove")
                .then()
                .statusCode(200)
                .body("replayed", equalTo(true));
        shown(id + "/entrants/1", version).body("reason", equalTo("[redacted]"));
    }

    @Test
    void a_cancelled_competition_is_redacted_too_and_operators_may() {
        long version = version(asks(olga, id, "cancel", Map.of("reason", "Olga has measles")));
        Person operator = People.operator();
        Map<String, Object> body = Map.of("version", version, "reason", "names an illness");
        String path = "/api/v1/operator/competitions/" + id + "/redactions";
        olga.commands().body(body).post(path).then().statusCode(403);
        Map<String, Object> wordless = Map.of("version", 1, "reason", "mistyped");
        operator.commands().body(wordless).post(path).then().statusCode(409);
        operator.commands().body(body).post(path).then().statusCode(200).body("events.type", contains("WordsRedacted"));
        operator.asks()
                .get("/api/v1/operator/actions")
                .then()
                .body("items[0].kind", equalTo("words-redacted"))
                .body("items[0].competitionId", equalTo(id))
                .body("items[0].account", nullValue());
        redacts(olga, version, 200);
    }

    @Test
    void the_words_of_what_was_refused_are_not_kept() {
        asks(ann, id, "entrants/2/remove", Map.of("reason", "because I say so")).statusCode(403);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(transactions
                                .read(session -> Sql.values(
                                        session,
                                        "select player from player_name where handle = :words",
                                        Map.of("words", "because I say so"),
                                        String.class))
                                .await()
                                .atMost(Waits.MAX))
                        .isEmpty());
    }
}
