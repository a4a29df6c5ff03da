package baffin.gameservice.webhook.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.competition.Elsewhere;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.table.Stage;
import baffin.gameservice.match.domain.Match;
import baffin.gameservice.notification.domain.NotificationPolicy;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.WireJson;
import baffin.testkit.records.RandomMatch;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebhookEventTest {

    private static final List<String> PLAYERS = List.of("ann", "bob", "cyd");

    private static List<WebhookEvent> match() {
        var game = GameRegistry.installed().find("north-wind").orElseThrow();
        List<Step> steps = RandomMatch.play(game, "m", PLAYERS, 5, true);
        JsonCodec<?, ?, ?, ?> codec = new JsonCodecs(GameRegistry.installed()).of("north-wind");
        List<WebhookEvent> all = new ArrayList<>();
        Match<?, ?, ?, ?> before = null;
        for (Step step : steps) {
            Match<?, ?, ?, ?> after = before == null ? Match.started(codec, step) : before.after(step);
            all.addAll(MatchWebhookEvents.of(NotificationPolicy.of(before, step, after), step, after));
            before = after;
        }
        return all;
    }

    private static JsonNode body(WebhookEvent news) throws JsonProcessingException {
        return WireJson.shared().readTree(news.body());
    }

    @Test
    void a_match_is_told_from_its_start_to_its_end_always_with_the_same_ids() throws JsonProcessingException {
        List<WebhookEvent> news = match();
        assertThat(news).isEqualTo(match());
        assertThat(news).extracting(WebhookEvent::id).doesNotHaveDuplicates();
        assertThat(news.getFirst().type()).isEqualTo(WebhookEventType.MATCH_STARTED);
        assertThat(news.getFirst().players()).isEqualTo(PLAYERS);
        assertThat(news.getLast().type()).isEqualTo(WebhookEventType.MATCH_FINISHED);
        assertThat(news.stream().filter(one -> one.type() == WebhookEventType.MATCH_YOUR_TURN))
                .hasSizeGreaterThan(3)
                .allMatch(one -> !one.everybody() && one.players().size() == 1);
        JsonNode turn = body(news.get(1));
        assertThat(turn.path("type").asText()).isEqualTo("match.your-turn");
        assertThat(turn.path("timestamp").asText()).isEqualTo(news.get(1).at().toString());
        assertThat(turn.path("data").properties())
                .extracting(java.util.Map.Entry::getKey)
                .containsExactly("matchId", "version", "game", "player", "seat", "kind", "deadline", "link");
        assertThat(news).allMatch(one -> one.body().length() < 1_000);
    }

    private static byte[] record(String... types) {
        String events = String.join(
                ",",
                java.util.Arrays.stream(types)
                        .map(type -> "{\"type\":\"" + type + "\",\"round\":3}")
                        .toList());
        String head = "{\"competitionId\":\"c1\",\"version\":9,\"commandId\":\"x\",";
        return (head + "\"at\":\"2026-05-01T12:00:00Z\",\"events\":[" + events + "]}").getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void all_that_a_record_changes_in_the_standings_is_told_once() throws JsonProcessingException {
        List<WebhookEvent> news = CompetitionWebhookEvents.of(record("ResultRecorded", "RulingMade", "RoundClosed"));
        assertThat(news).extracting(WebhookEvent::type).containsExactly(WebhookEventType.STANDINGS_CHANGED);
        assertThat(news).isEqualTo(CompetitionWebhookEvents.of(record("ResultRecorded")));
        assertThat(body(news.getFirst()).path("data").path("link").asText())
                .isEqualTo("/api/v1/competitions/c1/standings");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Swapped", "PersonReplaced", "Returned", "PenaltyLifted", "CompetitionCancelled"})
    void who_stands_where_and_under_which_name_is_told_too(String type) {
        assertThat(CompetitionWebhookEvents.of(record(type)))
                .extracting(WebhookEvent::type)
                .containsExactly(WebhookEventType.STANDINGS_CHANGED);
    }

    @Test
    void who_enters_late_stands_in_the_standings_at_once() {
        String late = new String(record("Entered"), StandardCharsets.UTF_8).replace("}]", ",\"fromRound\":2}]");
        assertThat(CompetitionWebhookEvents.of(late.getBytes(StandardCharsets.UTF_8)))
                .hasSize(1);
        String inTime = late.replace("\"fromRound\":2", "\"fromRound\":1");
        assertThat(CompetitionWebhookEvents.of(inTime.getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
    }

    @Test
    void records_are_read_as_the_lobby_writes_them() throws JsonProcessingException {
        CompetitionRecord record = new CompetitionRecord(
                "c1",
                4,
                "command",
                new Actor("p", false),
                Instant.parse("2026-05-01T12:00:00Z"),
                List.of(
                        new CompetitionEvent.RoundClosed(1),
                        new CompetitionEvent.RoundPublished(
                                2,
                                Stage.LEAGUE,
                                List.of(),
                                List.of(),
                                List.of(),
                                List.of(),
                                "seed",
                                1.5,
                                Instant.parse("2026-05-09T12:00:00Z"))));
        List<WebhookEvent> news = CompetitionWebhookEvents.of(WireJson.shared().writeValueAsBytes(record));
        assertThat(news)
                .extracting(WebhookEvent::type)
                .containsExactly(WebhookEventType.ROUND_PUBLISHED, WebhookEventType.STANDINGS_CHANGED);
        assertThat(news).extracting(WebhookEvent::at).containsOnly(record.at());
        assertThat(body(news.getFirst()).path("data").path("round").asInt()).isEqualTo(2);
        assertThat(CompetitionWebhookEvents.of(WireJson.shared()
                        .writeValueAsBytes(
                                Elsewhere.of(new Actor("q", false), "digest").brought(record))))
                .isEmpty();
    }

    @Test
    void a_published_round_is_told_with_its_number() throws JsonProcessingException {
        List<WebhookEvent> news = CompetitionWebhookEvents.of(record("RoundPublished"));
        assertThat(news).extracting(WebhookEvent::type).containsExactly(WebhookEventType.ROUND_PUBLISHED);
        assertThat(news.getFirst().competition()).isEqualTo("c1");
        assertThat(body(news.getFirst()).path("data").path("round").asInt()).isEqualTo(3);
    }

    @Test
    void the_rest_of_a_competition_is_told_to_nobody_and_nonsense_is_a_fault() {
        assertThat(CompetitionWebhookEvents.of(record("Entered"))).isEmpty();
        String adopted = new String(record("RoundClosed"), StandardCharsets.UTF_8)
                .replace("\"commandId\"", "\"adoptedBy\":{\"player\":\"p\"},\"commandId\"");
        assertThat(CompetitionWebhookEvents.of(adopted.getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        assertThatThrownBy(() -> CompetitionWebhookEvents.of("{}".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(UncheckedIOException.class);
        assertThatThrownBy(() -> CompetitionWebhookEvents.of("x".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(UncheckedIOException.class);
    }
}
