package baffin.bot.archive;

import baffin.match.terms.AbsenceStep;
import baffin.match.terms.AbsenceStep.Bot;
import baffin.match.terms.AbsenceStep.Forfeit;
import baffin.match.terms.AbsenceStep.Safe;
import baffin.match.terms.AbsenceStep.Substitute;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a match of the archive is played. */
enum Style {
    /** By navigators alone, as they think best. */
    NAVIGATORS(null),
    /** By navigators and chance, with steps taken back. */
    MIXED(null),
    /** By navigators and chance, and a seat gives up. */
    RESIGNED(null),
    /** By chance alone, with steps taken back and seats that give up. */
    RANDOM(null),
    /** Against a live clock that runs out, until the seat is lost. */
    TIMED_OUT(new MatchTerms(live(), List.of(new Safe(3), new Forfeit()), 0, List.of())),
    /** By correspondence, with rests, plans and seats that go to somebody else. */
    HANDED_ON(new MatchTerms(moves(), List.of(new Safe(1), new Substitute(), new Forfeit()), 5, List.of())),
    /** Against a live clock, with an alternate and then a house bot in the place of who stays away. */
    REPLACED(new MatchTerms(
            live(), List.of(new Substitute(), new Bot("random")), 0, List.of(new SeatHolder("player-8", true)))),
    /** Nobody plays at all; the house brings the match to its end. */
    SILENT(new MatchTerms(moves(), List.<AbsenceStep>of(new Safe(4), new Bot("careful")), 0, List.of()));

    /** Styles that need no clock, in the order in which tables take turns with them. */
    static final List<Style> WITHOUT_CLOCK = List.of(NAVIGATORS, MIXED, RESIGNED, RANDOM);

    /** Styles of those who play against the clock. */
    static final List<Style> WITH_CLOCK = List.of(TIMED_OUT, HANDED_ON, REPLACED, SILENT);

    private final @Nullable MatchTerms terms;

    Style(@Nullable MatchTerms terms) {
        this.terms = terms;
    }

    /** Clock and absence; null when nothing is agreed. */
    @Nullable
    MatchTerms terms() {
        return terms;
    }

    /** True when time may run out, so that a bot waits for nobody. */
    boolean timed() {
        return terms != null;
    }

    /** True when the navigator plays for a seat, false when chance does. */
    boolean navigates(int seat) {
        return switch (this) {
            case NAVIGATORS, HANDED_ON -> true;
            case MIXED, RESIGNED, TIMED_OUT, REPLACED -> seat % 2 == 0;
            case RANDOM, SILENT -> false;
        };
    }

    /** True when nobody answers for a player any more. */
    boolean silent(String player, int version) {
        return switch (this) {
            case TIMED_OUT, REPLACED ->
                player.equals("player-1") && version > 25 || player.equals("player-8") && version > 60;
            case HANDED_ON -> player.equals("player-0") && version > 70;
            case SILENT -> true;
            default -> false;
        };
    }

    /** How long a player thinks. */
    Duration pace() {
        return this == HANDED_ON ? Duration.ofHours(3) : Duration.ofSeconds(20);
    }

    private static ClockRule live() {
        return new ClockRule.Live(
                Duration.ofMinutes(10),
                Duration.ofSeconds(20),
                Duration.ofMinutes(15),
                Duration.ofMinutes(1),
                Duration.ofSeconds(30));
    }

    private static ClockRule moves() {
        return new ClockRule.PerMove(Duration.ofDays(2), Duration.ofDays(1), Duration.ofHours(12), true);
    }
}
