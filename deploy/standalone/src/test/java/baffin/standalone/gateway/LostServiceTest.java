package baffin.standalone.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.gateway.TrustedProxies;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Service;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A service that goes away in the worst moment: clients get a problem document all the same. */
@Timeout(600)
class LostServiceTest {

    enum Moment {
        BEFORE_THE_REQUEST_IS_READ,
        IN_THE_MIDDLE_OF_THE_BODY,
        IN_THE_MIDDLE_OF_THE_FIRST_LINE,
        IN_THE_MIDDLE_OF_THE_HEADER,
        WITH_AN_ANSWER_THAT_IS_NO_HTTP
    }

    @ParameterizedTest
    @EnumSource(Moment.class)
    void it_is_503_with_when_to_come_again(Moment moment) throws Exception {
        PortPlan ports = PortPlan.free();
        try (ServerSocket service = new ServerSocket(ports.of(Service.RULES), 50, InetAddress.getLoopbackAddress());
                ProxyGateway gateway = ProxyGateway.start("127.0.0.1", ports, TrustedProxies.of(""), Optional.empty());
                HttpClient client = HttpClient.newHttpClient()) {
            Thread.ofVirtual().start(() -> serve(service, moment));
            HttpRequest request = HttpRequest.newBuilder(URI.create(ports.baseUrl() + "/api/v1/matches/17/commands"))
                    .POST(BodyPublishers.ofString("x".repeat(1_000_000)))
                    .build();

            HttpResponse<String> response = client.send(request, BodyHandlers.ofString());

            assertThat(response.statusCode()).isEqualTo(503);
            assertThat(response.headers().firstValue("Retry-After")).contains("1");
            assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
            assertThat(response.body()).contains("/problems/unavailable");
            assertThat(gateway).isNotNull();
        }
    }

    private static void serve(ServerSocket service, Moment moment) {
        while (!service.isClosed()) {
            try (Socket socket = service.accept()) {
                answer(socket, moment);
            } catch (IOException closed) {
                return;
            }
        }
    }

    private static void answer(Socket socket, Moment moment) throws IOException {
        switch (moment) {
            case BEFORE_THE_REQUEST_IS_READ -> socket.setSoLinger(true, 0);
            case IN_THE_MIDDLE_OF_THE_BODY -> {
                socket.getInputStream().readNBytes(100_000);
                socket.setSoLinger(true, 0);
            }
            case IN_THE_MIDDLE_OF_THE_FIRST_LINE -> write(socket, "HTTP/1.1 2");
            case IN_THE_MIDDLE_OF_THE_HEADER -> write(socket, "HTTP/1.1 200 OK\r\nContent-Le");
            case WITH_AN_ANSWER_THAT_IS_NO_HTTP -> write(socket, "what?\r\n\r\n");
        }
    }

    private static void write(Socket socket, String text) throws IOException {
        socket.getInputStream().readNBytes(1_000_000);
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }
}
