package baffin.platform.credential;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.MultiMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a request comes from. */
class OriginTest {

    private static MultiMap headers(Map<String, String> all) {
        return MultiMap.caseInsensitiveMultiMap().addAll(all);
    }

    private static MultiMap request(String host, String origin) {
        return headers(Map.of("Host", host, "Origin", origin));
    }

    @ParameterizedTest
    @CsvSource({
        "league.example, https://league.example, SAME",
        "league.example:8443, https://league.example:8443, SAME",
        "League.Example, https://league.example, SAME",
        "league.example, https://league.example:8443, OTHER",
        "league.example, https://evil.example, OTHER",
        "league.example, https://league.example.evil.example, OTHER",
        "league.example, https://user@league.example, OTHER",
        "league.example, null, OTHER",
        "league.example, 'not a uri', OTHER",
    })
    void a_page_is_known_by_its_host_and_port(String host, String origin, Origin expected) {
        assertThat(Origin.of(request(host, origin))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"same-origin, SAME", "none, SAME", "same-site, OTHER", "cross-site, OTHER", "nonsense, OTHER"})
    void what_the_browser_says_itself_comes_first(String site, Origin expected) {
        MultiMap headers = request("league.example", "https://league.example").set("Sec-Fetch-Site", site);

        assertThat(Origin.of(headers)).isEqualTo(expected);
    }

    @Test
    void without_a_browser_nobody_knows() {
        assertThat(Origin.of(headers(Map.of("Host", "league.example")))).isEqualTo(Origin.UNKNOWN);
    }

    @Test
    void behind_a_gateway_the_host_is_the_one_that_the_client_asked_for() {
        MultiMap headers =
                request("127.0.0.1:8081", "https://league.example").set("X-Forwarded-Host", "league.example");

        assertThat(Origin.of(headers)).isEqualTo(Origin.SAME);
        assertThat(Origin.loopback(headers)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "localhost:8080", "127.0.0.1:8080", "127.1.2.3", "[::1]:8080", "a.localhost"})
    void the_machine_itself_needs_no_tls(String host) {
        assertThat(Origin.secure(request(host, "http://" + host))).isFalse();
        assertThat(Origin.secure(request(host, "https://" + host))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"league.example", "10.0.0.1", "localhost.evil.example", "[2001:db8::1]:8080", "a b"})
    void everybody_else_does(String host) {
        assertThat(Origin.secure(request(host, "http://" + host))).isTrue();
    }
}
