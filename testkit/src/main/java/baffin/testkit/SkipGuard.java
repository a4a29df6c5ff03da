package baffin.testkit;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Fails a run in which tests were found and every one of them was skipped: such a run proves nothing and must not be
 * green.
 * Registered for every module that has the testkit on its test class path.
 */
public final class SkipGuard implements TestExecutionListener {

    private final AtomicInteger run = new AtomicInteger();
    private final AtomicInteger skipped = new AtomicInteger();
    private final Runnable fail;

    /** Used by the test launcher. */
    public SkipGuard() {
        // an exception of a listener is only logged by JUnit, so ending the test JVM is what makes the build fail
        this(() -> Runtime.getRuntime().halt(1));
    }

    SkipGuard(Runnable fail) {
        this.fail = fail;
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        skipped.incrementAndGet();
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == Status.FAILED) {
            run.incrementAndGet();
        } else if (test.isTest()) {
            (result.getStatus() == Status.ABORTED ? skipped : run).incrementAndGet();
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (run.get() == 0 && skipped.get() > 0) {
            System.err.println("All tests of this run were skipped (" + skipped.get() + "): that proves nothing.");
            fail.run();
        }
        run.set(0);
        skipped.set(0);
    }
}
