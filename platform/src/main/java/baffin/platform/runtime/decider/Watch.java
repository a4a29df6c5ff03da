package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.StoredRow.Kind;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The time of one partition's decider: which key is due, and whether anybody was there to decide before. While keys
 * wait,
 * a sign of life is kept among the rows, so that a time in which nobody decided can be told from a player's delay.
 */
final class Watch {

    /** Key of the row that holds the latest sign of life; no aggregate has such a key. */
    static final String ALIVE = "#alive";

    private static final Duration SIGN_EVERY = Duration.ofSeconds(10);
    private static final Duration OUTAGE_MIN = Duration.ofSeconds(30);
    private static final Duration SNOOZE = Duration.ofSeconds(10);
    private static final int DUE_MAX = 200;

    private final Rows rows;
    private final Wakes wakes = new Wakes();
    private final Set<String> affected = new HashSet<>();
    private @Nullable Outage outage;
    private Instant signed = Instant.EPOCH;

    Watch(Rows rows) {
        this.rows = rows;
        rows.forEach((key, bytes) -> wakes.set(key, StoredRow.wakeOf(bytes)));
    }

    /** Looks back to the last sign of life. */
    void started(Instant now) {
        byte[] sign = rows.get(ALIVE);
        if (sign == null || wakes.isEmpty()) {
            return;
        }
        Instant last = StoredRow.read(sign).since();
        if (last.plus(OUTAGE_MIN).isBefore(now)) {
            outage = new Outage(last, now);
            affected.addAll(wakes.keys());
        }
    }

    /** The outage that the key has not been told of yet; it counts as told from now on. */
    @Nullable
    Outage untold(String key) {
        return affected.remove(key) ? outage : null;
    }

    /** Sets the moment of a key; null for none. */
    void set(String key, @Nullable Instant at) {
        wakes.set(key, at);
    }

    /** True when the key is due, as far as the index knows. */
    boolean isDue(String key, Instant now) {
        return wakes.isDue(key, now);
    }

    /** The keys that are due; each is asked for again a little later in case its tick is lost. */
    List<String> due(Instant now) {
        sign(now);
        List<String> due = wakes.due(now, DUE_MAX);
        due.forEach(key -> wakes.set(key, now.plus(SNOOZE)));
        return due;
    }

    private void sign(Instant now) {
        if (!wakes.isEmpty() && !signed.plus(SIGN_EVERY).isAfter(now)) {
            rows.put(ALIVE, new StoredRow(Kind.LIVE, now, "", null, new byte[0]).bytes());
            signed = now;
        }
    }
}
