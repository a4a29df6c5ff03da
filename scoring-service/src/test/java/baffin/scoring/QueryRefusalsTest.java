package baffin.scoring;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** Query parameters and conditional requests that mean nothing are refused. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class QueryRefusalsTest {

    @Test
    void filters_that_mean_nothing_are_refused() {
        refused("/api/v1/leaderboards/expedition?by=wins&mode=teams", "?mode");
        refused("/api/v1/leaderboards/expedition?by=rating&mode=pairs", "?mode");
        refused("/api/v1/results?game=chess", "?game");
        refused("/api/v1/players/p-1/ratings/changes?mode=pairs", "?mode");
    }

    private static void refused(String path, String parameter) {
        given().get(path).then().statusCode(400).body("violations.pointer", contains(parameter));
    }
}
