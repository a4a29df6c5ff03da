package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static baffin.lobby.api.Cups.created;
import static baffin.lobby.api.Cups.duels;
import static baffin.lobby.api.Cups.entry;
import static baffin.lobby.api.Cups.shown;
import static baffin.lobby.api.Cups.version;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import baffin.testkit.http.Conditional;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whoever has a document of a competition already is told so, and gets no second copy. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class ConditionalReadsTest {

    @Test
    void each_read_has_the_version_as_its_tag_and_is_told_to_be_unchanged_until_something_happens() {
        Person olga = People.somebody("Olga");
        String id = Cups.running(olga, duels(2, 8), List.of(olga, People.somebody("Ann")));
        long version = version(asks(olga, id, "rounds/1/pairings"));
        String tag = "\"" + version + "\"";
        List<String> reads = List.of(
                "",
                "/rounds",
                "/rounds/1",
                "/rounds/1/verification",
                "/entrants?limit=1",
                "/entrants/1",
                "/alternates");
        for (String read : reads) {
            shown(id + read, version)
                    .header("ETag", equalTo(tag))
                    .header("Cache-Control", equalTo("no-cache"))
                    .header("Position", equalTo(id + "@" + version));
            given().headers(Conditional.having(tag))
                    .get(CUPS + "/" + id + read)
                    .then()
                    .statusCode(304)
                    .header("ETag", equalTo(tag))
                    .header("Cache-Control", equalTo("no-cache"))
                    .header("Position", equalTo(id + "@" + version))
                    .body(emptyString());
        }
        Person eve = People.somebody("Eve");
        long next = version(asks(eve, id, "alternates"));
        for (String read : reads) {
            given().headers(Conditional.having(tag))
                    .queryParam("minVersion", next)
                    .get(CUPS + "/" + id + read)
                    .then()
                    .statusCode(200)
                    .header("ETag", equalTo("\"" + next + "\""))
                    .body(notNullValue());
        }
        // the tag of a read is what a change wants to see
        eve.commands()
                .header("If-Match", "\"" + next + "\"")
                .delete(CUPS + "/" + id + "/alternates/" + eve.id())
                .then()
                .statusCode(200);
    }

    @Test
    void a_past_state_keeps_its_tag_whatever_happens() {
        Person olga = People.somebody("Olga");
        String id = created(olga, duels(2, 8));
        String between = Instant.now().toString();
        long version = version(asks(olga, id, "entrants"));
        for (String asOf : List.of("1", between)) {
            shown(id + "?asOf=" + asOf, version)
                    .header("ETag", equalTo("\"1\""))
                    .body("version", equalTo(1));
            for (String read : List.of("", "/rounds", "/entrants")) {
                given().headers(Conditional.having("\"1\""))
                        .get(CUPS + "/" + id + read + "?asOf=" + asOf)
                        .then()
                        .statusCode(304);
            }
        }
        given().headers(Conditional.having("\"99\""))
                .get(CUPS + "/" + id + "/rounds?asOf=99")
                .then()
                .statusCode(400);
    }

    @Test
    void other_tags_weak_tags_lists_and_a_star_are_understood() {
        Person olga = People.somebody("Olga");
        String id = created(olga, duels(2, 8));
        shown(id, 1);
        for (String known : List.of("\"7\", \"1\"", "W/\"1\"", "*")) {
            given().headers(Conditional.having(known))
                    .get(CUPS + "/" + id + "/rounds")
                    .then()
                    .statusCode(304);
        }
        for (String other : List.of("\"7\"", "1", "\"1.csv\"")) {
            given().headers(Conditional.having(other))
                    .get(CUPS + "/" + id + "/rounds")
                    .then()
                    .statusCode(200);
        }
        given().headers(Conditional.having("*"))
                .get(CUPS + "/" + java.util.UUID.randomUUID() + "/rounds")
                .then()
                .statusCode(404);
    }

    @Test
    void an_organiser_who_signs_in_late_gets_the_invitation_nevertheless() {
        Person olga = People.somebody("Olga");
        String id = created(olga, entry(duels(2, 8), Map.of("who", "INVITATION")));
        String anonymous = shown(id, 1)
                .header("Vary", containsString("Authorization, Cookie"))
                .body("invitation", nullValue())
                .extract()
                .header("ETag");
        String invitation = olga.asks()
                .headers(Conditional.having(anonymous))
                .get(CUPS + "/" + id)
                .then()
                .statusCode(200)
                .header("ETag", equalTo(anonymous))
                .header("Vary", containsString("Authorization, Cookie"))
                .extract()
                .path("invitation");
        assertThat(invitation).isNotBlank();
        given().headers(Conditional.having(anonymous))
                .get(CUPS + "/" + id)
                .then()
                .statusCode(304)
                .header("Vary", containsString("Authorization, Cookie"));
    }
}
