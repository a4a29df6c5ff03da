package baffin.bot.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** The two requests of the load, without any convenience: each is sent once, on connections that stay open. */
final class Wire {

    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private final HttpClient http;
    private final String rules;
    private final String views;

    Wire(HttpClient http, LoadPlan plan) {
        this.http = http;
        this.rules = plan.rules() + "/api/v1/matches/";
        this.views = plan.views() + "/api/v1/matches/";
    }

    /** One legal action of the seat of the token's owner, drawn by the platform. */
    HttpResponse<byte[]> legalAction(String matchId, String token, long minVersion)
            throws IOException, InterruptedException {
        int draw = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE);
        String query = "/legal-actions?sample=1&random=" + draw + "&minVersion=" + minVersion;
        HttpRequest request = HttpRequest.newBuilder(URI.create(views + matchId + query))
                .header("Authorization", "Bearer " + token)
                .timeout(TIMEOUT)
                .build();
        return http.send(request, BodyHandlers.ofByteArray());
    }

    HttpResponse<byte[]> command(String matchId, String token, long expected, byte[] command)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(rules + matchId + "/commands"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", key())
                .header("If-Match", "\"" + expected + "\"")
                .timeout(TIMEOUT)
                .POST(HttpRequest.BodyPublishers.ofByteArray(command))
                .build();
        return http.send(request, BodyHandlers.ofByteArray());
    }

    // cheaper than a secure UUID, and unique is all it has to be
    private static String key() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return new UUID(random.nextLong(), random.nextLong()).toString();
    }
}
