package baffin.match.time;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.terms.ClockRule;
import baffin.match.terms.QuietHours;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Quiet hours where clocks are changed. */
class RestTest {

    private static final ClockRule MOVES =
            new ClockRule.PerMove(Duration.ofDays(2), Duration.ZERO, Duration.ofDays(1), false);

    private static Rest next(QuietHours quiet, Instant moment) {
        return Rest.next(MOVES, quiet, moment).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"02:30,03:00", "02:10,02:50", "02:00,03:00"})
    void quiet_hours_within_the_hour_that_spring_skips_are_none_that_night(String from, String to) {
        Rest rest = next(new QuietHours("Europe/Oslo", from, to), Instant.parse("2026-03-28T12:00:00Z"));

        assertThat(rest.from().atZone(ZoneId.of("Europe/Oslo")).toLocalDate()).hasToString("2026-03-30");
        assertThat(Duration.between(rest.from(), rest.until()))
                .isEqualTo(Duration.between(LocalTime.parse(from), LocalTime.parse(to)));
    }

    @ParameterizedTest
    @CsvSource({
        "Europe/Oslo,2026-03-29T01:00:00Z",
        "Europe/Oslo,2026-10-25T01:00:00Z",
        "America/New_York,2026-03-08T07:00:00Z",
        "Australia/Lord_Howe,2026-10-03T15:30:00Z",
        "Africa/Cairo,2026-04-23T22:00:00Z",
        "Pacific/Apia,2011-12-30T10:00:00Z",
        "Asia/Kathmandu,2026-05-01T00:00:00Z",
    })
    void who_has_quiet_hours_rests_in_them_and_at_no_other_time(String zone, Instant change) {
        Random chance = new Random(7);
        ZoneId here = ZoneId.of(zone);
        for (int times = 0; times < 2_000; times++) {
            LocalTime from = LocalTime.of(chance.nextInt(24), 10 * chance.nextInt(6));
            LocalTime to = from.plusMinutes(10L * (1 + chance.nextInt(60)));
            QuietHours quiet = new QuietHours(zone, from.toString(), to.toString());
            Instant moment = change.plusSeconds(60L * (chance.nextInt(4_000) - 2_000));
            ZonedDateTime local = moment.atZone(here);
            Rest rest = next(quiet, moment);
            String name = quiet + " at " + local + ": " + rest;
            assertThat(rest.from()).as(name).isAfterOrEqualTo(moment);
            assertThat(rest.until()).as(name).isAfter(rest.from());
            if (here.getRules().getValidOffsets(local.toLocalDateTime()).size() == 1) {
                LocalTime time = local.toLocalTime();
                boolean after = !time.isBefore(from);
                boolean before = time.isBefore(to);
                boolean quietNow = from.isBefore(to) ? after && before : after || before;
                assertThat(rest.from().equals(moment)).as(name).isEqualTo(quietNow);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"+02:00", "UTC+2", "Z", "Mars/Olympus", ""})
    void an_offset_is_no_zone(String zone) {
        assertThat(new QuietHours(zone, "22:00", "07:00").fault()).isPresent();
    }

    @Test
    void a_zone_of_the_database_is_one() {
        assertThat(new QuietHours("Europe/Oslo", "22:00", "07:00").fault()).isEmpty();
    }
}
