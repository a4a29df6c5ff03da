package baffin.match.time;

import baffin.match.terms.ClockRule;
import baffin.match.terms.PauseReason;
import baffin.match.terms.QuietHours;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.time.zone.ZoneOffsetTransition;
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
        boolean over = !quiet.end().isAfter(quiet.begin());
        LocalDate day = moment.atZone(quiet.zoneId()).toLocalDate().minusDays(1);
        while (true) {
            Instant begin = at(day, quiet.begin(), quiet.zoneId());
            Instant end = at(over ? day.plusDays(1) : day, quiet.end(), quiet.zoneId());
            if (end.isAfter(begin) && end.isAfter(moment)) {
                return new Rest(PauseReason.QUIET_HOURS, begin.isAfter(moment) ? begin : moment, end);
            }
            day = day.plusDays(1);
        }
    }

    /** A time that the clocks skip on a day is the moment at which they do, so that a night within it is none. */
    private static Instant at(LocalDate day, LocalTime time, ZoneId zone) {
        LocalDateTime local = day.atTime(time);
        ZoneOffsetTransition change = zone.getRules().getTransition(local);
        return change != null && change.isGap()
                ? change.getInstant()
                : local.atZone(zone).toInstant();
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
