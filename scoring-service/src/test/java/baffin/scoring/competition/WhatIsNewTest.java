package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import baffin.competition.event.RulingEvent;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of a list is where its next read begins. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class WhatIsNewTest {

    @ParameterizedTest
    @ValueSource(strings = {"/records", "/results"})
    void what_has_come_since_is_read_with_the_cursor_of_the_last_page(String list) {
        String id = UUID.randomUUID().toString();
        var all = PlayedCompetition.of(id, policy(swiss(1)))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 4, 2, 3, 3, 2, 4, 1)
                .records();
        int before = (int) all.stream()
                .takeWhile(record -> record.events().stream().noneMatch(RulingEvent.ResultRecorded.class::isInstance))
                .count();
        String path = "/api/v1/competitions/" + id + list;
        CompetitionLog.append(all.subList(0, before));
        Response last = given().get(path + "?minVersion=" + before);
        String cursor = last.then().statusCode(200).extract().path("nextCursor");
        given().header("If-None-Match", last.getHeader("ETag"))
                .get(path + "?minVersion=" + before)
                .then()
                .statusCode(304);
        CompetitionLog.append(all.subList(before, all.size()));

        given().queryParam("cursor", cursor)
                .queryParam("minVersion", all.size())
                .get(path)
                .then()
                .body("items[0].version", equalTo(before + 1))
                .body("nextCursor", not(equalTo(cursor)));
    }
}
