package baffin.platform.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RevocationsTest {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final Duration LIFETIME = Duration.ofHours(1);

    private Instant now = NOW;
    private final InstantSource source = () -> now;
    private final Revocations revocations = new Revocations(source.withZone(ZoneOffset.UTC));

    private static SessionToken token(String session, Instant began) {
        return new SessionToken("ann", session, began);
    }

    private void end(String subject, @Nullable String except) {
        revocations.add(new Revocation(subject, now, except, now.plus(LIFETIME)));
    }

    @Test
    void an_ended_session_takes_no_other_with_it() {
        end("one", null);

        assertThat(revocations.refuses(token("one", NOW.minusSeconds(5)))).isTrue();
        assertThat(revocations.refuses(token("two", NOW.minusSeconds(5)))).isFalse();
    }

    @Test
    void a_new_password_ends_what_began_before_but_the_session_that_set_it() {
        end("ann", "kept");

        assertThat(revocations.refuses(token("other", NOW.minusMillis(1)))).isTrue();
        assertThat(revocations.refuses(token("kept", NOW.minusMillis(1)))).isFalse();
        assertThat(revocations.refuses(token("later", NOW))).isFalse();
        assertThat(revocations.refuses(new SessionToken("ben", "other", NOW.minusMillis(1))))
                .isFalse();
    }

    @Test
    void of_two_ends_of_an_account_the_later_holds_in_either_order() {
        Revocation first = new Revocation("ann", NOW, null, NOW.plus(LIFETIME));
        Revocation second = new Revocation("ann", NOW.plusSeconds(9), "kept", NOW.plus(LIFETIME));
        revocations.add(second);
        revocations.add(first);

        assertThat(revocations.refuses(token("between", NOW.plusSeconds(5)))).isTrue();
        assertThat(revocations.refuses(token("kept", NOW.plusSeconds(5)))).isFalse();
    }

    @Test
    void what_ends_tokens_that_have_ended_by_themselves_is_not_kept() {
        revocations.add(new Revocation("one", NOW.minus(LIFETIME), null, NOW));

        assertThat(revocations.refuses(token("one", NOW.minus(LIFETIME)))).isFalse();
    }

    @Test
    void records_read_as_they_were_written() {
        Revocation ended = new Revocation("ann", NOW, "kept", NOW.plus(LIFETIME));

        assertThat(Revocation.read(ended.bytes())).isEqualTo(ended);
    }

    @Test
    void the_id_of_a_session_says_when_it_began() {
        // the example of RFC 9562, appendix A.6
        assertThat(SessionToken.began("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"))
                .isEqualTo(Instant.parse("2022-02-22T19:22:22Z"));
    }
}
