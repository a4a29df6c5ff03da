package baffin.scoring.competition.page;

import baffin.scoring.competition.view.Words;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A moment as a page shows it. */
public record Stamp(Instant at) {

    private static final Map<Locale, DateTimeFormatter> FORMS = new ConcurrentHashMap<>();

    private static DateTimeFormatter form(Words words) {
        return FORMS.computeIfAbsent(
                words.language(),
                language -> DateTimeFormatter.ofPattern(words.say("moment"), language)
                        .withZone(ZoneOffset.UTC));
    }

    /** For programs (RFC 3339, UTC). */
    public String iso() {
        return at.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** For people, to the minute. */
    public String text(Words words) {
        return form(words).format(at);
    }

    /** A moment. */
    public static Stamp of(Instant at) {
        return new Stamp(at);
    }

    /** A moment, or null where there is none. */
    public static @Nullable Stamp orNull(@Nullable Instant at) {
        return at == null ? null : of(at);
    }
}
