package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.state.MatchState;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.aggregate.CommandMemory;
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

/** What a match remembers of its commands, in its row and in the pages beside it, whatever happens to either. */
class MatchMemoryTest {

    private static final String MATCH = "m";
    private static final int COMMANDS = 300;
    private static final int TURN = 6;

    private final GameModules gameModules = new GameModules(GameRegistry.of(List.of(new ToyGame())));
    private final FakeLog log = new FakeLog(() -> MatchDecisions.aggregate(gameModules, () -> Seed.fromText("1")));
    private FakeLog.Owner owner = log.owner();

    /** The command with a number, from 0: five times a stone, then the end of the turn. */
    private static CommandEnvelope command(int number) {
        String body = number % TURN == TURN - 1 ? "{\"type\":\"EndTurn\"}" : "{\"type\":\"Take\",\"stones\":1}";
        String player = "p" + number / TURN % 2;
        return CommandEnvelope.command(MATCH, "c" + number, player, null, Trees.trusted(bytes(body)))
                .answeredAt(0, number);
    }

    private void start() {
        start(100_000);
    }

    private void start(int heap) {
        MatchStart start = Starts.of(setup(heap), "p0", null);
        log.commands.add(new FakeLog.Command(MATCH, bytes(Starts.json(start)), true));
        take();
    }

    private void play(int from, int to) {
        for (int number = from; number < to; number++) {
            assertThat(send(command(number)))
                    .as("command %d", number)
                    .returns(true, Reply::accepted)
                    .returns(false, Reply::repeated);
        }
    }

    private Reply send(CommandEnvelope command) {
        log.commands.add(new FakeLog.Command(command.key(), command.bytes(), false));
        take();
        return log.replies.getLast();
    }

    private void take() {
        owner.take(1);
        assertThat(owner.commit()).isTrue();
    }

    /** Every command that must be remembered after so many is, with its version, and the one before them is not. */
    private void remembered(int commands) {
        remembered(commands, commands);
    }

    /** The same where the match has recorded, after some of the commands, that it was locked for a time. */
    private void remembered(int commands, int unlockedAfter) {
        int oldest = Math.max(0, commands - MatchState.PROCESSED_MAX);
        for (int number = oldest; number < commands; number++) {
            Reply again = send(command(number));
            assertThat(again)
                    .as("command %d", number)
                    .returns(true, Reply::accepted)
                    .returns(true, Reply::repeated);
            assertThat(again.version()).as("command %d", number).isEqualTo(number + (number < unlockedAfter ? 2L : 3L));
        }
        if (oldest > 0) {
            CommandEnvelope forgotten = command(oldest - 1);
            Reply probed = send(CommandEnvelope.probe(MATCH, forgotten.commandId(), forgotten.player())
                    .answeredAt(0, 1));
            assertThat(probed).returns("not-found", Reply::problem);
        }
    }

    @Test
    void the_oldest_of_256_commands_is_known_after_a_restart_and_the_one_before_is_not() {
        start();
        play(0, COMMANDS);
        remembered(COMMANDS);

        owner = log.owner();

        remembered(COMMANDS);
    }

    @Test
    void a_restart_at_any_moment_forgets_nothing() {
        start();
        for (int number = 0; number < COMMANDS; number++) {
            play(number, number + 1);
            if (number % 37 == 0) {
                owner = log.owner();
            }
        }

        remembered(COMMANDS);
    }

    @Test
    void an_aborted_transaction_leaves_no_page_behind() {
        start();
        play(0, COMMANDS);
        for (int number = COMMANDS; number < COMMANDS + CommandMemory.PAGE; number++) {
            log.commands.add(new FakeLog.Command(MATCH, command(number).bytes(), false));
        }
        owner.take(CommandMemory.PAGE);
        owner.abort();
        assertThat(new KeptMatches(log.rows)
                        .match(MATCH, gameModules)
                        .processed()
                        .getLast()
                        .commandId())
                .isEqualTo("c" + (COMMANDS - 1));

        owner.take(CommandMemory.PAGE);
        owner.commit();

        remembered(COMMANDS + CommandMemory.PAGE);
    }

    @Test
    void a_row_is_as_small_with_256_commands_as_with_a_few() {
        start();
        play(0, TURN);
        int few = log.rows.get(MATCH).length;

        play(TURN, 4 * CommandMemory.PAGE * TURN);

        assertThat(log.rows.get(MATCH).length).isLessThan(few + 200);
    }

    @Test
    void quarantine_and_release_keep_what_is_remembered() {
        start();
        play(0, 20);
        byte[] row = log.rows.get(MATCH);
        byte[] broken = row.clone();
        broken[row.length - 1] = '!';
        log.rows.put(MATCH, broken);
        owner = log.owner();
        assertThat(send(command(20)).problem()).isEqualTo("quarantined");
        byte[] locked = log.rows.get(MATCH);
        locked[locked.length - 1] = row[row.length - 1];

        assertThat(send(CommandEnvelope.release(MATCH, "r").answeredAt(0, 9))).returns(true, Reply::accepted);

        remembered(20);
        play(20, 40);
        remembered(40, 20);
    }

    @Test
    void the_pages_of_a_forgotten_match_are_forgotten_and_no_page_is_taken_for_a_match() {
        int turns = 4;
        start(turns * (TURN - 1) + 1);
        play(0, turns * TURN);
        assertThat(new KeptMatches(log.rows).pages(MATCH)).hasSize(turns * TURN / CommandMemory.PAGE);
        owner.sweep(Instant.EPOCH.plus(Duration.ofDays(400)));
        owner.commit();
        assertThat(new KeptMatches(log.rows).pages(MATCH)).hasSize(turns * TURN / CommandMemory.PAGE);

        play(turns * TURN, turns * TURN + 1);
        remembered(turns * TURN + 1);
        owner.sweep(Instant.EPOCH.plus(Duration.ofDays(400)));
        owner.commit();

        assertThat(log.rows).isEmpty();
    }

    private static MatchSetup setup(int heap) {
        return new MatchSetup(
                "toy", Map.of("heap", "" + heap), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
