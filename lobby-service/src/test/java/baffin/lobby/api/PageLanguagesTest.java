package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** Pages of accounts in the language of their reader. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class PageLanguagesTest {

    private static final String SIGN_IN = "/account/sign-in?return=/app/";

    @Test
    void pages_come_in_the_language_of_their_reader() {
        given().header("Accept-Language", "de-AT,en;q=0.5")
                .get(SIGN_IN)
                .then()
                .header("Vary", containsString("Accept-Language"))
                .body(allOf(containsString("<html lang=\"de\">"), containsString("Anmelden")));
        given().get(SIGN_IN + "&lang=de").then().statusCode(200).body(containsString("Passwort"));
        given().get(SIGN_IN).then().body(allOf(containsString("<html lang=\"en\">"), containsString("Sign in")));
        given().get(SIGN_IN + "&lang=es")
                .then()
                .body(allOf(containsString("lang=\"es\""), containsString("Contraseña")));
        given().header("Accept-Language", "de").get("/oauth/authorize").then().body(containsString("Zur Startseite"));
    }

    @Test
    void a_language_that_there_is_not_is_refused() {
        given().get("/api/v1/competitions?lang=fr")
                .then()
                .statusCode(400)
                .body("violations[0].code", equalTo("unknown-value"));
    }
}
