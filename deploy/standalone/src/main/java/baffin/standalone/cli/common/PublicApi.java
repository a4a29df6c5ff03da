package baffin.standalone.cli.common;

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

/** Calls the public API of a platform anywhere. */
public final class PublicApi {

    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);
    private static final Duration ANSWER_LIMIT = Duration.ofMinutes(2);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String base;

    /** The API of the platform whose gateway is at {@code origin}, such as {@code http://localhost:8080}. */
    public PublicApi(String origin) {
        this.base = (origin.endsWith("/") ? origin.substring(0, origin.length() - 1) : origin) + "/api/v1";
    }

    /** A part of a path as it may stand between slashes. */
    public static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /**
     * Fetches what anyone may, without an account.
     *
     * @param path below the base path, with a leading slash
     * @return the body as it was sent, not compressed any more
     * @throws IOException also for every answer but 200, with the platform's own reason
     */
    public byte[] get(String path) throws IOException {
        return send(request(path));
    }

    /**
     * Fetches the whole of a thing as one document.
     *
     * @param kind as it stands in the path: matches, competitions
     */
    public byte[] export(String kind, String id) throws IOException {
        return get('/' + kind + '/' + encoded(id) + "/export");
    }

    private HttpRequest request(String path) throws IOException {
        try {
            return HttpRequest.newBuilder(URI.create(base + path))
                    .timeout(ANSWER_LIMIT)
                    .header("Accept-Encoding", "gzip")
                    .build();
        } catch (IllegalArgumentException e) {
            throw new IOException("'" + base + path + "' is no URL", e);
        }
    }

    private static byte[] send(HttpRequest request) throws IOException {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(CONNECT_LIMIT).build()) {
            HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
            byte[] body = opened(answer);
            if (answer.statusCode() / 100 != 2) {
                throw new IOException(request.uri() + " answered " + answer.statusCode() + ": " + reason(body));
            }
            return body;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
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
