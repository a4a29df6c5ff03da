package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.platform.topics.Topics;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.Poison;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a topic that is shown, all other matches and their chats go on. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PoisonTest {

    private static final int SENTINELS = 25;

    @ParameterizedTest
    @ValueSource(strings = {Topics.MATCH_EVENTS, Topics.CHAT_EVENTS, Topics.LOBBY_EVENTS})
    void others_go_on_behind_a_poison_record_of_every_kind(String topic) {
        assertThat(Poison.into(Infrastructure.shared().kafka(), topic)).isGreaterThan(40);

        for (int number = 0; number < SENTINELS; number++) {
            Recorded match = Recorded.match(number).shown(2);
            Talk.seat(match, 0).said("public", "still here");
            Eventually.eventually(
                    () -> assertThat(Talk.seat(match, 1).texts("public")).containsExactly("still here"));
        }
        Eventually.eventually(
                () -> given().get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP")));
        given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
    }
}
