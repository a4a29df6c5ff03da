package baffin.platform.identity;

import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.MultiSelectFirstUntilOtherOp;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
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

    /** Name of the last event of a stream that has ended with its token. */
    private static final String END = "end";

    /** Its data: why the stream ends. */
    private static final String TOKEN_ENDED = "{\"end\":\"token-ended\"}";

    // a timer may be that much ahead of the clock
    private static final Duration EARLY = Duration.ofMillis(100);

    /** True as long as the token is good. */
    public boolean holds() {
        return end == null || clock.instant().isBefore(end) && !early.come();
    }

    /** Server-sent events until the token ends; the last one is named {@code end} and has no id. */
    public Multi<OutboundSseEvent> events(Sse sse, Multi<OutboundSseEvent> stream) {
        OutboundSseEvent farewell =
                sse.newEventBuilder().name(END).data(TOKEN_ENDED).build();
        return during(stream, farewell);
    }

    /** Lines of JSON until the token ends; the last one has the member {@code end}. */
    public Multi<RawValue> lines(Multi<RawValue> stream) {
        return during(stream, new RawValue(TOKEN_ENDED));
    }

    /**
     * A stream that ends with the token: no item comes after that but one that says why.
     *
     * @param farewell the last item
     */
    <T> Multi<T> during(Multi<T> stream, T farewell) {
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
