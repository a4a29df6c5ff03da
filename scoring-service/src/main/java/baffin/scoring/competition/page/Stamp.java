package baffin.scoring.competition.page;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A moment as a page shows it.
 *
 * @param iso for programs (RFC 3339, UTC)
 * @param text for people, UTC
 */
public record Stamp(String iso, String text) {

    private static final DateTimeFormatter TEXT = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    /** A moment, to the minute. */
    public static Stamp of(Instant at) {
        return new Stamp(at.truncatedTo(ChronoUnit.SECONDS).toString(), TEXT.format(at));
    }

    /** A moment, or null where there is none. */
    public static @Nullable Stamp orNull(@Nullable Instant at) {
        return at == null ? null : of(at);
    }
}
