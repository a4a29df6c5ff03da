package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The check that the other tests rely on meets the vector of the specification, and nothing near it. */
@Tag(Lanes.CHECK)
class StandardWebhookTest {

    private static final String SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    private static final String SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
    private static final Instant SENT = Instant.ofEpochSecond(1_614_265_330);

    private static boolean verified(String secret, String signature, String body, Instant now) {
        var headers = new StandardWebhook.Headers("msg_p5jXN8AQM9LWM0D4loKWxJek", "1614265330", signature);
        return StandardWebhook.verified(secret, headers, body.getBytes(StandardCharsets.UTF_8), now);
    }

    @Test
    void the_published_vector_is_verified_also_beside_another_signature() {
        String body = "{\"test\": 2432232314}";
        assertThat(verified(SECRET, SIGNATURE, body, SENT)).isTrue();
        assertThat(verified(SECRET, "v1,AAAA v1a,BBBB " + SIGNATURE, body, SENT))
                .isTrue();
    }

    @Test
    void another_body_secret_version_or_time_is_not() {
        String body = "{\"test\": 2432232314}";
        assertThat(verified(SECRET, SIGNATURE, "{\"test\":2432232314}", SENT)).isFalse();
        assertThat(verified("whsec_" + "A".repeat(32), SIGNATURE, body, SENT)).isFalse();
        assertThat(verified(SECRET, SIGNATURE.replace("v1,", "v2,"), body, SENT))
                .isFalse();
        assertThat(verified(SECRET, "v1", body, SENT)).isFalse();
        assertThat(verified(SECRET, SIGNATURE, body, SENT.plusSeconds(301))).isFalse();
        assertThat(verified(SECRET, SIGNATURE, body, SENT.minusSeconds(301))).isFalse();
    }
}
