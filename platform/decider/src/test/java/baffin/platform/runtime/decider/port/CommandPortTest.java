package baffin.platform.runtime.decider.port;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.problem.ProblemException;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandPortTest {

    private static final CommandEnvelope COMMAND = CommandEnvelope.command("match", "key", "ann", null, Reply.empty());

    private final List<String> acknowledged = new ArrayList<>();
    private boolean away;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** What becomes of a command that is decided. */
    private Optional<Reply> answer(CommandEnvelope sent, Function<CommandEnvelope, Reply> decider) {
        AtomicReference<CommandPort> port = new AtomicReference<>();
        port.set(port(10, PATIENCE, (key, json, headers) -> {
            CommandEnvelope command = ((Decoded.Ok<CommandEnvelope>) CommandEnvelope.read(json)).value();
            port.get().settle(decider.apply(command));
            return Uni.createFrom().voidItem();
        }));
        return answer(port.get(), sent);
    }

    private static Optional<Reply> answer(CommandPort port, CommandEnvelope sent) {
        return port.ask(sent).await().atMost(Duration.ofMinutes(4));
    }

    private CommandPort port(int waitingMax, Duration patience, RecordPublisher log) {
        return new CommandPort(
                log,
                CloudEvents.COMMAND,
                "/test",
                0,
                Clock.systemUTC(),
                this::tell,
                CommandPortTest::tells,
                new CommandPort.Bounds(waitingMax, patience));
    }

    private static List<SeenVersion> tells(Reply reply) {
        return List.of(new SeenVersion("events", reply.key(), reply.version()));
    }

    private Uni<Void> tell(String account, List<SeenVersion> what) {
        what.forEach(one -> acknowledged.add(account + ' ' + one.key() + '@' + one.version()));
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
        assertThat(acknowledged).containsExactly("ann match@7");
        away = true;
        assertThat(answer(COMMAND, decider)).isEmpty();
    }

    @Test
    void who_is_refused_reads_the_version_that_the_refusal_names_but_is_refused_in_any_case() {
        answer(COMMAND, command -> refused(command, 7));
        assertThat(acknowledged).containsExactly("ann match@7");
        away = true;
        assertThat(answer(COMMAND, command -> refused(command, 7))).isPresent();
    }

    @Test
    void a_rehearsal_names_a_version_that_there_is_not() {
        away = true;
        assertThat(answer(COMMAND.rehearsed(), command -> accepted(command, 7))).isPresent();
        assertThat(answer(COMMAND, command -> refused(command, 0))).isPresent();
        assertThat(acknowledged).isEmpty();
    }

    @Test
    void a_command_that_finds_too_many_waiting_is_not_sent() {
        CommandPort full = port(0, PATIENCE, (key, json, headers) -> {
            throw new AssertionError("sent");
        });
        assertThatThrownBy(() -> answer(full, COMMAND))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.problem().status()).isEqualTo(503));
    }

    @Test
    void what_is_not_decided_in_time_or_not_sent_is_not_known() {
        CommandPort hasty = port(
                1,
                Duration.ofMillis(1),
                (key, json, headers) -> Uni.createFrom().voidItem());
        assertThat(answer(hasty, COMMAND)).isEmpty();
        assertThat(hasty.waiting()).isZero();
        CommandPort cut = port(1, PATIENCE, (key, json, headers) -> {
            throw new IllegalStateException("no broker");
        });
        assertThat(answer(cut, COMMAND)).isEmpty();
        assertThat(cut.waiting()).isZero();
    }

    @Test
    void what_does_not_fit_is_refused_and_not_sent() {
        RecordPublisher narrow = new RecordPublisher() {
            @Override
            public Uni<Void> append(String key, byte[] json, Map<String, String> headers) {
                throw new AssertionError("sent");
            }

            @Override
            public int bytesMax() {
                return 10;
            }
        };
        assertThat(answer(port(1, PATIENCE, narrow), COMMAND))
                .hasValueSatisfying(reply -> assertThat(reply.problem()).isEqualTo("too-large"));
    }
}
