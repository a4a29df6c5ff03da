package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.topics.Topics;
import baffin.rules.Players;
import baffin.rules.TestMatches;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class AcknowledgementTest {

    private final String bootstrap = Infrastructure.shared().kafka();

    @Test
    void when_an_answer_comes_the_readers_can_know_what_it_says() {
        String ann = "ann-" + UUID.randomUUID();
        String match = known(TestMatches.start(bootstrap, ann, "bob-" + UUID.randomUUID(), 9), ann);
        String key = UUID.randomUUID().toString();
        send(as(ann, key, "*"), match, "{\"type\":\"Resign\"}").then().statusCode(200);
        assertThat(acknowledgements(ann)).last().asString().contains(match, "\"version\":2", Topics.MATCH_EVENTS);
        int before = acknowledgements(ann).size();
        send(as(ann, key, "*"), match, "{\"type\":\"Resign\"}").then().statusCode(200);
        Players.as(ann)
                .get("/api/v1/matches/" + match + "/commands/" + key)
                .then()
                .statusCode(200);
        assertThat(acknowledgements(ann))
                .as("a repeat and a question are answers as well")
                .hasSize(before + 2);
    }

    private List<String> acknowledgements(String account) {
        return TestMatches.records(bootstrap, Topics.ACKNOWLEDGEMENTS, account).stream()
                .map(record -> new String(record.value(), StandardCharsets.UTF_8))
                .toList();
    }
}
