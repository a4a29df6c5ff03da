package baffin.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RevivalTest {

    private final List<String> done = new ArrayList<>();
    private final Revival.Control broker = new Revival.Control() {
        @Override
        public void start() {
            done.add("start");
        }

        @Override
        public void stop() {
            done.add("stop");
        }
    };

    @Test
    void after_a_clean_stop_nobody_asks_the_groups() throws IOException {
        int restarts = Revival.start(broker, false, () -> {
            throw new AssertionError("asked");
        });

        assertThat(restarts).isZero();
        assertThat(done).containsExactly("start");
    }

    @Test
    void after_a_kill_working_groups_are_enough() throws IOException {
        assertThat(Revival.start(broker, true, () -> true)).isZero();
        assertThat(done).containsExactly("start");
    }

    @Test
    void after_a_kill_dead_groups_get_clean_restarts_until_they_work() throws IOException {
        Iterator<Boolean> answers = Stream.of(false, false, true).iterator();

        assertThat(Revival.start(broker, true, answers::next)).isEqualTo(2);
        assertThat(done).containsExactly("start", "stop", "start", "stop", "start");
    }

    @Test
    void groups_that_stay_dead_are_a_failure_and_not_an_endless_loop() {
        assertThatThrownBy(() -> Revival.start(broker, true, () -> false))
                .isInstanceOf(IOException.class)
                .hasMessage("consumer groups do not come back after 3 clean restarts");
    }
}
