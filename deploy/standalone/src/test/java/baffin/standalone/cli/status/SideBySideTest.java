package baffin.standalone.cli.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class SideBySideTest {

    @Test
    void questions_that_hang_cost_the_limit_once_and_the_others_are_answered() {
        SideBySide questions = new SideBySide(Duration.ofSeconds(2));
        List<Supplier<String>> hanging = new ArrayList<>();
        for (int number = 0; number < 200; number++) {
            hanging.add(questions.ask(
                    () -> {
                        new CountDownLatch(1).await();
                        return "never";
                    },
                    "unknown"));
        }
        Supplier<String> quick = questions.ask(() -> "here", "unknown");
        Supplier<String> broken = questions.ask(
                () -> {
                    throw new IllegalStateException();
                },
                "unknown");

        // 200 limits one after the other would take far longer than this test may
        assertThat(hanging).allSatisfy(answer -> assertThat(answer.get()).isEqualTo("unknown"));
        assertThat(quick.get()).isEqualTo("here");
        assertThat(broken.get()).isEqualTo("unknown");
    }

    @Test
    void what_matters_less_is_asked_once_the_rest_is_answered() {
        SideBySide questions = new SideBySide(Duration.ofSeconds(30));
        AtomicBoolean first = new AtomicBoolean();
        questions.ask(
                () -> {
                    Thread.sleep(100);
                    first.set(true);
                    throw new IllegalStateException("a failure is an answer too");
                },
                "unknown");

        assertThat(questions.askNext(first::get, false).get()).isTrue();
    }

    @Test
    void what_matters_less_is_asked_also_when_the_rest_hangs() {
        SideBySide questions = new SideBySide(Duration.ofSeconds(4));
        questions.ask(
                () -> {
                    new CountDownLatch(1).await();
                    return "never";
                },
                "unknown");

        assertThat(questions.askNext(() -> "here", "unknown").get()).isEqualTo("here");
    }
}
