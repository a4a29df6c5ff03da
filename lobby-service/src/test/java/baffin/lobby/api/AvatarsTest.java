package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import baffin.lobby.api.People.Person;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Pictures that stand for players, over HTTP. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class AvatarsTest {

    private static ValidatableResponse avatar(String player) {
        return given().get("/api/v1/players/" + player + "/avatar.svg").then();
    }

    @Test
    void an_account_says_where_its_picture_is_which_anybody_may_keep_for_good() {
        Person person = People.somebody("Seen");
        String address =
                given().get("/api/v1/players/" + person.id()).then().extract().path("avatar");
        assertThat(address).isEqualTo("/api/v1/players/" + person.id() + "/avatar.svg");

        String picture = given().get(address)
                .then()
                .statusCode(200)
                .contentType(startsWith("image/svg+xml"))
                .header("Cache-Control", equalTo("public, max-age=31536000, immutable"))
                .extract()
                .asString();

        assertThat(picture).startsWith("<svg ").doesNotContain(person.handle());
        assertThat(avatar(person.id()).extract().asString()).isEqualTo(picture);
    }

    @Test
    void whoever_can_hold_a_seat_has_a_picture_and_nobody_is_looked_up() {
        for (String player : List.of(UUID.randomUUID().toString(), "house:careful", "house:random")) {
            avatar(player).statusCode(200);
        }
    }

    @Test
    void what_can_be_no_player_is_not_found_and_not_kept() {
        for (String player : List.of("me", "nobody", "house:nobody", UUID.randomUUID() + "0")) {
            avatar(player)
                    .statusCode(404)
                    .contentType("application/problem+json")
                    .header("Cache-Control", equalTo("no-store"));
        }
        given().get("/api/v1/players/" + UUID.randomUUID() + "/avatar.svg?size=24")
                .then()
                .statusCode(400);
    }
}
