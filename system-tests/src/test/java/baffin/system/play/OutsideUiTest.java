package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.bot.client.Json;
import baffin.system.platform.FormBrowser;
import baffin.system.platform.FormBrowser.Page;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.OpenIdProvider;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.api.client.auth.oauth2.AuthorizationCodeFlow;
import com.google.api.client.auth.oauth2.AuthorizationCodeResponseUrl;
import com.google.api.client.auth.oauth2.BearerToken;
import com.google.api.client.auth.oauth2.ClientParametersAuthentication;
import com.google.api.client.auth.oauth2.Credential;
import com.google.api.client.auth.oauth2.TokenResponse;
import com.google.api.client.auth.oauth2.TokenResponseException;
import com.google.api.client.http.GenericUrl;
import com.google.api.client.http.javanet.NetHttpTransport;
import com.google.api.client.json.gson.GsonFactory;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A program of somebody else acts for a person whom a real OpenID Connect provider knows. The program speaks through
 * the OAuth client library of Google and knows the address of the platform alone; it never sees a password.
 */
@Tag(Lanes.CONTRACTS)
@OnSharedBaffin(Kind.STABLE)
class OutsideUiTest {

    private static final URI WAITS = URI.create("http://127.0.0.1:9/signed-in");

    private final HttpClient http = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        http.close();
    }

    @Test
    void a_person_whom_a_provider_knows_lets_a_program_play(@Shared RunningBaffin baffin) throws Exception {
        URI origin = URI.create("http://127.0.0.1:" + baffin.origin().getPort());
        String handle = "Sedna-" + Long.toString(System.nanoTime() % 100_000_000, 36);
        String client = command(baffin, "client", "add", "Sledge board", "--redirect", WAITS.toString());
        assertThat(command(baffin, "client", "list")).contains(client, "Sledge board");
        AuthorizationCodeFlow flow = flow(origin, client);

        Credential credential;
        try (OpenIdProvider provider = OpenIdProvider.start(origin);
                FormBrowser browser = new FormBrowser(WAITS)) {
            assertThat(provider).isNotNull();
            Page consent = signIn(browser, ask(flow), handle);
            assertThat(consent.html()).contains("Sledge board", handle, "Play for you");
            credential = redeem(flow, browser.send(consent, Map.of("decision", "allow")));

            // known from now on
            try (FormBrowser another = new FormBrowser(WAITS)) {
                Page again = another.click(another.open(ask(flow)), "Polar Club");
                assertThat(login(another, again).html()).contains(handle);
            }
        }

        open(origin, credential.getAccessToken());
        String before = credential.getAccessToken();
        assertThat(credential.refreshToken()).isTrue();
        assertThat(credential.getAccessToken()).isNotEqualTo(before);
        assertThat(status(origin, "/api/v1/players/me/sessions", credential.getAccessToken()))
                .isEqualTo(403);

        assertThat(command(baffin, "client", "remove", client)).contains("removed");
        Eventually.holds(() -> assertThat(status(origin, "/api/v1/players/me", credential.getAccessToken()))
                .isEqualTo(401));
        assertThatThrownBy(credential::refreshToken).isInstanceOf(TokenResponseException.class);
    }

    /** All that the program knows of the platform is where it is. */
    private AuthorizationCodeFlow flow(URI origin, String client) throws IOException, InterruptedException {
        HttpResponse<String> refused = get(origin.resolve("/api/v1/players/me"), "");
        Matcher metadata = Pattern.compile("resource_metadata=\"([^\"]+)\"")
                .matcher(refused.headers().firstValue("WWW-Authenticate").orElseThrow());
        assertThat(metadata.find()).isTrue();
        String issuer = json(URI.create(metadata.group(1)))
                .path("authorization_servers")
                .path(0)
                .asText();
        JsonNode server = json(URI.create(issuer).resolve("/.well-known/oauth-authorization-server"));
        assertThat(server.path("issuer").asText()).isEqualTo(issuer);
        return new AuthorizationCodeFlow.Builder(
                        BearerToken.authorizationHeaderAccessMethod(),
                        new NetHttpTransport(),
                        GsonFactory.getDefaultInstance(),
                        new GenericUrl(server.path("token_endpoint").asText()),
                        new ClientParametersAuthentication(client, null),
                        client,
                        server.path("authorization_endpoint").asText())
                .setScopes(List.of("read", "play"))
                .enablePKCE()
                .build();
    }

    private static URI ask(AuthorizationCodeFlow flow) {
        return flow.newAuthorizationUrl()
                .setRedirectUri(WAITS.toString())
                .setState("sledge")
                .toURI();
    }

    /** Through the provider, where nobody has been before, so that a handle is asked for. */
    private static Page signIn(FormBrowser browser, URI requested, String handle) throws Exception {
        Page signIn = browser.open(requested);
        assertThat(signIn.html()).contains("Sign in", "Polar Club");
        Page newAccount = login(browser, browser.click(signIn, "Polar Club"));
        assertThat(newAccount.html()).contains("Choose a handle");
        return browser.send(newAccount, Map.of("handle", handle));
    }

    private static Page login(FormBrowser browser, Page atProvider) throws Exception {
        assertThat(atProvider.address().toString()).startsWith(OpenIdProvider.ISSUER);
        return browser.send(atProvider, Map.of("username", OpenIdProvider.USER, "password", OpenIdProvider.PASSWORD));
    }

    private static Credential redeem(AuthorizationCodeFlow flow, Page there) throws IOException {
        AuthorizationCodeResponseUrl answer =
                new AuthorizationCodeResponseUrl(there.address().toString());
        assertThat(answer.getError()).isNull();
        assertThat(answer.getState()).isEqualTo("sledge");
        TokenResponse tokens = flow.newTokenRequest(answer.getCode())
                .setRedirectUri(WAITS.toString())
                .execute();
        assertThat(tokens.getScope()).isEqualTo("read play");
        return flow.createAndStoreCredential(tokens, "sedna");
    }

    private void open(URI origin, String token) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(origin.resolve("/api/v1/lobby/matches"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .POST(BodyPublishers.ofString("{\"game\":\"north-wind\",\"seats\":2}"))
                .build();
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    }

    private static String command(RunningBaffin baffin, String... words) throws Exception {
        String[] all = java.util.Arrays.copyOf(words, words.length + 2);
        all[words.length] = "--data";
        all[words.length + 1] = baffin.layout().data().toString();
        return RunningBaffin.command(all).strip();
    }

    private JsonNode json(URI address) throws IOException, InterruptedException {
        return Json.mapper().readTree(get(address, "").body());
    }

    private int status(URI origin, String path, String token) throws IOException, InterruptedException {
        return get(origin.resolve(path), token).statusCode();
    }

    private HttpResponse<String> get(URI address, String token) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
