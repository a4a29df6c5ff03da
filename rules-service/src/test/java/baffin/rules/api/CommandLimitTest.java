package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.send;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class CommandLimitTest {

    @BeforeEach
    void threeASecond() {
        QuarkusMock.installMockForType(new CommandLimits(() -> 3), CommandLimits.class);
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
