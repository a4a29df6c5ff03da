package baffin.accounts.account;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.accounts.account.Passwords.HashTurns;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.test.UniAssertSubscriber;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HashTurnsTest {

    private final HashTurns turns = new HashTurns(2, 3);
    private final List<UniEmitter<? super String>> running = new ArrayList<>();

    private UniAssertSubscriber<String> requested(String client) {
        return turns.<String>take(client, () -> Uni.createFrom().emitter(running::add))
                .subscribe()
                .withSubscriber(UniAssertSubscriber.create());
    }

    private static int status(UniAssertSubscriber<String> refused) {
        return ((ProblemException) refused.getFailure()).problem().status();
    }

    @Test
    void one_client_waits_with_a_few_and_leaves_the_others_their_turns() {
        requested("a");
        requested("a");

        assertThat(status(requested("a"))).isEqualTo(429);
        assertThat(requested("b").getFailure()).isNull();
        assertThat(running).hasSize(3);
    }

    @Test
    void when_too_much_waits_everybody_is_told_to_come_again() {
        requested("a");
        requested("b");
        requested("c");

        assertThat(status(requested("d"))).isEqualTo(503);
    }

    @Test
    void a_turn_is_free_again_when_its_work_is_done_has_failed_or_was_given_up() {
        requested("a");
        requested("a");
        running.get(0).complete("done");
        running.get(1).fail(new IllegalStateException("broken"));
        requested("a").cancel();

        assertThat(requested("a").getFailure()).isNull();
        assertThat(requested("a").getFailure()).isNull();
        assertThat(status(requested("a"))).isEqualTo(429);
    }

    @Test
    void who_was_refused_takes_no_turn() {
        requested("a");
        requested("a");
        for (int more = 0; more < 5; more++) {
            assertThat(status(requested("a"))).isEqualTo(429);
        }
        running.getFirst().complete("done");

        assertThat(requested("a").getFailure()).isNull();
    }
}
