package baffin.gameservice.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignatureTest {

    private static final Instant AT = Instant.ofEpochSecond(1_614_265_330L);
    private static final byte[] BODY = "{\"test\": 2432232314}".getBytes(StandardCharsets.UTF_8);
    private static final String ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";

    @Test
    void the_vector_of_standard_webhooks_is_met() {
        WebhookSecret secret = new WebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
        assertThat(Signature.headers(ID, AT, BODY, List.of(secret)))
                .containsEntry("webhook-id", ID)
                .containsEntry("webhook-timestamp", "1614265330")
                .containsEntry("webhook-signature", "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
                .hasSize(3);
    }

    @Test
    void a_new_secret_has_32_random_bytes_and_is_never_printed() {
        WebhookSecret one = WebhookSecret.fresh(new SecureRandom());
        assertThat(one.text()).startsWith("whsec_");
        assertThat(Base64.getDecoder().decode(one.text().substring(6))).hasSize(32);
        assertThat(WebhookSecret.fresh(new SecureRandom())).isNotEqualTo(one);
        WebhookKeys keys = WebhookKeys.of(one).rotated(WebhookSecret.fresh(new SecureRandom()), AT);
        assertThat(one.toString() + keys).doesNotContain(one.text().substring(6));
    }

    @Test
    void after_a_rotation_both_sign_for_a_day() {
        WebhookSecret first = WebhookSecret.fresh(new SecureRandom());
        WebhookSecret second = WebhookSecret.fresh(new SecureRandom());
        WebhookKeys keys = WebhookKeys.of(first).rotated(second, AT);
        assertThat(keys.signing(AT)).containsExactly(second, first);
        assertThat(keys.signing(AT.plus(Duration.ofHours(24)).minusMillis(1))).containsExactly(second, first);
        assertThat(keys.signing(AT.plus(Duration.ofHours(24)))).containsExactly(second);
        assertThat(Signature.headers(ID, AT, BODY, keys.signing(AT)).get(Signature.SIGNATURE))
                .isEqualTo(Signature.sign(ID, AT, BODY, second) + " " + Signature.sign(ID, AT, BODY, first));
    }

    @Test
    void the_secret_in_use_still_signs_when_a_rotation_is_repeated() {
        WebhookSecret inUse = WebhookSecret.fresh(new SecureRandom());
        WebhookKeys keys = WebhookKeys.of(inUse);
        for (int repeat = 1; repeat <= 2; repeat++) {
            keys = keys.rotated(WebhookSecret.fresh(new SecureRandom()), AT.plusSeconds(repeat));
            assertThat(keys.signing(AT.plusSeconds(10))).hasSize(repeat + 1).endsWith(inUse);
        }
        for (int repeat = 3; repeat <= 9; repeat++) {
            keys = keys.rotated(WebhookSecret.fresh(new SecureRandom()), AT.plusSeconds(repeat));
            assertThat(keys.signing(AT.plusSeconds(10))).hasSize(4);
        }
    }
}
