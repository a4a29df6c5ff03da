package baffin.bot.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import baffin.bot.client.model.Credentials;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SessionTest {

    private static final Credentials NANSEN = new Credentials("nansen", "fram");

    private FakeApi api;

    @BeforeEach
    void open() throws IOException {
        api = new FakeApi();
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void a_token_is_used_until_it_ends() {
        Session session = api.client().signIn(NANSEN);

        session.bearer();
        session.me();

        assertThat(api.requests("POST", "/auth/token")).hasSize(1);
        assertThat(api.requests("GET", "/players/me")).hasSize(1);
    }

    @Test
    void a_refused_token_is_renewed_once_and_the_call_repeated() {
        Session session = api.client().signIn(NANSEN);
        api.on("POST", "/auth/token", FakeApi.ok("{\"accessToken\":\"second\",\"expiresIn\":900}"));
        api.on(
                "GET",
                "/leaderboards/expedition",
                FakeApi.problem(401, "unauthorized", ""),
                FakeApi.ok("{\"entries\":[]}"));

        session.leaderboard("expedition");

        assertThat(api.requests("GET", "/leaderboards/expedition"))
                .extracting(request -> request.headers().get("authorization"))
                .containsExactly("Bearer first", "Bearer second");
    }

    @Test
    void a_token_about_to_end_is_renewed_before_it_is_used() {
        api.on(
                "POST",
                "/auth/token",
                FakeApi.ok("{\"accessToken\":\"short\",\"expiresIn\":5}"),
                FakeApi.ok("{\"accessToken\":\"long\",\"expiresIn\":900}"));

        Session session = api.client().signIn(NANSEN);

        assertThat(session.bearer()).isEqualTo("long");
    }

    @Test
    void a_wrong_password_is_denied() {
        api.on("POST", "/auth/token", FakeApi.problem(401, "unauthorized", ""));

        assertThatExceptionOfType(ApiException.Denied.class)
                .isThrownBy(() -> api.client().signIn(NANSEN));
    }

    @Test
    void a_taken_handle_is_a_conflict() {
        api.on("POST", "/players", FakeApi.problem(409, "conflict", ""));

        assertThatExceptionOfType(ApiException.Conflict.class)
                .isThrownBy(() -> api.client().register(NANSEN));
    }

    @Test
    void secrets_do_not_show_in_texts() {
        assertThat(NANSEN.toString()).doesNotContain("fram");
    }
}
