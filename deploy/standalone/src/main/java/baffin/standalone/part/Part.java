package baffin.standalone.part;

import java.io.IOException;

/** Something that runs as a process of its own. */
public interface Part {

    /** The name that people use for it, such as {@code kafka} or {@code rules}. */
    String name();

    /**
     * Starts it and waits until it is ready.
     *
     * @throws IOException when it does not become ready; the message names the log that says why
     */
    void start() throws IOException;

    /** Whether its process runs. */
    boolean isAlive();

    /** Whether it still does its work; false over a while gets it restarted. A part that cannot tell says true. */
    default boolean isWell() {
        return true;
    }

    /** Whether its process is stopped by a signal: it lives, does nothing and cannot stop cleanly. */
    default boolean isFrozen() {
        return false;
    }

    /** Ends its process at once, whatever it does. */
    void kill();

    /** Stops it cleanly. Does nothing when it does not run. */
    void stop();
}
