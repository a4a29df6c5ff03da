package baffin.gameservice.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CancellationUndone;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.FinishUndone;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.event.RulingEvent.ResultRecorded;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.table.Stage;
import baffin.gameservice.match.Match;
import baffin.gameservice.notification.CompetitionNotificationChanges;
import baffin.gameservice.notification.NotificationPolicy;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.WireJson;
import baffin.testkit.records.RandomMatch;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
        assertThat(turn.path("timestamp").asText())
                .isEqualTo(Json.time(news.get(1).at()));
        assertThat(turn.path("data").properties())
                .extracting(java.util.Map.Entry::getKey)
                .containsExactly("matchId", "version", "game", "player", "seat", "kind", "deadline", "link");
        assertThat(news).allMatch(one -> one.body().length() < 1_000);
    }

    private static final Actor OLGA = new Actor("olga", false);

    private static CompetitionRecord record(CompetitionEvent... events) {
        return new CompetitionRecord("c1", 9, "x", OLGA, Instant.parse("2026-05-01T12:00:00Z"), List.of(events));
    }

    private static List<WebhookEvent> eventsOf(CompetitionRecord record) {
        return CompetitionWebhookEvents.of(new CompetitionNotificationChanges(List.of(), List.of()), record);
    }

    private static CompetitionEvent result() {
        return new ResultRecorded(1, 1, 1, Instant.parse("2026-05-01T11:59:00Z"), List.of());
    }

    @Test
    void all_that_a_record_changes_in_the_standings_is_told_once() throws JsonProcessingException {
        List<WebhookEvent> news = eventsOf(record(result(), new RulingLifted(1, "x"), new RoundClosed(1)));
        assertThat(news).extracting(WebhookEvent::type).containsExactly(WebhookEventType.STANDINGS_CHANGED);
        assertThat(news).isEqualTo(eventsOf(record(result())));
        assertThat(body(news.getFirst()).path("data").path("link").asText())
                .isEqualTo("/api/v1/competitions/c1/standings");
    }

    private static Stream<CompetitionEvent> changes() {
        return Stream.of(
                new Swapped(1, 2, "x"),
                new PersonReplaced(1, OLGA.holder(), "x"),
                new Returned(1, 2),
                new PenaltyLifted(1, "x"),
                new FinishUndone("x"),
                new CancellationUndone("x"),
                new CompetitionCancelled("x"));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void who_stands_where_and_under_which_name_is_told_too(CompetitionEvent change) {
        assertThat(eventsOf(record(change)))
                .extracting(WebhookEvent::type)
                .containsExactly(WebhookEventType.STANDINGS_CHANGED);
    }

    @Test
    void who_enters_late_stands_in_the_standings_at_once() {
        assertThat(eventsOf(record(new Entered(1, OLGA.holder(), null, 0, 2)))).hasSize(1);
        assertThat(eventsOf(record(new Entered(1, OLGA.holder(), null, 0, 1)))).isEmpty();
    }

    @Test
    void a_published_round_is_told_with_its_number() throws JsonProcessingException {
        CompetitionRecord record = record(
                new RoundClosed(1),
                new RoundPublished(
                        2,
                        Stage.LEAGUE,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        "seed",
                        1.5,
                        Instant.parse("2026-05-09T12:00:00Z")));
        List<WebhookEvent> news = eventsOf(record);
        assertThat(news)
                .extracting(WebhookEvent::type)
                .containsExactly(WebhookEventType.ROUND_PUBLISHED, WebhookEventType.STANDINGS_CHANGED);
        assertThat(news).extracting(WebhookEvent::at).containsOnly(record.at());
        assertThat(news.getFirst().competition()).isEqualTo("c1");
        assertThat(body(news.getFirst()).path("data").properties())
                .extracting(java.util.Map.Entry::getKey)
                .containsExactly("competitionId", "version", "round", "link");
        assertThat(body(news.getFirst()).path("data").path("round").asInt()).isEqualTo(2);
    }
}
