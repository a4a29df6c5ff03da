package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;

import baffin.lobby.api.People.Person;
import baffin.platform.credential.InternalGuard;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.http.Cookies;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients are registered with the addresses to which browsers may be sent, and find out themselves how to ask. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class OAuthClientsTest {

    private static final String CLIENTS = "/api/v1/players/me/oauth-clients";
    private static final String REDIRECT = "https://sledge.example/signed-in";

    private Person maker;
    private Cookies browser;
    private String client;

    @BeforeEach
    void people() {
        maker = People.somebody("Maker");
        browser = OAuthTest.cookies(People.somebody("Player"));
        client = OAuthTest.register(maker, REDIRECT, "http://127.0.0.1/back");
    }

    private Map<String, String> request() {
        return new HashMap<>(Map.of(
                "response_type",
                "code",
                "client_id",
                client,
                "redirect_uri",
                REDIRECT,
                "code_challenge",
                "c".repeat(43),
                "code_challenge_method",
                "S256"));
    }

    @Test
    void clients_of_the_host_say_so() {
        String hosts = given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("name", "Club board", "redirectUris", List.of(REDIRECT)))
                .post("/internal/lobby/oauth-clients")
                .then()
                .statusCode(200)
                .extract()
                .path("clientId");
        Map<String, String> request = request();
        request.put("client_id", hosts);

        OAuthTest.page(browser, request).statusCode(200).body(containsString("registered by the host"));
        maker.asks().delete(CLIENTS + "/" + hosts).then().statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "javascript:alert(1)",
                "http://sledge.example/",
                "https://sledge.example/#part",
                "/relative",
                "sledge:/cb",
                "not an address"
            })
    void addresses_that_somebody_else_may_hear_are_not_registered(String address) {
        maker.asks()
                .body(Map.of("name", "Sledge board", "redirectUris", List.of(address)))
                .post(CLIENTS)
                .then()
                .statusCode(400)
                .body("violations.pointer", hasItem("/redirectUris/0"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://sledge.example/signed-in/",
                "https://sledge.example/signed-in?next=evil",
                "https://evil.example/signed-in",
                "http://127.0.0.1/other"
            })
    void nobody_is_sent_to_an_address_that_is_not_registered(String address) {
        Map<String, String> wrong = request();
        wrong.put("redirect_uri", address);

        OAuthTest.page(browser, wrong)
                .statusCode(400)
                .contentType(ContentType.HTML)
                .body(containsString("redirect_uri"));
    }

    @Test
    void a_program_on_the_machine_takes_the_port_that_it_gets() {
        Map<String, String> local = request();
        local.put("redirect_uri", "http://127.0.0.1:53117/back");

        OAuthTest.page(browser, local).statusCode(200);
    }

    @Test
    void the_metadata_say_where_and_refusals_name_them() {
        given().get("/.well-known/oauth-authorization-server")
                .then()
                .statusCode(200)
                .body("authorization_endpoint", containsString("/oauth/authorize"))
                .body("code_challenge_methods_supported", contains("S256"))
                .body("scopes_supported", hasItems("read", "play", "organise", "webhooks"))
                .body("scopes_supported", hasSize(4));
        String metadata = given().get("/.well-known/oauth-protected-resource")
                .then()
                .statusCode(200)
                .body("authorization_servers", hasSize(1))
                .extract()
                .path("resource");
        given().get("/api/v1/players/me")
                .then()
                .statusCode(401)
                .header(
                        "WWW-Authenticate",
                        containsString("resource_metadata=\"" + metadata + "/.well-known/oauth-protected-resource\""));
    }
}
