package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.platform.topics.Topics;
import baffin.rules.TestMatches;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.Poison;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a topic that deciders of matches read, all other matches go on. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PoisonTest {

    private static final int SENTINELS = 40;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    @ParameterizedTest
    @ValueSource(strings = {Topics.MATCH_COMMANDS, Topics.LOBBY_EVENTS, Topics.REPLIES_RULES})
    void others_go_on_behind_a_poison_record_of_every_kind(String topic) {
        assertThat(Poison.into(bootstrap, topic)).isGreaterThan(40);

        for (int number = 0; number < SENTINELS; number++) {
            String ann = UUID.randomUUID().toString();
            String match =
                    known(TestMatches.start(bootstrap, ann, UUID.randomUUID().toString(), 20), ann);
            send(as(ann, UUID.randomUUID().toString(), "\"1\""), match, "{\"type\":\"Take\",\"stones\":2}")
                    .then()
                    .statusCode(200);
        }
        given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
        given().get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP"));
    }
}
