package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.pods;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Many entrants in one request: all of them, or none and why. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionBatchTest {

    private static final String BATCH = "entrants/batch";

    @Test
    void an_organiser_invites_many_at_once_and_bots_of_the_house_are_there_at_once() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        Person bo = People.somebody("Bo");
        FakeScoring.RATINGS.put(bo.id(), 1712);
        String id = created(olga, duels(2, 8));
        Map<String, Object> body = Map.of(
                "entrants",
                List.of(
                        Map.of("handle", ann.handle().toUpperCase(java.util.Locale.ROOT)),
                        Map.of("player", bo.id()),
                        Map.of("bot", "navigator"),
                        Map.of("bot", "navigator")));
        String key = UUID.randomUUID().toString();
        for (boolean again : List.of(false, true)) {
            olga.asks()
                    .header("Idempotency-Key", key)
                    .body(body)
                    .post(CUPS + "/" + id + "/" + BATCH)
                    .then()
                    .statusCode(200)
                    .header("ETag", equalTo("\"2\""))
                    .body("version", equalTo(2))
                    .body("replayed", equalTo(again))
                    .body("events", hasSize(4))
                    .body("events.type", equalTo(List.of("Invited", "Invited", "Entered", "Entered")))
                    .body("events[0].person.player", equalTo(ann.id()))
                    .body("events[2].entrant", equalTo(1));
        }
        asks(bo, id, "invitations/accept")
                .statusCode(200)
                .body("events.type", equalTo(List.of("InvitationEnded", "Entered")))
                .body("events[1].rating", equalTo(1712));
        asks(ann, id, "entrants").statusCode(200).body("events[0].type", equalTo("InvitationEnded"));
        shown(id + "/entrants", 4).body("items", hasSize(4)).body("items[2].rated", equalTo(3));
        shown(id + "/invitations", 4).body("items", hasSize(0));
    }

    @Test
    void rows_that_name_nobody_are_all_told_and_nobody_enters() {
        Person olga = People.somebody("Olga");
        String id = created(olga, duels(2, 8));
        List<Object> rows = Arrays.asList(
                Map.of("handle", olga.handle()),
                Map.of("handle", "nobody-of-this-name"),
                Map.of("player", UUID.randomUUID().toString()),
                Map.of("bot", "clever"),
                Map.of("bot", "navigator", "handle", olga.handle()),
                null);
        asks(olga, id, BATCH, Collections.singletonMap("entrants", rows))
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-field"))
                .body(
                        "violations.pointer",
                        equalTo(List.of(
                                "/entrants/1/handle",
                                "/entrants/2/player",
                                "/entrants/3/bot",
                                "/entrants/4",
                                "/entrants/5")));
        asks(olga, id, BATCH, Map.of("entrants", List.of())).statusCode(400);
        asks(olga, id, BATCH, Map.of()).statusCode(400);
        shown(id, 1).body("version", equalTo(1));
    }

    @Test
    void a_typo_does_not_hide_who_has_entered_nor_a_field_that_nobody_knows() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        String id = created(olga, duels(2, 8));
        shown(id, version(asks(ann, id, "entrants")));
        List<Object> rows = List.of(
                Map.of("handle", "nobody-of-this-name"),
                Map.of("player", ann.id()),
                Map.of("handel", "Fram"),
                Map.of("bot", "clever"),
                Map.of("bot", "navigator"));
        asks(olga, id, BATCH, Map.of("entrants", rows))
                .statusCode(400)
                .body(
                        "violations.pointer",
                        equalTo(List.of("/entrants/0/handle", "/entrants/1", "/entrants/2/handel", "/entrants/3/bot")))
                .body("violations[0].value", equalTo("nobody-of-this-name"))
                .body("violations[1].code", equalTo("conflict"))
                .body("violations[1].value", equalTo(ann.handle()))
                .body("violations[1].message", equalTo("has entered before"))
                .body("violations[2].allowed", equalTo(List.of("bot", "handle", "invitation", "player")))
                .body("violations[3].value", equalTo("clever"))
                .body("violations[3].allowed", hasItem("navigator"));
        asks(ann, id, BATCH, Map.of("entrants", rows)).statusCode(403).body("violations", nullValue());
    }

    @Test
    void rows_that_do_not_fit_are_all_told_and_nobody_enters() {
        Person olga = People.somebody("Olga");
        Person ann = People.somebody("Ann");
        String id = created(olga, duels(2, 3));
        long version = version(asks(ann, id, "entrants"));
        List<Map<String, String>> rows = List.of(
                Map.of("handle", olga.handle()),
                Map.of("handle", ann.handle()),
                Map.of("player", olga.id()),
                Map.of("bot", "random"),
                Map.of("bot", "random"));
        asks(olga, id, BATCH, Map.of("entrants", rows))
                .statusCode(409)
                .body("violations.pointer", containsInAnyOrder("/entrants/1", "/entrants/2", "/entrants/4"))
                .body("violations[2].message", equalTo("every place is taken"))
                .body("violations[0].value", equalTo(ann.handle()));
        asks(ann, id, BATCH, Map.of("entrants", rows.subList(0, 1))).statusCode(403);
        olga.commands()
                .header("If-Match", "\"1\"")
                .body(Map.of("entrants", rows.subList(0, 1)))
                .post(CUPS + "/" + id + "/" + BATCH)
                .then()
                .statusCode(412);
        shown(id, version).body("version", equalTo((int) version)).body("counts.entrants", equalTo(1));
    }

    @Test
    void the_largest_batch_fits_and_a_larger_one_does_not() {
        Person olga = People.somebody("Olga");
        String id = created(olga, pods(1_000));
        List<Map<String, String>> rows = new ArrayList<>(Collections.nCopies(500, Map.of("bot", "navigator")));
        asks(olga, id, BATCH, Map.of("entrants", rows)).statusCode(200).body("events", hasSize(500));
        rows.add(Map.of("bot", "navigator"));
        asks(olga, id, BATCH, Map.of("entrants", rows))
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/entrants"));
        asks(olga, id, BATCH, Map.of("entrants", Collections.nCopies(500, Map.of("handle", "x".repeat(200)))))
                .statusCode(413);
    }
}
