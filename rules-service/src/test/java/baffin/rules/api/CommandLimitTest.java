package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.send;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@TestProfile(CommandLimitTest.ThreeASecond.class)
class CommandLimitTest {

    public static final class ThreeASecond implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("baffin.limits.commands-per-second", "3");
        }
    }

    @Test
    void a_player_who_sends_too_many_is_told_when_to_come_back() {
        String eager = UUID.randomUUID().toString();
        List<Response> answers = new ArrayList<>();
        for (int count = 0; count < 60; count++) {
            answers.add(send(as(eager), "nonsense", "{}"));
        }

        assertThat(answers).extracting(Response::statusCode).contains(429, 404);
        assertThat(answers)
                .filteredOn(answer -> answer.statusCode() == 429)
                .allSatisfy(answer -> assertThat(answer.header("Retry-After")).isEqualTo("1"));
        send(as(UUID.randomUUID().toString()), "nonsense", "{}").then().statusCode(404);
    }
}
