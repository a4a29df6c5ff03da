package baffin.platform.identity;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.MultiSelectFirstUntilOtherOp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How long an open stream may go on telling its reader: until the token that it was opened with, or its session, ends.
 *
 * @param caller who opened it; empty for one who is not signed in
 * @param end when the token ends (UTC); null for one who is not signed in
 * @param clock tells the time
 * @param early whether the token was ended before
 */
public record Lease(Optional<Caller> caller, @Nullable Instant end, Clock clock, EarlyEnd early) {

    // a timer may be that much ahead of the clock
    private static final Duration EARLY = Duration.ofMillis(100);

    /** True as long as the token is good. */
    public boolean holds() {
        return end == null || clock.instant().isBefore(end) && !early.come();
    }

    /**
     * A stream that ends with the token: no item comes after that but one that says why.
     *
     * @param farewell the last item
     */
    public <T> Multi<T> during(Multi<T> stream, T farewell) {
        Instant last = end;
        if (last == null) {
            return stream;
        }
        return Multi.createFrom().deferred(() -> {
            Duration rest = Duration.between(clock.instant(), last);
            Multi<T> allowed = rest.isPositive()
                    ? new MultiSelectFirstUntilOtherOp<>(
                            stream.select().first(item -> holds()).select().first(rest), early.signal())
                    : Multi.createFrom().empty();
            Multi<T> reason = Multi.createFrom()
                    .deferred(() -> clock.instant().isBefore(last.minus(EARLY)) && !early.come()
                            ? Multi.createFrom().empty()
                            : Multi.createFrom().item(farewell));
            return Multi.createBy().concatenating().streams(allowed, reason);
        });
    }
}
