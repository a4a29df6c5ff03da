package baffin.standalone.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class StartingTest {

    @Test
    void the_first_failure_stops_those_that_still_start() {
        CountDownLatch stopped = new CountDownLatch(1);
        Part slow = new Part() {
            @Override
            public String name() {
                return "slow";
            }

            @Override
            public void start() throws IOException {
                try {
                    stopped.await();
                } catch (InterruptedException e) {
                    throw new IOException("interrupted", e);
                }
            }

            @Override
            public boolean isAlive() {
                return false;
            }

            @Override
            public void kill() {}

            @Override
            public void stop() {
                stopped.countDown();
            }
        };
        Part broken = new Part() {
            @Override
            public String name() {
                return "broken";
            }

            @Override
            public void start() throws IOException {
                throw new IOException("no luck");
            }

            @Override
            public boolean isAlive() {
                return false;
            }

            @Override
            public void kill() {}

            @Override
            public void stop() {}
        };

        assertThatThrownBy(() -> Starting.together(List.of(slow, broken), line -> {}))
                .isInstanceOf(IOException.class)
                .hasMessage("no luck");
        assertThat(stopped.getCount()).isZero();
    }
}
