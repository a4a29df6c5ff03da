package baffin.standalone.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.gateway.TrustedProxies;
import baffin.standalone.FakeService;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class GatewayTest {

    private static final PortPlan PORTS = PortPlan.free();
    private static final List<HttpServer> SERVICES = new ArrayList<>();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static ProxyGateway gateway;

    @BeforeAll
    static void start() throws IOException {
        for (Service service : List.of(Service.LOBBY, Service.RULES, Service.GAME)) {
            SERVICES.add(FakeService.start(PORTS.of(service)));
        }
        gateway = ProxyGateway.start("127.0.0.1", PORTS, TrustedProxies.of(""), Optional.empty());
    }

    @AfterAll
    static void stop() {
        gateway.close();
        SERVICES.forEach(service -> service.stop(0));
    }

    @Test
    void a_request_reaches_its_service_with_query_body_and_the_address_of_the_client() throws Exception {
        HttpResponse<String> response = send("POST", "/api/v1/matches/17/commands?dryRun=true", "{\"type\":\"Pass\"}");

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body())
                .isEqualTo("POST /api/v1/matches/17/commands?dryRun=true port " + PORTS.of(Service.RULES)
                        + " for 127.0.0.1 body {\"type\":\"Pass\"}");
    }

    @Test
    void what_a_client_claims_about_its_address_is_not_passed_on() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(uri("/api/v1/players/me"))
                .header("X-Forwarded-For", "10.0.0.1")
                .header("Forwarded", "for=10.0.0.1")
                .build();

        assertThat(CLIENT.send(request, BodyHandlers.ofString()).body()).contains("for 127.0.0.1 body");
    }

    @Test
    void what_a_trusted_proxy_says_about_its_client_is_passed_on_alone() throws Exception {
        PortPlan other = new PortPlan(
                PortPlan.free().gateway(), PORTS.services(), PORTS.kafka(), PORTS.kafkaController(), PORTS.database());
        HttpRequest request = HttpRequest.newBuilder(URI.create(other.baseUrl() + "/api/v1/players/me"))
                .header("X-Forwarded-For", "10.9.9.9, 203.0.113.7")
                .build();

        try (ProxyGateway trusting =
                ProxyGateway.start("127.0.0.1", other, TrustedProxies.of("127.0.0.1"), Optional.empty())) {
            assertThat(CLIENT.send(request, BodyHandlers.ofString()).body())
                    .as("%s", trusting)
                    .contains("for 203.0.113.7 body");
        }
    }

    @Test
    void the_host_that_a_client_names_is_believed_from_a_trusted_proxy_alone() throws Exception {
        PortPlan other = new PortPlan(
                PortPlan.free().gateway(), PORTS.services(), PORTS.kafka(), PORTS.kafkaController(), PORTS.database());

        assertThat(cameBy(PORTS)).isEqualTo("http localhost:" + PORTS.gateway());
        try (ProxyGateway trusting =
                ProxyGateway.start("127.0.0.1", other, TrustedProxies.of("127.0.0.1"), Optional.empty())) {
            assertThat(cameBy(other)).as("%s", trusting).isEqualTo("http league.example");
        }
    }

    private static String cameBy(PortPlan ports) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(ports.baseUrl() + "/api/v1/players/me"))
                .header("X-Forwarded-Host", "evil.example, league.example")
                .header("X-Forwarded-Trusted-Proxy", "true")
                .build();
        return CLIENT.send(request, BodyHandlers.ofString())
                .headers()
                .firstValue("X-Came-By")
                .orElseThrow();
    }

    @Test
    void an_event_of_a_stream_arrives_while_the_stream_is_open() throws Exception {
        var response = CLIENT.send(
                HttpRequest.newBuilder(uri("/api/v1/matches/17/stream")).build(), BodyHandlers.ofInputStream());

        try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            assertThat(lines.readLine()).isEqualTo("id: 1");
            assertThat(lines.readLine()).isEqualTo("data: first");
        }
    }

    @Test
    void who_is_sent_elsewhere_keeps_the_query() throws Exception {
        HttpResponse<String> response = send("GET", "/problems/not-found?lang=en", "");

        assertThat(response.statusCode()).isEqualTo(302);
        assertThat(response.headers().firstValue("Location")).contains("/api/v1/problems/not-found?lang=en");
    }

    @Test
    void a_path_that_leads_nowhere_is_a_problem_document() throws Exception {
        HttpResponse<String> response = send("GET", "/q/metrics", "");

        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(response.body()).contains("\"type\":\"/problems/not-found\"", "\"status\":404");
    }

    @Test
    void a_service_that_is_not_there_is_unavailable_for_now() throws Exception {
        HttpResponse<String> response = send("GET", "/api/v1/results", "");

        assertThat(response.statusCode()).isEqualTo(503);
        assertThat(response.headers().firstValue("Retry-After")).contains("1");
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(response.body()).contains("\"type\":\"/problems/unavailable\"", "scoring");
    }

    @Test
    void a_service_that_hangs_up_without_an_answer_leaves_the_outcome_unknown() throws Exception {
        HttpResponse<String> response = send("POST", "/api/v1/lobby/hang-up", "x");

        assertThat(response.statusCode()).isEqualTo(503);
        assertThat(response.headers().firstValue("Retry-After")).contains("1");
        assertThat(response.body()).contains("unknown");
    }

    private static HttpResponse<String> send(String method, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(uri(path))
                .method(method, BodyPublishers.ofString(body))
                .build();
        return CLIENT.send(request, BodyHandlers.ofString());
    }

    private static URI uri(String path) {
        return URI.create(PORTS.baseUrl() + path);
    }
}
