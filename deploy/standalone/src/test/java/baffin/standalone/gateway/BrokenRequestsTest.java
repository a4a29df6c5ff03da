package baffin.standalone.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.gateway.RequestDeadlines;
import baffin.platform.gateway.TrustedProxies;
import baffin.standalone.FakeService;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What no HTTP client would send. */
@Timeout(600)
class BrokenRequestsTest {

    private static final PortPlan PORTS = PortPlan.free();
    private static final int SOCKET_LIMIT_MS = 240_000;

    private static HttpServer service;
    private static ProxyGateway gateway;

    @BeforeAll
    static void start() throws IOException {
        service = FakeService.start(PORTS.of(Service.LOBBY));
        gateway = ProxyGateway.start(
                "127.0.0.1",
                PORTS,
                TrustedProxies.of(""),
                Optional.empty(),
                new RequestDeadlines.Limits(Duration.ofMillis(700), Duration.ofMillis(700)));
    }

    @AfterAll
    static void stop() {
        gateway.close();
        service.stop(0);
    }

    @Test
    void an_address_that_is_too_long_is_a_problem_document() throws IOException {
        assertProblem(
                said("GET /api/v1/players/" + "a".repeat(5_000) + " HTTP/1.1\r\nHost: x\r\n\r\n"), 414, "uri-too-long");
    }

    @Test
    void headers_that_are_too_large_are_a_problem_document() throws IOException {
        String header = "X-Long: " + "a".repeat(9_000) + "\r\n";

        assertProblem(
                said("GET /api/v1/players/me HTTP/1.1\r\nHost: x\r\n" + header + "\r\n"), 431, "headers-too-large");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET\r\n\r\n",
                "GET /api/v1/players/me HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n",
                "GET /api/v1/players/me HTTP/1.1\r\nHost: x\r\nX-\u0000: y\r\n\r\n",
                "POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                "POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"
            })
    void what_is_no_http_is_a_problem_document(String text) throws IOException {
        assertProblem(said(text), 400, "bad-request");
    }

    @ParameterizedTest
    @ValueSource(strings = {"BREW", "TRACE", "CONNECT", "get"})
    void a_method_that_nobody_knows_is_a_problem_document(String method) throws IOException {
        assertProblem(said(method + " /api/v1/players/me HTTP/1.1\r\nHost: x\r\n\r\n"), 405, "method-not-allowed");
    }

    @Test
    void a_header_that_does_not_end_gives_its_connection_back() throws IOException {
        assertThat(said("GET /api/v1/players/me HTTP/1.1\r\nHost: x\r\n")).isEmpty();
    }

    @Test
    void a_connection_on_which_nothing_is_asked_is_given_back_before_and_after_an_answer() throws IOException {
        assertThat(said("")).isEmpty();
        assertThat(said("GET /api/v1/players/me HTTP/1.1\r\nHost: x\r\n\r\n")).startsWith("HTTP/1.1 200");
    }

    @Test
    void a_header_that_comes_in_drops_gives_its_connection_back_too() throws Exception {
        try (Socket socket = connected()) {
            assertThat(endsWhileDripping(socket)).isTrue();
        }
    }

    @Test
    void a_body_that_does_not_come_is_a_problem_document() throws IOException {
        assertProblem(
                said("POST /api/v1/players HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf"),
                408,
                "request-timeout");
    }

    @Test
    void an_answer_without_a_body_announces_none() throws IOException {
        assertThat(said("GET /api/v1/players/unchanged HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 304")
                .doesNotContainIgnoringCase("transfer-encoding")
                .endsWith("\r\n\r\n");
    }

    @Test
    void an_open_stream_is_not_cut() throws Exception {
        try (Socket socket = connected()) {
            send(socket, "GET /api/v1/seeks/stream HTTP/1.1\r\nHost: x\r\n\r\n");
            Thread.sleep(2_000);
            socket.setSoTimeout(300);
            byte[] buffer = new byte[4096];
            int read = 0;
            try {
                while (read >= 0) {
                    read = socket.getInputStream().read(buffer);
                }
            } catch (SocketTimeoutException open) {
                read = 0;
            }
            assertThat(read).as("-1 is the end of the stream").isZero();
        }
    }

    private static boolean endsWhileDripping(Socket socket) throws IOException, InterruptedException {
        send(socket, "GET /api/v1/players/me HTTP/1.1\r\nX: ");
        for (int count = 0; count < 100; count++) {
            Thread.sleep(100);
            try {
                send(socket, "a");
            } catch (IOException closed) {
                return true;
            }
        }
        return false;
    }

    private static void assertProblem(String answer, int status, String slug) throws IOException {
        assertThat(answer)
                .matches("(?s)HTTP/1\\.[01] " + status + " .*")
                .containsIgnoringCase("content-type: application/problem+json");
        JsonNode problem = new ObjectMapper().readTree(answer.substring(answer.indexOf("\r\n\r\n")));
        assertThat(problem.path("status").asInt()).isEqualTo(status);
        assertThat(problem.path("type").asText()).isEqualTo("/problems/" + slug);
        assertThat(problem.path("detail").asText()).isNotBlank();
    }

    /** Everything that comes until the connection is closed. */
    private static String said(String text) throws IOException {
        try (Socket socket = connected()) {
            send(socket, text);
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Socket connected() throws IOException {
        Socket socket = new Socket("127.0.0.1", PORTS.gateway());
        socket.setSoTimeout(SOCKET_LIMIT_MS);
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }
}
