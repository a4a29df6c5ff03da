package baffin.testkit;

import java.time.Duration;

/**
 * Slows the read models of the application under test, and speeds them up again at the end. The application's test
 * sources must produce a {@code ProjectionConfig} with this {@link #pause}.
 */
public final class SlowReadModels implements AutoCloseable {

    // class loaders of a test JVM share nothing but system properties
    private static final String PAUSE = "baffin.testkit.pause";

    private SlowReadModels() {}

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
