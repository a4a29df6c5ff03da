package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static org.hamcrest.Matchers.equalTo;

import baffin.rules.TestMatches;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PreconditionTest {

    private static final String TAKE = "{\"type\":\"Take\",\"stones\":2}";

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    @Test
    void a_list_of_versions_holds_if_one_is_the_latest_and_a_weak_one_never_is() {
        String ann = UUID.randomUUID().toString();
        String match = known(TestMatches.start(bootstrap, ann, UUID.randomUUID().toString(), 20), ann);
        for (String never : List.of("W/\"1\"", "\"2\", W/\"1\"", "\"1-portrait\"", "\"0\", \"99\"")) {
            send(as(ann, UUID.randomUUID().toString(), never), match, TAKE)
                    .then()
                    .statusCode(412)
                    .body("type", equalTo("/problems/stale-version"));
        }
        send(as(ann, UUID.randomUUID().toString(), "W/\"7\", \"99\" , \"1\", \"0\""), match, TAKE)
                .then()
                .statusCode(200);
    }
}
