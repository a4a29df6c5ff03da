package baffin.platform.runtime.decider.port;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.acknowledgement.Told;
import baffin.platform.publish.RecordPublisher;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Reply.Outcome;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CommandPortTest {

    private final PendingReplies pendingReplies = new PendingReplies(10, Duration.ofSeconds(5));
    private final List<String> told = new ArrayList<>();
    private boolean away;

    /** What becomes of a command whose reply has an outcome. */
    private Answer answer(Outcome outcome, long version) {
        @Nullable String problem = outcome == Outcome.REFUSED ? "conflict" : null;
        RecordPublisher log = (key, json, headers) -> {
            CommandEnvelope command = ((Decoded.Ok<CommandEnvelope>) CommandEnvelope.read(json)).value();
            pendingReplies.settle(Reply.of(command, outcome, version, problem, Reply.empty()));
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
        return port.ask(CommandEnvelope.command("match", "key", "ann", null, Reply.empty()))
                .await()
                .atMost(Duration.ofMinutes(4));
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

    @ParameterizedTest
    @EnumSource(names = {"ACCEPTED", "REPEATED"})
    void nobody_is_told_that_a_command_is_in_the_log_before_the_readers_know(Outcome outcome) {
        assertThat(answer(outcome, 7)).isInstanceOf(Answer.Decided.class);
        assertThat(told).containsExactly("ann match@7");
        away = true;
        assertThat(answer(outcome, 8)).isEqualTo(new Answer.Unknown());
    }

    @Test
    void who_is_refused_reads_the_version_that_the_refusal_names_but_is_refused_in_any_case() {
        answer(Outcome.REFUSED, 7);
        assertThat(told).containsExactly("ann match@7");
        away = true;
        assertThat(answer(Outcome.REFUSED, 7)).isInstanceOf(Answer.Decided.class);
    }

    @Test
    void a_rehearsal_names_a_version_that_there_is_not() {
        away = true;
        assertThat(answer(Outcome.REHEARSED, 7)).isInstanceOf(Answer.Decided.class);
        assertThat(answer(Outcome.REFUSED, 0)).isInstanceOf(Answer.Decided.class);
        assertThat(told).isEmpty();
    }
}
