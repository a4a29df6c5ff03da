package baffin.system.platform;

import java.util.Optional;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/** Counts the classes of a run that share platforms, so that each platform stops after the last of them. */
public final class SharedBaffinCount implements TestExecutionListener {

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        plan.getRoots().stream()
                .flatMap(root -> plan.getDescendants(root).stream())
                .flatMap(test -> test.getSource().stream())
                .filter(ClassSource.class::isInstance)
                .map(source -> ((ClassSource) source).getJavaClass())
                .flatMap(test -> Optional.ofNullable(test.getAnnotation(OnSharedBaffin.class)).stream())
                .forEach(SharedBaffin::expect);
    }
}
