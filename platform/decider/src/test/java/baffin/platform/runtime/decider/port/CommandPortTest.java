package baffin.platform.runtime.decider.port;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.acknowledgement.Told;
import baffin.platform.problem.ProblemException;
import baffin.platform.publish.RecordPublisher;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandPortTest {

    private static final CommandEnvelope COMMAND = CommandEnvelope.command("match", "key", "ann", null, Reply.empty());

    private final PendingReplies pendingReplies = new PendingReplies(10, Duration.ofSeconds(5));
    private final List<String> told = new ArrayList<>();
    private boolean away;

    /** What becomes of a command that is decided. */
    private Optional<Reply> answer(CommandEnvelope sent, Function<CommandEnvelope, Reply> decider) {
        RecordPublisher log = (key, json, headers) -> {
            CommandEnvelope command = ((Decoded.Ok<CommandEnvelope>) CommandEnvelope.read(json)).value();
            pendingReplies.settle(decider.apply(command));
            return Uni.createFrom().voidItem();
        };
        CommandPort port = new CommandPort(
                log,
                pendingReplies,
                new OwnRecords(),
                CloudEvents.COMMAND,
                "/test",
                0,
                Clock.systemUTC(),
                this::tell,
                CommandPortTest::tells);
        return port.ask(sent).await().atMost(Duration.ofMinutes(4));
    }

    private static List<Told> tells(Reply reply) {
        return List.of(new Told("events", reply.key(), reply.version()));
    }

    private Uni<Void> tell(String account, List<Told> what) {
        what.forEach(one -> told.add(account + ' ' + one.key() + '@' + one.version()));
        return away
                ? Uni.createFrom().failure(new IllegalStateException("away"))
                : Uni.createFrom().voidItem();
    }

    private static Reply accepted(CommandEnvelope command, long version) {
        return Reply.accepted(command, version, Reply.empty());
    }

    private static Reply refused(CommandEnvelope command, long version) {
        return Reply.refused(command, version, "conflict", "no");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nobody_is_told_that_a_command_is_in_the_log_before_the_readers_know(boolean repeated) {
        Function<CommandEnvelope, Reply> decider =
                command -> repeated ? Reply.repeated(command, 7, Reply.empty()) : accepted(command, 7);
        assertThat(answer(COMMAND, decider)).isPresent();
        assertThat(told).containsExactly("ann match@7");
        away = true;
        assertThat(answer(COMMAND, decider)).isEmpty();
    }

    @Test
    void who_is_refused_reads_the_version_that_the_refusal_names_but_is_refused_in_any_case() {
        answer(COMMAND, command -> refused(command, 7));
        assertThat(told).containsExactly("ann match@7");
        away = true;
        assertThat(answer(COMMAND, command -> refused(command, 7))).isPresent();
    }

    @Test
    void a_rehearsal_names_a_version_that_there_is_not() {
        away = true;
        assertThat(answer(COMMAND.rehearsed(), command -> accepted(command, 7))).isPresent();
        assertThat(answer(COMMAND, command -> refused(command, 0))).isPresent();
        assertThat(told).isEmpty();
    }

    @Test
    void a_command_that_finds_too_many_waiting_is_not_sent() {
        PendingReplies none = new PendingReplies(0, Duration.ofSeconds(5));
        assertThatThrownBy(() -> none.await(ticket -> {
                            throw new AssertionError("sent");
                        })
                        .await()
                        .atMost(Duration.ofMinutes(4)))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        full -> assertThat(full.problem().status()).isEqualTo(503));
    }

    @Test
    void what_is_not_decided_in_time_is_not_known() {
        PendingReplies hasty = new PendingReplies(1, Duration.ofMillis(1));
        assertThat(hasty.await(ticket -> Uni.createFrom().voidItem()).await().atMost(Duration.ofMinutes(4)))
                .isEmpty();
        assertThat(hasty.waiting()).isZero();
    }
}
