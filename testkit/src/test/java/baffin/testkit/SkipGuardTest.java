package baffin.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class SkipGuardTest {

    // Surefire leaves nested static classes alone; whoever runs them directly sees nothing skipped
    private static final ThreadLocal<Boolean> SKIP = ThreadLocal.withInitial(() -> false);

    @Test
    void a_run_that_skips_all_its_tests_fails() {
        assertThat(failsAfterRunning(AllSkipped.class)).isTrue();
    }

    @Test
    void a_run_with_one_test_that_ran_is_fine() {
        assertThat(failsAfterRunning(AllSkipped.class, OneRuns.class)).isFalse();
    }

    private static boolean failsAfterRunning(Class<?>... classes) {
        AtomicBoolean failed = new AtomicBoolean();
        var request = LauncherDiscoveryRequestBuilder.request();
        for (Class<?> each : classes) {
            request.selectors(DiscoverySelectors.selectClass(each));
        }
        var quiet = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .build();
        SKIP.set(true);
        try {
            LauncherFactory.create(quiet).execute(request.build(), new SkipGuard(() -> failed.set(true)));
        } finally {
            SKIP.remove();
        }
        return failed.get();
    }

    static class AllSkipped {
        @Test
        void skipped() {
            Assumptions.assumeFalse(SKIP.get());
        }
    }

    static class OneRuns {
        @Test
        void skipped() {
            Assumptions.assumeFalse(SKIP.get());
        }

        @Test
        void runs() {
            assertThat(SKIP.get()).isTrue();
        }
    }
}
