package baffin.standalone.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.zip.GZIPInputStream;

/** Fetches exports of finished matches through the public API, as anyone may, without an account. */
final class ExportClient {

    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);
    private static final Duration ANSWER_LIMIT = Duration.ofMinutes(2);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String origin;

    /** A client of the platform whose gateway is at {@code origin}, such as {@code http://localhost:8080}. */
    ExportClient(String origin) {
        this.origin = origin.endsWith("/") ? origin.substring(0, origin.length() - 1) : origin;
    }

    /** The export of a match as it was sent, not compressed any more. */
    byte[] export(String match) throws IOException {
        URI address = address(match);
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("Accept-Encoding", "gzip")
                .timeout(ANSWER_LIMIT)
                .build();
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(CONNECT_LIMIT).build()) {
            HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
            byte[] body = opened(answer);
            if (answer.statusCode() != 200) {
                throw new IOException(address + " answered " + answer.statusCode() + ": " + reason(body));
            }
            return body;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private URI address(String match) throws IOException {
        try {
            return URI.create(
                    origin + "/api/v1/matches/" + URLEncoder.encode(match, StandardCharsets.UTF_8) + "/export");
        } catch (IllegalArgumentException e) {
            throw new IOException("'" + origin + "' is no URL", e);
        }
    }

    private static byte[] opened(HttpResponse<byte[]> answer) throws IOException {
        if (!answer.headers().firstValue("Content-Encoding").orElse("").equals("gzip")) {
            return answer.body();
        }
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            return gzip.readAllBytes();
        }
    }

    private static String reason(byte[] body) {
        try {
            String detail = JSON.readTree(body).path("detail").asText();
            return detail.isEmpty() ? "no reason given" : detail;
        } catch (IOException e) {
            return new String(body, StandardCharsets.UTF_8);
        }
    }
}
