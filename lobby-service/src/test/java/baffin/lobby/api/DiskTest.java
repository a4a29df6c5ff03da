package baffin.lobby.api;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import baffin.lobby.api.People.Person;
import baffin.platform.disk.space.Disks;
import baffin.platform.limits.DiskWatch;
import baffin.testkit.FakeDisks;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is refused while the disk has no room for it, and that it is taken again as soon as there is room. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class DiskTest {

    private static final String MATCHES = "/api/v1/lobby/matches";
    private static final Map<String, Object> MATCH = Map.of("game", "expedition", "seats", 2);

    @Inject
    DiskWatch watch;

    private final FakeDisks disks = new FakeDisks();

    @BeforeEach
    void watchFakeDisks() {
        QuarkusMock.installMockForType(disks, Disks.class);
    }

    @AfterEach
    void makeRoom() {
        free(100);
    }

    private void free(int percent) {
        disks.free(percent);
        watch.look();
    }

    private static Response open(Person host) {
        return host.commands().body(MATCH).post(MATCHES);
    }

    private static void refused(Response answer, String level) {
        answer.then()
                .statusCode(503)
                .contentType("application/problem+json")
                .header("Retry-After", notNullValue())
                .body("type", equalTo("/problems/insufficient-storage"))
                .body("disk", equalTo(level));
    }

    @Test
    void a_disk_that_is_low_takes_everything() {
        Person ann = People.somebody("ann");
        free(7);

        open(ann).then().statusCode(201);
    }

    @Test
    void on_a_scarce_disk_nothing_new_begins_and_what_is_there_goes_on() {
        Person ann = People.somebody("ann");
        Person bob = People.somebody("bob");
        String match = open(ann).then().statusCode(201).extract().path("matchId");
        free(4);

        refused(open(ann), "SCARCE");
        Object policy = Cups.duels(2, 8);
        for (String beginning : List.of("/api/v1/seeks", "/api/v1/quick-match", Cups.CUPS)) {
            refused(ann.commands().body(policy).post(beginning), "SCARCE");
        }
        bob.commands()
                .body(Map.of())
                .post(MATCHES + "/" + match + "/join")
                .then()
                .statusCode(200);
        People.somebody("eve");

        free(50);
        open(ann).then().statusCode(201);
    }

    @Test
    void a_full_disk_is_read_only_and_people_still_sign_in() {
        Person ann = People.somebody("ann");
        String match = open(ann).then().statusCode(201).extract().path("matchId");
        free(0);

        refused(open(ann), "FULL");
        refused(ann.commands().body(Map.of()).post(MATCHES + "/" + match + "/cancel"), "FULL");
        refused(
                RestAssured.given()
                        .contentType(ContentType.JSON)
                        .body(Map.of(
                                "handle",
                                "w" + UUID.randomUUID().toString().substring(0, 8),
                                "password",
                                People.PASSWORD))
                        .post("/api/v1/players"),
                "FULL");
        People.token(ann.handle(), People.PASSWORD);
        ann.asks().get("/api/v1/players/me").then().statusCode(200).body("handle", equalTo(ann.handle()));

        free(50);
        ann.commands()
                .body(Map.of())
                .post(MATCHES + "/" + match + "/cancel")
                .then()
                .statusCode(200);
    }

    @Test
    void whoever_is_not_signed_in_is_told_that_first() {
        free(0);

        RestAssured.given()
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(MATCH)
                .post(MATCHES)
                .then()
                .statusCode(401);
    }
}
