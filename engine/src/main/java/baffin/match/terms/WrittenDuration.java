package baffin.match.terms;

import baffin.game.Textual;
import java.time.Duration;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A duration that is told as it was written: {@code P14D} does not come back as {@code PT336H}. Two of the same length
 * are equal, however they are written.
 */
@Textual.Written(pattern = "^-?P(?=.)([0-9]+D)?(T.+)?$", form = "an ISO 8601 duration", example = "P14D")
public final class WrittenDuration implements Textual, TemporalAmount {

    /** Digits beyond it say nothing more. */
    private static final int TEXT_MAX = 40;

    private final Duration length;
    private final String text;

    /**
     * Reads ISO 8601 of days, hours, minutes and seconds.
     *
     * @throws java.time.format.DateTimeParseException when it is something else
     */
    public WrittenDuration(String text) {
        this.length = Duration.parse(text);
        this.text = text.length() > TEXT_MAX ? length.toString() : text;
    }

    /** A duration that nobody has written. */
    public static WrittenDuration of(Duration length) {
        return new WrittenDuration(length.toString());
    }

    /** As people write it, with whole days: {@code P90D} and not {@code PT2160H}. */
    public static String readable(Duration length) {
        long days = length.toDays();
        Duration rest = length.minusDays(days);
        return days == 0
                ? length.toString()
                : "P" + days + "D" + (rest.isZero() ? "" : rest.toString().substring(1));
    }

    /** How long it is. */
    public Duration length() {
        return length;
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public long get(TemporalUnit unit) {
        return length.get(unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return length.getUnits();
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        return length.addTo(temporal);
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        return length.subtractFrom(temporal);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof WrittenDuration written && written.length.equals(length);
    }

    @Override
    public int hashCode() {
        return length.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
