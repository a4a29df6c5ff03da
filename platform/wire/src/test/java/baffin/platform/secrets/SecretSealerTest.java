package baffin.platform.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecretSealerTest {

    private static final String OLD = "11".repeat(32);
    private static final String NEW = "22".repeat(32);
    private static final byte[] SECRET = "secret".getBytes(StandardCharsets.UTF_8);

    private final SecretSealer sealer = SecretSealer.of(List.of(NEW, OLD), "tests");

    @Test
    void what_is_sealed_opens_in_its_own_context_alone() {
        String sealed = sealer.seal("a", SECRET);

        assertThat(sealed).startsWith(sealer.prefix()).doesNotContain("secret");
        assertThat(sealer.open("a", sealed)).contains(SECRET);
        assertThat(sealer.open("b", sealed)).isEmpty();
        assertThat(sealer.open("a", sealed.substring(0, sealed.length() - 4))).isEmpty();
        assertThat(sealer.open("a", "sealed:")).isEmpty();
    }

    @Test
    void the_first_key_seals_and_all_open() {
        String before = SecretSealer.of(List.of(OLD), "tests").seal("a", SECRET);

        assertThat(before).doesNotStartWith(sealer.prefix());
        assertThat(sealer.open("a", before)).contains(SECRET);
        assertThat(SecretSealer.of(List.of(OLD), "tests").open("a", sealer.seal("a", SECRET)))
                .isEmpty();
    }

    @Test
    void what_is_no_key_is_refused_without_being_told() {
        assertThatThrownBy(() -> SecretSealer.of(List.of(NEW, "abcd"), "tests"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("key 2 for tests")
                .hasMessageNotContaining("abcd");
    }

    @Test
    void without_a_key_nothing_is_sealed() {
        SecretSealer none = SecretSealer.of(List.of(), "tests");

        assertThat(none.seals()).isFalse();
        assertThatThrownBy(() -> none.seal("a", SECRET)).isInstanceOf(IllegalStateException.class);
    }
}
