package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.topics.Topics;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ReportedStandingTest {

    private final String organiser = "olga-" + UUID.randomUUID();

    @Test
    void the_standing_before_is_not_told_to_one_who_knows_of_the_change_while_the_next_is_computed() {
        String id = UUID.randomUUID().toString();
        PlayedCompetition played =
                PlayedCompetition.of(id, policy(swiss(2))).enter(4).start().round(Stage.SWISS, List.of(1, 2, 3, 4));
        int before = 0;
        try (KafkaAcknowledger edge =
                new KafkaAcknowledger(Infrastructure.shared().access(), "/test", Clock.systemUTC())) {
            for (int change = 0; change < 20; change++) {
                int version = played.records().size();
                CompetitionLog.append(played.records().subList(before, version));
                edge.tell(organiser, List.of(new SeenVersion(Topics.LOBBY_EVENTS, Competition.key(id), version)))
                        .await()
                        .atMost(Waits.MAX);
                assertThat(standing(id)).isEqualTo(version);
                before = version;
                played.result(1, 1, 1, 50 + change, 2, 40, 3, 30, 4, 20);
            }
        }
    }

    /** The version that the organiser reads; asked again while a slow machine says that it is not there. */
    private int standing(String id) {
        String token = TokenIssuer.shared().token(organiser, "Olga");
        var answer = given().auth().oauth2(token).get("/api/v1/competitions/" + id + "/standings");
        for (int tries = 0; tries < 5 && answer.statusCode() == 503; tries++) {
            answer = given().auth().oauth2(token).get("/api/v1/competitions/" + id + "/standings");
        }
        return answer.then().statusCode(200).extract().path("version");
    }
}
