package baffin.view;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import org.awaitility.core.ThrowingRunnable;

/** What holds as soon as the projection has written. */
final class Eventually {

    private static final Duration SOON = Duration.ofSeconds(20);

    private Eventually() {}

    static void eventually(ThrowingRunnable holds) {
        await().atMost(SOON).pollInterval(Duration.ofMillis(50)).untilAsserted(holds);
    }
}
