package baffin.gameservice.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.gameservice.delivery.WebhookSecret;
import java.security.SecureRandom;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebhookVaultTest {

    private static final String ONE = "11".repeat(32);
    private static final String OTHER = "22".repeat(32);

    private final WebhookSecret secret = WebhookSecret.fresh(new SecureRandom());
    private final WebhookVault vault = WebhookVault.of(List.of(ONE));

    @Test
    void what_is_sealed_shows_nothing_and_opens_again() {
        WebhookSecret sealed = new WebhookSecret(vault.seal("hook", secret));
        assertThat(sealed.text())
                .startsWith(vault.present())
                .doesNotContain("whsec_")
                .doesNotContain(secret.text().substring(6));
        assertThat(vault.open("hook", sealed)).isEqualTo(secret);
        assertThat(vault.seal("hook", secret)).as("another nonce each time").isNotEqualTo(sealed.text());
        assertThat(vault.seal("hook", sealed)).isEqualTo(sealed.text());
    }

    @Test
    void it_opens_with_its_key_and_for_its_webhook_alone() {
        WebhookSecret sealed = new WebhookSecret(vault.seal("hook", secret));
        assertThat(vault.open("another", sealed).readable()).isFalse();
        assertThat(WebhookVault.of(List.of(OTHER)).open("hook", sealed).readable())
                .isFalse();
        assertThat(WebhookVault.of(List.of()).open("hook", sealed).readable()).isFalse();
        assertThat(WebhookVault.of(List.of(OTHER, ONE)).open("hook", sealed)).isEqualTo(secret);
        char[] damaged = sealed.text().toCharArray();
        damaged[damaged.length - 5] = (char) (damaged[damaged.length - 5] ^ 1);
        assertThat(vault.open("hook", new WebhookSecret(new String(damaged))).readable())
                .isFalse();
        assertThat(vault.open("hook", new WebhookSecret(vault.present() + "AAAA"))
                        .readable())
                .isFalse();
        assertThat(vault.open("hook", new WebhookSecret("sealed:")).readable()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "1111", "zz11111111111111111111111111111111111111111111111111111111111111"})
    void what_is_no_key_is_refused_without_showing_it(String text) {
        assertThatThrownBy(() -> WebhookVault.of(List.of(ONE, text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("key 2 for secrets of webhooks must be 32 bytes in hex (64 digits)")
                .hasNoCause();
    }
}
