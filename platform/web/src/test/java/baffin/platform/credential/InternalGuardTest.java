package baffin.platform.credential;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class InternalGuardTest {

    @Test
    void the_internal_door_opens_to_the_secret_alone() {
        InternalGuard guard = new InternalGuard(Optional.of("secret"));

        assertThat(guard.allowed("secret")).isTrue();
        assertThat(guard.allowed("secret ")).isFalse();
        assertThat(guard.allowed(null)).isFalse();
        assertThat(new InternalGuard(Optional.empty()).allowed("")).isFalse();
        assertThat(new InternalGuard(Optional.of("")).allowed("")).isFalse();
    }
}
