package baffin.platform.runtime.decider;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** States that were read from their rows, those used last; bounded by what they weigh together. */
final class StateCache<S> {

    private record Weighed<S>(S state, int weight) {}

    private final long most;
    private final Map<String, Weighed<S>> states = new LinkedHashMap<>(64, 0.75f, true);
    private long weight;

    StateCache(long most) {
        this.most = most;
    }

    @Nullable
    S get(String key) {
        Weighed<S> found = states.get(key);
        return found == null ? null : found.state();
    }

    /** Keeps a state, and forgets the ones not used for longest; the latest one is kept whatever it weighs. */
    void put(String key, S state, int heavy) {
        remove(key);
        states.put(key, new Weighed<>(state, heavy));
        weight += heavy;
        for (Iterator<Weighed<S>> eldest = states.values().iterator(); weight > most && states.size() > 1; ) {
            weight -= eldest.next().weight();
            eldest.remove();
        }
    }

    void remove(String key) {
        Weighed<S> gone = states.remove(key);
        weight -= gone == null ? 0 : gone.weight();
    }

    /** What all of them weigh. */
    long weight() {
        return weight;
    }
}
