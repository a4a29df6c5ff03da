package baffin.gameservice;

import static org.hamcrest.Matchers.equalTo;

import baffin.gameservice.delivery.address.AddressPolicy;
import baffin.gameservice.delivery.address.OwnNetworks;
import baffin.gameservice.delivery.address.SystemHostResolver;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Webhooks as they are out of the box: strangers can't make the platform talk to its own network. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class WebhookGuardTest {

    /** What a fresh installation has. */
    @BeforeEach
    void noNetworkOfItsOwn() {
        QuarkusMock.installMockForType(
                new AddressPolicy(new SystemHostResolver(), OwnNetworks.NONE), AddressPolicy.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://example.org/",
                "https://localhost/",
                "https://localhost./",
                "https://127.0.0.1/",
                "https://127.1/",
                "https://2130706433/",
                "https://0/",
                "https://[::1]/",
                "https://[::ffff:127.0.0.1]/",
                "https://[::ffff:7f00:1]/",
                "https://10.0.0.1/",
                "https://169.254.169.254/latest/meta-data/",
                "https://192.168.1.1:8443/",
                "https://[fd00::1]/",
                "https://[64:ff9b::7f00:1]/",
                "https://1.1.1.1:5432/",
                "https://user:pass@1.1.1.1/",
                "https://no-such-host.invalid/"
            })
    void addresses_inside_are_refused_when_a_webhook_is_made_or_changed_and_when_a_browser_subscribes(String url) {
        Subscriber eve = Subscriber.anybody();
        Map<String, Object> request = Map.of("url", url, "events", List.of("match.started"));
        eve.create(request).then().statusCode(400).body("violations[0].pointer", equalTo("/url"));
        String id = eve.created("https://1.1.1.1/", List.of("match.started"), Map.of())
                .getString("webhookId");
        eve.patch(id, Map.of("url", url)).then().statusCode(400).body("violations[0].pointer", equalTo("/url"));
        eve.request()
                .contentType(ContentType.JSON)
                .body(new Browser().subscription(url))
                .post("/api/v1/players/me/push-subscriptions")
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/endpoint"));
    }
}
