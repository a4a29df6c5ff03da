package baffin.standalone.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.gateway.Certificate;
import baffin.platform.gateway.TrustedProxies;
import baffin.standalone.FakeService;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import baffin.standalone.part.HttpCheck;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The gateway with a certificate of its own. */
@Timeout(600)
class HttpsTest {

    private static final PortPlan PORTS = PortPlan.free().over(true);

    @TempDir
    private static Path directory;

    private static OwnCertificate own;
    private static HttpServer service;
    private static ProxyGateway gateway;
    private static HttpClient client;

    @BeforeAll
    static void start() throws Exception {
        own = OwnCertificate.in(directory);
        service = FakeService.start(PORTS.of(Service.LOBBY));
        gateway = ProxyGateway.start("127.0.0.1", PORTS, TrustedProxies.of(""), Optional.of(own.certificate()));
        client = HttpClient.newBuilder().sslContext(own.trusting()).build();
    }

    @AfterAll
    static void stop() {
        client.close();
        gateway.close();
        service.stop(0);
    }

    @Test
    void clients_speak_http_2_and_the_service_learns_how_they_came() throws Exception {
        HttpResponse<String> answer = get(client, "/api/v1/players/me?x=1");

        assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_2);
        assertThat(answer.body()).contains("GET /api/v1/players/me?x=1", "for 127.0.0.1");
        assertThat(answer.headers().firstValue("X-Came-By")).contains("https localhost:" + PORTS.gateway());
    }

    @Test
    void older_clients_speak_http_1_1() throws Exception {
        try (HttpClient old = HttpClient.newBuilder()
                .sslContext(own.trusting())
                .version(HttpClient.Version.HTTP_1_1)
                .build()) {
            HttpResponse<String> answer = get(old, "/api/v1/players/me");

            assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
            assertThat(answer.statusCode()).isEqualTo(200);
        }
    }

    @Test
    void events_of_a_stream_arrive_while_it_is_open_beside_other_requests() throws Exception {
        var stream =
                client.send(HttpRequest.newBuilder(uri("/api/v1/lobby/stream")).build(), BodyHandlers.ofInputStream());

        try (var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
            assertThat(lines.readLine()).isEqualTo("id: 1");
            assertThat(get(client, "/api/v1/players/me").statusCode()).isEqualTo(200);
            assertThat(lines.readLine()).isEqualTo("data: first");
        }
    }

    @Test
    void the_gateways_own_answers_come_over_http_2_too() throws Exception {
        HttpResponse<String> answer = get(client, "/q/metrics");

        assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_2);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("/problems/not-found");
    }

    @Test
    void the_launcher_reaches_its_gateway_whatever_name_the_certificate_has() {
        assertThat(HttpCheck.get(URI.create("https://127.0.0.1:" + PORTS.gateway() + "/"), Duration.ofSeconds(10)))
                .hasValueSatisfying(answer -> assertThat(answer.status()).isEqualTo(302));
    }

    @Test
    void a_key_that_is_none_is_told_before_anything_listens() throws IOException {
        Path broken = Files.writeString(directory.resolve("broken.pem"), "no key");
        PortPlan other = PortPlan.free();

        assertThatThrownBy(() -> ProxyGateway.start(
                        "127.0.0.1",
                        other,
                        TrustedProxies.of(""),
                        Optional.of(new Certificate(own.certificate().chain(), broken))))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cannot listen");
        assertThatThrownBy(() -> Certificate.of(Optional.of(broken), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static HttpResponse<String> get(HttpClient with, String path) throws Exception {
        return with.send(HttpRequest.newBuilder(uri(path)).build(), BodyHandlers.ofString());
    }

    private static URI uri(String path) {
        return URI.create(PORTS.baseUrl() + path);
    }
}
