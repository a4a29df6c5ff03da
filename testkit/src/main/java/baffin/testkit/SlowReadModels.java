package baffin.testkit;

import java.time.Duration;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Slows the read models of the application under test, and speeds them up again at the end: as an extension for the
 * tests of a class. The application's test
 * sources must produce a {@code ProjectionConfig} with this {@link #pause}.
 */
public final class SlowReadModels implements AutoCloseable, BeforeAllCallback, AfterAllCallback {

    // class loaders of a test JVM share nothing but system properties
    private static final String PAUSE = "baffin.testkit.pause";

    private SlowReadModels() {}

    @Override
    public void beforeAll(ExtensionContext context) {
        by(Duration.ofMillis(150));
    }

    @Override
    public void afterAll(ExtensionContext context) {
        close();
    }

    /** From now on each batch waits before it is written. */
    public static SlowReadModels by(Duration pause) {
        System.setProperty(PAUSE, pause.toString());
        return new SlowReadModels();
    }

    /** The pause before each batch: zero unless a test has slowed the read models. */
    public static Duration pause() {
        return Duration.parse(System.getProperty(PAUSE, "PT0S"));
    }

    @Override
    public void close() {
        System.clearProperty(PAUSE);
    }
}
