package baffin.platform.runtime.projection.engine;

import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.jspecify.annotations.Nullable;

/** What keeps a projection from writing: failed writes, which may pass, and a log that the database is ahead of. */
final class Trouble {

    private static final long PATIENCE_MS = 10_000;

    private volatile long since;
    private volatile @Nullable String fault;

    /** A batch is written. */
    void over() {
        since = 0;
    }

    /** A write has failed and is tried again. */
    void again() {
        if (since == 0) {
            since = System.currentTimeMillis();
        }
    }

    /** Only a person can mend this. */
    void lasting(String words) {
        fault = words;
    }

    private boolean bearable() {
        long began = since;
        return fault == null && (began == 0 || System.currentTimeMillis() - began < PATIENCE_MS);
    }

    /** Down when writes have failed for 10 s, or for good. */
    HealthCheckResponseBuilder tell(HealthCheckResponseBuilder builder, boolean whole) {
        String words = fault;
        return builder.status(whole && bearable()).withData("fault", words == null ? "" : words);
    }
}
