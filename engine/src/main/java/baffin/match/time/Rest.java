package baffin.match.time;

import baffin.match.terms.ClockRule;
import baffin.match.terms.PauseReason;
import baffin.match.terms.QuietHours;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A time in which a player's clock by moves stands still of itself.
 *
 * @param from its first moment (UTC)
 * @param until the first moment after it (UTC)
 */
public record Rest(PauseReason reason, Instant from, Instant until) {

    /**
     * The first rest that is not over at a moment; what is running then begins at that moment.
     *
     * @param quiet of the player; null when there are none
     */
    static Optional<Rest> next(ClockRule rule, @Nullable QuietHours quiet, Instant moment) {
        if (!(rule instanceof ClockRule.PerMove moves)) {
            return Optional.empty();
        }
        Stream<Rest> night = quiet == null ? Stream.empty() : Stream.of(night(quiet, moment));
        ZoneId zone = quiet == null ? ZoneOffset.UTC : quiet.zoneId();
        Stream<Rest> weekend = moves.weekendsOff() ? Stream.of(weekend(zone, moment)) : Stream.empty();
        return Stream.concat(weekend, night).reduce((a, b) -> b.from().isBefore(a.from()) ? b : a);
    }

    private static Rest night(QuietHours quiet, Instant moment) {
        ZonedDateTime here = moment.atZone(quiet.zoneId());
        ZonedDateTime end = following(here, quiet.end());
        ZonedDateTime begin = following(here, quiet.begin());
        // the end comes first when the night has begun already
        return end.isBefore(begin)
                ? new Rest(PauseReason.QUIET_HOURS, moment, end.toInstant())
                : new Rest(
                        PauseReason.QUIET_HOURS,
                        begin.toInstant(),
                        following(begin, quiet.end()).toInstant());
    }

    private static ZonedDateTime following(ZonedDateTime moment, LocalTime time) {
        ZonedDateTime today = moment.toLocalDate().atTime(time).atZone(moment.getZone());
        return today.isAfter(moment)
                ? today
                : moment.toLocalDate().plusDays(1).atTime(time).atZone(moment.getZone());
    }

    private static Rest weekend(ZoneId zone, Instant moment) {
        ZonedDateTime here = moment.atZone(zone);
        boolean now = here.getDayOfWeek() == DayOfWeek.SATURDAY || here.getDayOfWeek() == DayOfWeek.SUNDAY;
        ZonedDateTime begin = here.with(TemporalAdjusters.nextOrSame(DayOfWeek.SATURDAY))
                .toLocalDate()
                .atStartOfDay(zone);
        ZonedDateTime end = here.with(TemporalAdjusters.next(DayOfWeek.MONDAY))
                .toLocalDate()
                .atStartOfDay(zone);
        ZonedDateTime after = begin.with(TemporalAdjusters.next(DayOfWeek.MONDAY))
                .toLocalDate()
                .atStartOfDay(zone);
        return now
                ? new Rest(PauseReason.WEEKEND, moment, end.toInstant())
                : new Rest(PauseReason.WEEKEND, begin.toInstant(), after.toInstant());
    }
}
