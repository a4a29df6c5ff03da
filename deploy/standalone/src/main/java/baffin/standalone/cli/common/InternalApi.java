package baffin.standalone.cli.common;

import baffin.standalone.config.Layout;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Calls the services' internal endpoints, which the gateway never routes. */
public final class InternalApi {

    /** Carries the secret that internal endpoints ask for. */
    static final String TOKEN_HEADER = "Baffin-Internal-Token";

    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);
    private static final Duration ANSWER_LIMIT = Duration.ofMinutes(30);
    private static final ObjectMapper JSON = new ObjectMapper();

    private InternalApi() {}

    /**
     * Drops and rebuilds a service's read model; its answer holds {@code identical}, {@code events}, {@code millis}.
     */
    public static JsonNode rebuild(Layout layout, PortPlan ports, Service service) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(address(ports, service, "/rebuild"))
                .header(TOKEN_HEADER, Secrets.in(layout.secrets()).internalToken())
                .timeout(ANSWER_LIMIT)
                .POST(BodyPublishers.noBody())
                .build();
        return send(request);
    }

    /** Where a service's read model is: {@code lagRecords}, {@code stopped} and more. */
    public static JsonNode projection(Layout layout, PortPlan ports, Service service) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(address(ports, service, "/projection"))
                .header(TOKEN_HEADER, Secrets.in(layout.secrets()).internalToken())
                .timeout(CONNECT_LIMIT)
                .build();
        return send(request);
    }

    private static URI address(PortPlan ports, Service service, String path) {
        return URI.create(ports.serviceUrl(service) + "/internal/" + service.id() + path);
    }

    private static JsonNode send(HttpRequest request) throws IOException {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(CONNECT_LIMIT).build()) {
            HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new IOException(request.uri() + " answered " + response.statusCode() + " " + response.body());
            }
            return JSON.readTree(response.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
