package baffin.platform.runtime.decider.commit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long a poll of Kafka Streams waits. */
class BlockingPollConsumerTest {

    private static final Duration TIMEOUT = Duration.ofMillis(1);

    private final AfterCommit hook = new AfterCommit();

    @Test
    void it_rests_while_nothing_is_to_be_committed() {
        assertThat(patience(TIMEOUT)).isGreaterThan(TIMEOUT);
        assertThat(patience(Duration.ofSeconds(5))).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void a_poll_that_must_not_wait_does_not() {
        assertThat(patience(Duration.ZERO)).isZero();
    }

    @Test
    void it_does_not_rest_while_records_are_written_and_not_committed() {
        hook.begun();
        assertThat(patience(TIMEOUT)).isEqualTo(TIMEOUT);

        hook.committed();
        assertThat(patience(TIMEOUT)).isGreaterThan(TIMEOUT);
    }

    @Test
    void it_does_not_rest_while_an_answer_waits_for_the_commit() {
        hook.add(this, () -> {});
        assertThat(patience(TIMEOUT)).isEqualTo(TIMEOUT);

        hook.drop();
        assertThat(patience(TIMEOUT)).isGreaterThan(TIMEOUT);
    }

    private Duration patience(Duration timeout) {
        return BlockingPollConsumer.patience(timeout, hook.due());
    }
}
