package baffin.platform.runtime.decider;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StateCacheTest {

    private final StateCache<String> stateCache = new StateCache<>(10);

    @Test
    void what_was_used_last_is_kept_up_to_a_weight() {
        put("a", "aaaa");
        put("b", "bbbb");
        assertThat(stateCache.get("a")).isEqualTo("aaaa");
        put("c", "cccc");

        assertThat(stateCache.get("b")).isNull();
        assertThat(stateCache.get("a")).isEqualTo("aaaa");
        assertThat(stateCache.weight()).isEqualTo(8);
    }

    @Test
    void the_latest_one_is_kept_however_heavy() {
        put("a", "a");
        put("b", "b".repeat(100));
        assertThat(stateCache.get("a")).isNull();
        assertThat(stateCache.get("b")).hasSize(100);

        put("b", "b");
        put("a", "aa");
        stateCache.remove("b");
        stateCache.remove("b");
        assertThat(stateCache.weight()).isEqualTo(2);
    }

    private void put(String key, String state) {
        stateCache.put(key, state, state.length());
    }
}
