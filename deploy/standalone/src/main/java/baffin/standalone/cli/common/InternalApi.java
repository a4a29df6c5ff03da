package baffin.standalone.cli.common;

import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.core.JsonProcessingException;
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
import java.util.Map;

/** Calls the services' internal endpoints, which the gateway never routes. */
public final class InternalApi {

    /** Carries the secret that internal endpoints ask for. */
    static final String TOKEN_HEADER = "Baffin-Internal-Token";

    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);
    private static final Duration LOBBY_LIMIT = Duration.ofSeconds(30);
    private static final Duration ANSWER_LIMIT = Duration.ofMinutes(30);
    private static final ObjectMapper JSON = new ObjectMapper();

    private InternalApi() {}

    /**
     * Drops and rebuilds a service's read model; its answer holds {@code identical}, {@code events}, {@code millis}.
     */
    public static JsonNode rebuild(Directories layout, PortPlan ports, Service service) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(address(ports, service, "/rebuild"))
                .header(TOKEN_HEADER, Secrets.in(layout.secrets()).internalToken())
                .timeout(ANSWER_LIMIT)
                .POST(BodyPublishers.noBody())
                .build();
        return send(request);
    }

    /** Where the read models of a service are, a list: {@code positions}, {@code stopped} and more. */
    public static JsonNode projections(Directories layout, PortPlan ports, Service service) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(address(ports, service, "/projections"))
                .header(TOKEN_HEADER, Secrets.in(layout.secrets()).internalToken())
                .timeout(CONNECT_LIMIT)
                .build();
        return send(request);
    }

    /**
     * What the lobby answers.
     *
     * @param path below {@code /internal/lobby}, with its query
     * @throws IOException with the words of the lobby when it refuses
     * @throws StartRefused when no platform runs on the data
     */
    public static JsonNode lobby(DataOptions data, String path) throws IOException, StartRefused {
        return send(toLobby(data, path).build());
    }

    /**
     * Asks the lobby to do something.
     *
     * @param path below {@code /internal/lobby}
     * @throws IOException with the words of the lobby when it refuses
     * @throws StartRefused when no platform runs on the data
     */
    public static JsonNode lobby(DataOptions data, String path, Map<String, ?> body) throws IOException, StartRefused {
        return send(toLobby(data, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)))
                .build());
    }

    /**
     * Asks the lobby to delete something.
     *
     * @param path below {@code /internal/lobby}
     * @throws IOException with the words of the lobby when it refuses
     * @throws StartRefused when no platform runs on the data
     */
    public static void deleteOfLobby(DataOptions data, String path) throws IOException, StartRefused {
        send(toLobby(data, path).DELETE().build());
    }

    private static HttpRequest.Builder toLobby(DataOptions data, String path) throws IOException, StartRefused {
        return HttpRequest.newBuilder(address(data.running().ports(), Service.LOBBY, path))
                .header(TOKEN_HEADER, Secrets.in(data.layout().secrets()).internalToken())
                .timeout(LOBBY_LIMIT);
    }

    private static URI address(PortPlan ports, Service service, String path) {
        return URI.create(ports.serviceUrl(service) + "/internal/" + service.id() + path);
    }

    private static JsonNode send(HttpRequest request) throws IOException {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(CONNECT_LIMIT).build()) {
            HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
            if (response.statusCode() / 100 != 2) {
                throw new IOException(refused(request, response));
            }
            return JSON.readTree(response.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** The words of a problem document, or whatever came. */
    private static String refused(HttpRequest request, HttpResponse<String> response) {
        try {
            String detail = JSON.readTree(response.body()).path("detail").asText();
            if (!detail.isEmpty()) {
                return detail;
            }
        } catch (JsonProcessingException noJson) {
            // what came is said below
        }
        return request.uri() + " answered " + response.statusCode() + " " + response.body();
    }
}
