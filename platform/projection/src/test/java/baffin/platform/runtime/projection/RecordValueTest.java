package baffin.platform.runtime.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RecordValueTest {

    private final RecordValue value = new RecordValue(new byte[] {1, 2, 3});
    private final AtomicInteger reads = new AtomicInteger();

    @Test
    void a_value_is_read_once_as_each_type() {
        assertThat(value.as(Integer.class, bytes -> reads.incrementAndGet())).isEqualTo(1);
        assertThat(value.as(Integer.class, bytes -> reads.incrementAndGet())).isEqualTo(1);
        assertThat(value.as(String.class, bytes -> "read " + reads.incrementAndGet()))
                .isEqualTo("read 2");
        assertThat(value.known(Integer.class)).contains(1);
        assertThat(value.known(Long.class)).isEmpty();
    }

    @Test
    void what_was_made_of_it_is_known_to_all_readers() {
        value.note(String.class, "folded");
        assertThat(value.as(String.class, bytes -> "read again")).isEqualTo("folded");
    }

    @Test
    void a_failure_is_not_remembered() {
        assertThatThrownBy(() -> value.as(String.class, bytes -> {
                    throw new IllegalArgumentException("not yet");
                }))
                .hasMessage("not yet");
        assertThat(value.as(String.class, bytes -> "now")).isEqualTo("now");
    }
}
