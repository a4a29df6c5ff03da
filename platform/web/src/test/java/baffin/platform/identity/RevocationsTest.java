package baffin.platform.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
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

    /** A token of Ann's whose session began some milliseconds after {@link #NOW}. */
    private static SessionToken token(long after, int number) {
        Instant began = NOW.plusMillis(after);
        UUID id = new UUID(began.toEpochMilli() << 16 | 0x7000, Long.MIN_VALUE | number);
        return new SessionToken("ann", id.toString(), SessionToken.began(id.toString()));
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
    void of_two_crossing_ends_of_an_account_each_ends_the_session_that_asked_for_the_other() {
        SessionToken owner = token(0, 1);
        SessionToken thief = token(1, 2);
        Revocation first = new Revocation("ann", NOW.plusSeconds(8), owner.session(), NOW.plus(LIFETIME));
        Revocation second = new Revocation("ann", NOW.plusSeconds(9), thief.session(), NOW.plus(LIFETIME));
        revocations.add(second);
        revocations.add(first);

        assertThat(revocations.refuses(owner)).isTrue();
        assertThat(revocations.refuses(thief)).isTrue();
        assertThat(revocations.refuses(token(8_500, 3))).isTrue();
        assertThat(revocations.refuses(token(9_000, 4))).isFalse();
    }

    @Test
    void a_session_that_began_after_the_earlier_end_goes_on_when_it_asks_for_the_later() {
        SessionToken fresh = token(5_000, 1);
        revocations.add(new Revocation("ann", NOW.plusSeconds(9), fresh.session(), NOW.plus(LIFETIME)));
        revocations.add(new Revocation("ann", NOW.plusSeconds(4), null, NOW.plus(LIFETIME)));

        assertThat(revocations.refuses(fresh)).isFalse();
        assertThat(revocations.refuses(token(5_000, 2))).isTrue();
    }

    @Test
    void in_any_order_what_is_refused_is_what_any_record_ends() {
        Random random = new Random(44);
        for (int round = 0; round < 3_000; round++) {
            // few moments, so that many are equal
            List<SessionToken> tokens = IntStream.range(0, 6)
                    .mapToObj(number -> token(random.nextInt(6), number))
                    .toList();
            List<Revocation> records = IntStream.range(0, 1 + random.nextInt(5))
                    .mapToObj(number -> random(random, tokens))
                    .toList();
            Revocations known = new Revocations(source.withZone(ZoneOffset.UTC));
            records.forEach(known::add);

            for (SessionToken token : tokens) {
                boolean ended = records.stream().anyMatch(record -> record.ends(token));
                assertThat(known.refuses(token)).as("%s %s", records, token).isEqualTo(ended);
            }
        }
    }

    private static Revocation random(Random random, List<SessionToken> tokens) {
        String session = tokens.get(random.nextInt(tokens.size())).session();
        Instant before = NOW.plusMillis(random.nextInt(7));
        Instant until = NOW.plus(LIFETIME).plusMillis(random.nextInt(3));
        return random.nextInt(5) == 0
                ? new Revocation(session, before, null, until)
                : new Revocation("ann", before, random.nextInt(3) == 0 ? null : session, until);
    }

    @Test
    void records_of_one_subject_are_kept_as_long_as_the_longest() {
        Revocation first = new Revocation("ann", NOW.plusSeconds(1), null, NOW.plus(LIFETIME));
        Revocation second = new Revocation("ann", NOW.plusSeconds(2), null, NOW.plusSeconds(3));

        assertThat(second.or(first).until()).isEqualTo(NOW.plus(LIFETIME));
        assertThat(first.or(second)).isEqualTo(second.or(first));
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
