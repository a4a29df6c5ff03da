package baffin.system.door;

import baffin.system.platform.FormBrowser;
import baffin.system.platform.FormBrowser.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A program that somebody lets act for them by OAuth: it may read and play. */
final class ClientProgram {

    private static final URI WAITS = URI.create("http://127.0.0.1:9/signed-in");
    private static final String VERIFIER = "v".repeat(43);
    private static final Pattern CODE = Pattern.compile("[?&]code=([^&]+)");

    private final URI origin;
    private final String client;

    /**
     * A program that is registered.
     *
     * @param origin of the platform
     * @param client its {@code client_id}
     */
    ClientProgram(URI origin, String client) {
        this.origin = origin;
        this.client = client;
    }

    /** What registers such a program. */
    static String registration() {
        return "{\"name\":\"Door board\",\"redirectUris\":[\"" + WAITS + "\"]}";
    }

    /** A token that somebody gives it who signs in on the way. */
    String token(String handle, String password) {
        try (FormBrowser browser = new FormBrowser(WAITS)) {
            Page signIn = browser.open(origin.resolve("/oauth/authorize?"
                    + form(Map.of(
                            "response_type",
                            "code",
                            "client_id",
                            client,
                            "redirect_uri",
                            WAITS.toString(),
                            "scope",
                            "read play",
                            "code_challenge",
                            challenge(),
                            "code_challenge_method",
                            "S256"))));
            Page consent = browser.send(signIn, Map.of("handle", handle, "password", password));
            Page there = browser.send(consent, Map.of("decision", "allow"));
            Matcher code = CODE.matcher(there.address().toString());
            if (!code.find()) {
                throw new IllegalStateException("no code: " + there);
            }
            return redeemed(code.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private String redeemed(String code) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(origin.resolve("/oauth/token"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form(Map.of(
                        "grant_type", "authorization_code",
                        "client_id", client,
                        "code", code,
                        "code_verifier", VERIFIER))))
                .build();
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new IllegalStateException(answer.body());
            }
            return Door.JSON.readTree(answer.body()).path("access_token").asText();
        }
    }

    private static String challenge() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(VERIFIER.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String form(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }
}
