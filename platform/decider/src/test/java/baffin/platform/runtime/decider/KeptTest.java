package baffin.platform.runtime.decider;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeptTest {

    private final Kept<String> kept = new Kept<>(String::length, 10);

    @Test
    void what_was_used_last_is_kept_up_to_a_weight() {
        kept.put("a", "aaaa");
        kept.put("b", "bbbb");
        assertThat(kept.get("a")).isEqualTo("aaaa");
        kept.put("c", "cccc");

        assertThat(kept.get("b")).isNull();
        assertThat(kept.get("a")).isEqualTo("aaaa");
        assertThat(kept.weight()).isEqualTo(8);
    }

    @Test
    void the_latest_one_is_kept_however_heavy() {
        kept.put("a", "a");
        kept.put("b", "b".repeat(100));
        assertThat(kept.get("a")).isNull();
        assertThat(kept.get("b")).hasSize(100);

        kept.put("b", "b");
        kept.put("a", "aa");
        kept.remove("b");
        kept.remove("b");
        assertThat(kept.weight()).isEqualTo(2);
    }
}
