package baffin.bot.demo.match;

import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Has the read models rebuilt beside the live ones and compared. */
public final class RebuildCheck {

    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    private final List<String> findings = new ArrayList<>();

    /** What came out differently, by service; empty when nothing did. */
    public List<String> findings() {
        return findings;
    }

    /** True when all came out identical; null when there is no access to the internal endpoints. */
    @Nullable
    public Boolean run(DemoOptions.@Nullable Internal internal) {
        if (internal == null) {
            return null;
        }
        try (HttpClient http = HttpClient.newHttpClient()) {
            boolean scoring = identical(http, internal.scoring(), "scoring", internal.token());
            boolean view = identical(http, internal.view(), "game", internal.token());
            return scoring && view;
        } catch (IOException e) {
            throw new IllegalStateException("the read models could not be rebuilt: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private boolean identical(HttpClient http, URI service, String name, String token)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(service.resolve("/internal/" + name + "/rebuild"))
                .header("Baffin-Internal-Token", token)
                .timeout(TIMEOUT)
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IllegalStateException(service + " answers the rebuild with " + response.statusCode());
        }
        JsonNode report = Json.mapper().readTree(response.body());
        boolean identical = report.path("identical").asBoolean();
        if (!identical) {
            findings.add(name + ": " + report.path("tables"));
        }
        return identical;
    }
}
