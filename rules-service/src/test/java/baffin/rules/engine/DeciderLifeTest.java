package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.GameModules;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import baffin.rules.Starts;
import baffin.testing.ToyGame;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What becomes of a match beyond its commands: quarantine, release, end, oblivion. */
class DeciderLifeTest {

    private final GameModules gameModules = new GameModules(GameRegistry.of(List.of(new ToyGame())));
    private final FakeLog log = new FakeLog(() -> MatchDecisions.aggregate(gameModules, () -> Seed.fromText("1")));
    private final FakeLog.Owner owner = log.owner();

    @Test
    void a_match_whose_engine_fails_is_locked_alone_and_can_be_released() {
        start("broken", "many");
        start("good", "20");
        command("broken", "Roll");
        command("good", "Roll");
        command("broken", "Roll");

        assertThat(log.replies)
                .extracting(Reply::key, Reply::problem)
                .containsExactly(tuple("broken", "quarantined"), tuple("good", null), tuple("broken", "quarantined"));
        assertThat(log.replies.getFirst().body().path("incident").asText()).isNotBlank();

        send(CommandEnvelope.release("broken", "r").answeredAt(0, 9));
        start("broken", "20");
        command("broken", "Roll");

        assertThat(log.replies.get(3)).returns(true, Reply::accepted);
        assertThat(log.replies.getLast()).returns(true, Reply::accepted).returns(false, Reply::repeated);
    }

    @Test
    void an_ended_match_keeps_a_small_row_for_seven_days_and_is_then_forgotten() {
        start("m", "5");
        int live = log.rows.get("m").length;
        take("m", 3, "a");
        take("m", 2, "b");

        assertThat(log.replies.getLast()).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(log.rows.get("m").length).isLessThan(live + 200);
        take("m", 2, "b");
        assertThat(log.replies.getLast()).returns(true, Reply::accepted).returns(true, Reply::repeated);
        take("m", 1, "c");
        assertThat(log.replies.getLast().problem()).isEqualTo("match-over");

        owner.sweep(Instant.EPOCH.plus(Duration.ofDays(6)));
        owner.commit();
        assertThat(log.rows).containsKey("m");
        owner.sweep(Instant.EPOCH.plus(Duration.ofDays(8)));
        owner.commit();
        assertThat(log.rows).doesNotContainKey("m");
    }

    @Test
    void a_second_start_of_the_same_match_changes_nothing() {
        start("m", "20");
        start("m", "5");

        assertThat(log.events).hasSize(1);
    }

    @Test
    void a_start_without_a_seed_draws_a_secret_one_and_stays_ranked() {
        start("m", "20");

        String event = new String(log.events.getFirst().json(), StandardCharsets.UTF_8);
        assertThat(event)
                .contains("\"ranked\":true")
                .contains(Seed.fromText("1").commitment());
    }

    @Test
    void a_start_with_a_seed_from_outside_is_unranked_for_good() {
        MatchStart start = Starts.of(setup("20"), "p0", "42");
        log.commands.add(new FakeLog.Command("m", bytes(Starts.json(start)), true));
        run();

        String event = new String(log.events.getFirst().json(), StandardCharsets.UTF_8);
        assertThat(event)
                .contains("\"ranked\":false")
                .contains(Seed.fromText("42").commitment());
    }

    private void start(String match, String heap) {
        byte[] json = bytes(Starts.json(Starts.of(setup(heap), "p0", null)));
        log.commands.add(new FakeLog.Command(match, json, true));
        run();
    }

    private void take(String match, int stones, String id) {
        send(CommandEnvelope.command(
                        match, id, "p0", null, Trees.trusted(bytes("{\"type\":\"Take\",\"stones\":" + stones + "}")))
                .answeredAt(0, 1));
    }

    private void command(String match, String type) {
        int count = log.commands.size();
        send(CommandEnvelope.command(
                        match, "c" + count, "p0", null, Trees.trusted(bytes("{\"type\":\"" + type + "\"}")))
                .answeredAt(0, count));
    }

    private void send(CommandEnvelope command) {
        log.commands.add(new FakeLog.Command(command.key(), command.bytes(), false));
        run();
    }

    private void run() {
        owner.take(10);
        owner.commit();
    }

    private static MatchSetup setup(String heap) {
        return new MatchSetup(
                "toy", Map.of("heap", heap), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
