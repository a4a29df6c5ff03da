package baffin.match.terms;

import baffin.game.words.Phrase;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;

/**
 * The hours in which a player sleeps: a clock by moves stands still in them.
 *
 * @param zone IANA time zone, such as {@code Europe/Oslo}
 * @param from local time at which they begin, {@code HH:mm}
 * @param to local time at which they end, {@code HH:mm}; before {@code from} when the night is between
 */
public record QuietHours(String zone, String from, String to) {

    /** The longest that a day's quiet hours may be, so that nobody can hold a match up with them. */
    public static final Duration LONGEST = Duration.ofHours(10);

    /** True for the id of an IANA time zone; an offset such as {@code +02:00} is none. */
    public static boolean isZone(String id) {
        return ZoneId.getAvailableZoneIds().contains(id);
    }

    /** What is wrong with them; empty when nothing is. */
    public Optional<Phrase> fault() {
        try {
            if (!isZone(zone)) {
                return Optional.of(Phrase.of("quiet-form"));
            }
            long minutes = Duration.between(begin(), end()).toMinutes();
            long length = Math.floorMod(minutes, Duration.ofDays(1).toMinutes());
            return length == 0 || length > LONGEST.toMinutes()
                    ? Optional.of(Phrase.of("quiet-length", "hours", (int) LONGEST.toHours()))
                    : Optional.empty();
        } catch (DateTimeException e) {
            return Optional.of(Phrase.of("quiet-form"));
        }
    }

    public ZoneId zoneId() {
        return ZoneId.of(zone);
    }

    public LocalTime begin() {
        return LocalTime.parse(from);
    }

    public LocalTime end() {
        return LocalTime.parse(to);
    }
}
