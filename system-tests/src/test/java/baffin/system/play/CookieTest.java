package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A browser that keeps the session in cookies is known to every service and in streams, from our own pages alone. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
class CookieTest {

    private static final String SESSION = "/auth/session";
    private static final String ME = "/players/me";
    private static final String NOBODY = "00000000-0000-0000-0000-000000000000";

    /** One address of each service that only somebody may ask who is signed in. */
    private static final List<String> READS =
            List.of(ME, "/players/me/notifications", "/players/" + NOBODY + "/ratings");

    private final HttpClient browser =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    @AfterEach
    void close() {
        browser.close();
    }

    @Test
    void one_cookie_is_enough_until_its_owner_signs_out(@Shared RunningBaffin baffin) throws Exception {
        URI own = baffin.origin();
        String handle = "Cookie-" + Long.toString(System.nanoTime() % 100_000_000, 36);
        String entry = "{\"handle\":\"%s\",\"password\":\"walrus ivory and blubber 1845\"}".formatted(handle);
        String command = "/matches/" + NOBODY + "/commands";
        assertThat(status(own, own, "POST", "/players", entry)).isEqualTo(201);
        assertThat(status(own, own, "POST", SESSION, entry)).isEqualTo(200);

        for (String read : READS) {
            assertThat(status(own, own, "GET", read, "")).as(read).isEqualTo(200);
        }
        assertThat(status(own, own, "POST", command, "{}")).isNotIn(401, 403);
        assertThat(status(own, URI.create("https://evil.example"), "POST", command, "{}"))
                .isEqualTo(403);
        CompletableFuture<HttpResponse<String>> stream = browser.sendAsync(
                request(own, own, "GET", "/players/me/notifications/stream", ""), BodyHandlers.ofString());
        assertThat(status(own, own, "PUT", SESSION, "")).isEqualTo(200);
        assertThat(status(own, own, "GET", ME, "")).isEqualTo(200);

        assertThat(status(own, own, "DELETE", SESSION, "")).isEqualTo(204);

        assertThat(stream.get(4, TimeUnit.MINUTES).body()).contains("token-ended");
        assertThat(status(own, own, "GET", ME, "")).isEqualTo(401);
    }

    @Test
    void the_host_that_a_client_names_beside_the_one_it_asks_is_nobody_s(@Shared RunningBaffin baffin)
            throws Exception {
        URI own = baffin.origin();
        for (String header : List.of("X-Forwarded-Host", "Forwarded")) {
            HttpRequest request = HttpRequest.newBuilder(own.resolve("/.well-known/oauth-authorization-server"))
                    .header(header, header.equals("Forwarded") ? "host=evil.example" : "evil.example")
                    .header("X-Forwarded-Trusted-Proxy", "true")
                    .build();
            assertThat(browser.send(request, BodyHandlers.ofString()).body())
                    .as(header)
                    .contains("\"issuer\":\"" + own.getScheme() + "://" + own.getAuthority())
                    .doesNotContain("evil");
        }
        HttpRequest lured = HttpRequest.newBuilder(own.resolve("/api/v1" + SESSION))
                .header("Origin", "https://evil.example")
                .header("X-Forwarded-Host", "evil.example")
                .header("X-Forwarded-Trusted-Proxy", "true")
                .DELETE()
                .build();
        assertThat(browser.send(lured, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
    }

    private int status(URI own, URI page, String method, String path, String json) throws Exception {
        return browser.send(request(own, page, method, path, json), BodyHandlers.ofString())
                .statusCode();
    }

    private static HttpRequest request(URI own, URI page, String method, String path, String json) {
        HttpRequest.Builder request = HttpRequest.newBuilder(own.resolve("/api/v1" + path))
                .header("Origin", page.getScheme() + "://" + page.getAuthority())
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .method(method, json.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(json));
        return json.isEmpty()
                ? request.build()
                : request.header("Content-Type", "application/json").build();
    }
}
