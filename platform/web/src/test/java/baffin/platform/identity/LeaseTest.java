package baffin.platform.identity;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LeaseTest {

    private static final Instant NOW = Instant.parse("2027-01-05T12:00:00Z");
    private static final Caller ANN = new Caller("ann", "Ann", false);

    /** Stands still until it is told otherwise. */
    private static final String SESSION = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b11";

    private static final class Moved extends Clock {

        private Instant now = NOW;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private final Moved clock = new Moved();

    private Lease until(Instant end) {
        return new Lease(Optional.of(ANN), end, clock, EarlyEnd.NEVER);
    }

    @Test
    void who_is_not_signed_in_has_no_token_that_could_end() {
        Lease lease = new Lease(Optional.empty(), null, clock, EarlyEnd.NEVER);
        Multi<String> stream = Multi.createFrom().items("a", "b");
        assertThat(lease.during(stream, "end")).isSameAs(stream);
        assertThat(lease.holds()).isTrue();
    }

    @Test
    void no_item_comes_after_the_token_but_one_that_says_why() {
        Lease lease = until(NOW.plus(Duration.ofHours(1)));
        UnicastProcessor<String> steps = UnicastProcessor.create();
        AssertSubscriber<String> client =
                lease.during(steps, "end").subscribe().withSubscriber(AssertSubscriber.create(9));
        steps.onNext("a");
        client.assertItems("a").assertNotTerminated();
        clock.now = NOW.plus(Duration.ofHours(1));
        steps.onNext("b");
        client.assertCompleted().assertItems("a", "end");
        assertThat(lease.holds()).isFalse();
    }

    @Test
    void a_silent_stream_ends_with_its_token_too() {
        Lease lease = new Lease(Optional.of(ANN), Instant.now().plusMillis(50), Clock.systemUTC(), EarlyEnd.NEVER);
        AssertSubscriber<String> client = lease.during(Multi.createFrom().<String>nothing(), "end")
                .subscribe()
                .withSubscriber(AssertSubscriber.create(9));
        client.awaitCompletion().assertItems("end");
    }

    @Test
    void a_silent_stream_ends_with_its_session_too() {
        Revocations revocations = new Revocations(clock);
        SessionToken token = new SessionToken("ann", SESSION, NOW.minusSeconds(1));
        Lease lease = new Lease(Optional.of(ANN), NOW.plusSeconds(60), clock, EarlyEnd.of(token, revocations));
        AssertSubscriber<String> client = lease.during(Multi.createFrom().<String>nothing(), "end")
                .subscribe()
                .withSubscriber(AssertSubscriber.create(9));

        revocations.add(new Revocation("another", NOW, null, NOW.plusSeconds(60)));
        client.assertNotTerminated();
        revocations.add(new Revocation(SESSION, NOW, null, NOW.plusSeconds(60)));

        client.assertCompleted().assertItems("end");
        assertThat(lease.holds()).isFalse();
    }

    @Test
    void a_stream_that_ends_by_itself_says_nothing_of_the_token() {
        AssertSubscriber<String> client = until(NOW.plusSeconds(60))
                .during(Multi.createFrom().items("a"), "end")
                .subscribe()
                .withSubscriber(AssertSubscriber.create(9));
        client.awaitCompletion().assertItems("a");
    }

    @Test
    void with_a_token_that_has_ended_nothing_begins() {
        AssertSubscriber<String> client = until(NOW)
                .during(Multi.createFrom().items("a"), "end")
                .subscribe()
                .withSubscriber(AssertSubscriber.create(9));
        client.awaitCompletion().assertItems("end");
    }
}
