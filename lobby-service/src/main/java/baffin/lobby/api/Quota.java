package baffin.lobby.api;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Bounds how many live things an account has. The list of them is a little behind the log, so what was asked for of
 * late
 * is counted as well, from before it is sent: however many requests come at once, one instance lets no more through.
 * Several instances do not know of each other for as long as the list is behind, so together they can let through the
 * bound once each.
 */
public final class Quota {

    // much longer than the list is behind; what has ended meanwhile is told by the list
    private static final Duration REMEMBERED = Duration.ofMinutes(1);

    private final String what;
    private final int most;
    private final Clock clock;
    private final Map<String, Map<String, Instant>> recent = new ConcurrentHashMap<>();

    /**
     * A bound.
     *
     * @param what plural noun for the refusal, such as {@code live matches}
     * @param most of one account; 0 for no bound
     */
    public Quota(String what, int most, Clock clock) {
        this.what = what;
        this.most = most;
        this.clock = clock;
    }

    /**
     * What the list knows.
     *
     * @param live ids of the account's own that live
     * @param over those of the ids asked about that do not live any more
     */
    public record Known(Set<String> live, Set<String> over) {

        public Known {
            live = Set.copyOf(live);
            over = Set.copyOf(over);
        }
    }

    /**
     * Does the work if the account has less than the bound without it; fails with 409 otherwise. What is there already
     * may be asked for again.
     *
     * @param id of what the account will have
     * @param known asks the list, also about some ids
     */
    public <T> Uni<T> within(
            String account, String id, Function<Set<String>, Uni<Known>> known, Supplier<Uni<T>> work) {
        if (most == 0) {
            return work.get();
        }
        Set<String> before = enter(account, id);
        return known.apply(before)
                .invoke(found -> {
                    Set<String> counted = new HashSet<>(before);
                    counted.removeAll(found.over());
                    counted.addAll(found.live());
                    if (!counted.contains(id) && counted.size() >= most) {
                        throw refused(counted.size());
                    }
                })
                .chain(ignored -> work.get())
                .onFailure()
                .invoke(() -> leave(account, id, before));
    }

    /** What the account has asked for of late before this; this is asked for from now on. */
    private Set<String> enter(String account, String id) {
        Instant now = clock.instant();
        Set<String> before = new HashSet<>();
        recent.compute(account, (key, ids) -> {
            Map<String, Instant> all = ids == null ? new LinkedHashMap<>() : ids;
            all.values().removeIf(at -> at.plus(REMEMBERED).isBefore(now));
            before.addAll(all.keySet());
            all.putIfAbsent(id, now);
            return all;
        });
        forget(now);
        return before;
    }

    private void leave(String account, String id, Set<String> before) {
        if (!before.contains(id)) {
            recent.computeIfPresent(account, (key, ids) -> {
                ids.remove(id);
                return ids.isEmpty() ? null : ids;
            });
        }
    }

    private void forget(Instant now) {
        for (String account : List.copyOf(recent.keySet())) {
            recent.computeIfPresent(account, (key, ids) -> {
                ids.values().removeIf(at -> at.plus(REMEMBERED).isBefore(now));
                return ids.isEmpty() ? null : ids;
            });
        }
    }

    private RuntimeException refused(int now) {
        String detail = "You have " + now + " " + what + ", and at most " + most + " at a time";
        return Problem.of(ProblemType.CONFLICT, detail)
                .with("bound", what.replace(' ', '-'))
                .with("most", most)
                .with("now", now)
                .asException();
    }
}
