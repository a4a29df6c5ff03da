package baffin.testkit;

import java.time.Duration;

/** How long tests wait for what must come: minutes, which cost nothing when it comes soon. */
public final class Waits {

    /** For anything that a sound platform does within a second or two, on a machine that is busy with other work. */
    public static final Duration MAX = Duration.ofMinutes(4);

    private Waits() {}
}
