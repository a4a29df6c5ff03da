package baffin.platform.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.http.HttpGuard.BodyLimits;
import baffin.platform.limits.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;

class BodyLimitsTest {

    private final BodyLimits limits = BodyLimits.of(List.of("/cups=100000", "/cups/*/entrants=200000"));

    @Test
    void a_few_addresses_take_larger_bodies() {
        assertThat(limits.of("/cups")).isEqualTo(100_000);
        assertThat(limits.of("/cups/7/entrants")).isEqualTo(200_000);
    }

    @Test
    void all_others_take_what_every_address_takes() {
        assertThat(List.of("/cups/", "/cups/7", "/cups//entrants", "/cups/7/8/entrants", "/cups/7/entrants/9", "/"))
                .allSatisfy(path -> assertThat(limits.of(path)).isEqualTo(Limits.BODY_BYTES_MAX));
        assertThat(limits.of((String) null)).isEqualTo(Limits.BODY_BYTES_MAX);
    }

    @Test
    void an_entry_without_its_bytes_is_refused() {
        assertThatThrownBy(() -> BodyLimits.of(List.of("/cups"))).isInstanceOf(IllegalArgumentException.class);
    }
}
