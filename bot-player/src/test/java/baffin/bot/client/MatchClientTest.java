package baffin.bot.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import baffin.bot.client.MatchClient.UnknownOutcomeException;
import baffin.bot.client.model.CommandResult;
import baffin.bot.client.model.Credentials;
import baffin.bot.client.model.LegalActions;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MatchClientTest {

    private static final String COMMANDS = "/matches/m/commands";
    private static final String TAKEN = """
            {"matchId":"m","version":58,"commandId":"c","seat":1,"events":[{"type":"ShipMoved"}],"replayed":false}""";
    private static final JsonNode MOVE = Json.mapper().createObjectNode().put("type", "MoveShip");

    private FakeApi api;
    private MatchClient table;

    @BeforeEach
    void sit() throws IOException {
        api = new FakeApi();
        table = api.client().signIn(new Credentials("amundsen", "south")).table("m");
    }

    @AfterEach
    void rise() {
        api.close();
    }

    @Test
    void a_command_carries_its_key_the_expected_version_and_the_token() {
        api.on("POST", COMMANDS, FakeApi.ok(TAKEN));

        CommandResult result = table.send("key-1", 57L, MOVE);

        assertThat(result.version()).isEqualTo(58);
        assertThat(result.events()).hasSize(1);
        FakeApi.Request request = api.requests("POST", COMMANDS).getFirst();
        assertThat(request.headers())
                .containsEntry("idempotency-key", "key-1")
                .containsEntry("if-match", "\"57\"")
                .containsEntry("authorization", "Bearer first");
        assertThat(request.body()).isEqualTo("{\"type\":\"MoveShip\"}");
    }

    @Test
    void any_version_will_do_when_none_is_expected() {
        api.on("POST", COMMANDS, FakeApi.ok(TAKEN));

        table.send(null, MOVE);

        assertThat(api.requests("POST", COMMANDS).getFirst().headers()).containsEntry("if-match", "*");
    }

    @Test
    void a_busy_platform_and_a_broken_line_are_asked_again_with_the_same_key() {
        api.on("POST", COMMANDS, FakeApi.problem(503, "unavailable", ""), FakeApi.HANG_UP, FakeApi.ok(TAKEN));

        assertThat(table.send(57L, MOVE).version()).isEqualTo(58);

        assertThat(api.requests("POST", COMMANDS))
                .hasSize(3)
                .extracting(request -> request.headers().get("idempotency-key"))
                .containsOnly(
                        api.requests("POST", COMMANDS).getFirst().headers().get("idempotency-key"));
    }

    @Test
    void an_unknown_outcome_is_looked_up_before_the_command_is_sent_again() {
        api.on("POST", COMMANDS, FakeApi.answer(202, "{}"));
        api.on("GET", COMMANDS + "/key-2", FakeApi.problem(404, "not-found", ""), FakeApi.ok(TAKEN));

        assertThat(table.send("key-2", 57L, MOVE).version()).isEqualTo(58);

        assertThat(api.requests("POST", COMMANDS)).hasSize(2);
        assertThat(api.requests("GET", COMMANDS + "/key-2")).hasSize(2);
    }

    @Test
    void an_outcome_that_stays_unknown_is_said_to_be_unknown_and_not_failed() {
        api.on("POST", COMMANDS, FakeApi.answer(202, "{}"));

        assertThatExceptionOfType(UnknownOutcomeException.class)
                .isThrownBy(() -> table.send("key-3", null, MOVE))
                .satisfies(unknown -> assertThat(unknown.commandId()).isEqualTo("key-3"));
    }

    @Test
    void a_stale_version_tells_the_version_now_and_is_not_repeated() {
        api.on("POST", COMMANDS, FakeApi.problem(412, "stale-version", ",\"currentVersion\":61"));

        assertThatExceptionOfType(ApiException.Stale.class)
                .isThrownBy(() -> table.send(57L, MOVE))
                .satisfies(stale -> assertThat(stale.problem().currentVersion()).isEqualTo(61));
        assertThat(api.requests("POST", COMMANDS)).hasSize(1);
    }

    @Test
    void a_command_that_an_earlier_try_has_begun_is_asked_for_again() {
        String conflict = "{\"type\":\"/problems/conflict\",\"title\":\"conflict\",\"status\":409}";
        Map<String, String> headers = Map.of("Content-Type", "application/problem+json", "Retry-After", "0");
        api.on("POST", COMMANDS, new FakeApi.Scripted(409, headers, conflict), FakeApi.ok(TAKEN));

        assertThat(table.send(57L, MOVE).version()).isEqualTo(58);
        assertThat(api.requests("POST", COMMANDS)).hasSize(2);
    }

    @Test
    void a_broken_rule_names_the_rule() {
        api.on("POST", COMMANDS, FakeApi.problem(422, "rule-violation", ",\"ruleId\":\"EX-7.1\",\"detail\":\"ice\""));

        assertThatExceptionOfType(ApiException.RuleBroken.class)
                .isThrownBy(() -> table.send(57L, MOVE))
                .withMessage("422 rule-violation (EX-7.1): ice");
    }

    @Test
    void a_platform_that_stays_away_is_reported_after_the_last_attempt() {
        api.on("POST", COMMANDS, FakeApi.problem(503, "unavailable", ""));

        assertThatExceptionOfType(ApiException.Unavailable.class).isThrownBy(() -> table.send(57L, MOVE));
        assertThat(api.requests("POST", COMMANDS)).hasSize(4);
    }

    @Test
    void reads_wait_for_the_version_that_the_caller_knows_of() {
        api.on("GET", "/matches/m/legal-actions", FakeApi.ok("""
                        {"matchId":"m","version":58,"seat":1,"toAct":[1],"new":true,
                         "items":[{"command":{"type":"Pass"}}]}"""));

        LegalActions legal = table.legalActions(58L);

        assertThat(legal.toAct()).containsExactly(1);
        assertThat(legal.items().getFirst().type()).isEqualTo("Pass");
        assertThat(api.requests("GET", "/matches/m/legal-actions").getFirst().query())
                .isEqualTo("explain=false&minVersion=58");
    }
}
