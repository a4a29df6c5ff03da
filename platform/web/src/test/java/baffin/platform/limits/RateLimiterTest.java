package baffin.platform.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baffin.platform.problem.ProblemException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RateLimiterTest {

    private final RateLimiter limiter = new RateLimiter("knocks", 3, Duration.ofHours(1));

    private ProblemException refused(Runnable knock) {
        return catchThrowableOfType(ProblemException.class, knock::run);
    }

    @Test
    void the_one_too_many_is_refused_and_told_when_to_come_again() {
        for (int knock = 0; knock < 3; knock++) {
            limiter.take("ann");
        }

        ProblemException refused = refused(() -> limiter.take("ann"));

        assertThat(refused.problem().status()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.headers().get("Retry-After"))).isBetween(1, 1_201);
    }

    @Test
    void a_limit_of_nothing_is_none_and_less_is_refused_at_once_by_its_name() {
        RateLimiter none = new RateLimiter("knocks", 0, Duration.ofMinutes(1));
        for (int knock = 0; knock < 1_000; knock++) {
            none.take("ann");
        }
        none.giveBack("ann");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RateLimiter("knocks", -1, Duration.ofMinutes(1)))
                .withMessageContaining("knocks");
    }

    @Test
    void everyone_has_a_bucket_of_their_own() {
        for (int knock = 0; knock < 3; knock++) {
            limiter.take("ann");
        }

        assertThatNoException().isThrownBy(() -> limiter.take("bo"));
    }

    @Test
    void what_is_given_back_may_be_taken_again_and_a_bucket_never_holds_more_than_it_can() {
        for (int knock = 0; knock < 10; knock++) {
            limiter.takeQuietly("ann");
            limiter.giveBack("ann");
        }
        limiter.giveBack("ann");
        for (int knock = 0; knock < 3; knock++) {
            limiter.take("ann");
        }

        assertThat(refused(() -> limiter.take("ann"))).isNotNull();
    }
}
