package baffin.gameservice.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.gameservice.Browser;
import java.security.KeyPair;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VapidKeyTest {

    @Test
    void the_public_key_is_that_of_the_private_one() {
        // both signs of the second coordinate come up
        for (int number = 0; number < 40; number++) {
            KeyPair pair = Browser.pair();
            VapidKey key = VapidKey.of("%064x".formatted(((ECPrivateKey) pair.getPrivate()).getS()));

            assertThat(Base64.getUrlDecoder().decode(key.publicText()))
                    .isEqualTo(Browser.bytes((ECPublicKey) pair.getPublic()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "12",
                "zz",
                "0000000000000000000000000000000000000000000000000000000000000000",
                "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
            })
    void what_is_no_private_key_is_refused_and_not_shown(String text) {
        assertThatThrownBy(() -> VapidKey.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .satisfies(fault -> assertThat(text.isEmpty()
                                || !String.valueOf(fault.getMessage()).contains(text))
                        .isTrue());
    }

    @Test
    void keys_of_browsers_are_checked() {
        Browser browser = new Browser();
        byte[] off = Base64.getUrlDecoder().decode(browser.p256dh());
        off[40] ^= 1;

        assertThat(PushKeys.publicFault(browser.p256dh())).isEmpty();
        assertThat(PushKeys.publicFault(Base64.getUrlEncoder().encodeToString(off)))
                .as("no point of the curve")
                .isPresent();
        assertThat(PushKeys.publicFault(browser.auth())).isPresent();
        assertThat(PushKeys.publicFault("+/+/")).isPresent();
        assertThat(PushKeys.publicFault("A".repeat(10_000))).isPresent();
        assertThat(PushKeys.secretFault(browser.auth())).isEmpty();
        assertThat(PushKeys.secretFault(browser.auth() + "==")).as("padded").isEmpty();
        assertThat(PushKeys.secretFault(browser.p256dh())).isPresent();
        assertThat(new PushKeys(browser.p256dh(), browser.auth()).toString()).doesNotContain(browser.auth());
    }
}
