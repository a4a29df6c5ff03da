package baffin.match.terms;

import baffin.match.terms.AbsenceStep.Bot;
import baffin.match.terms.AbsenceStep.Forfeit;
import baffin.match.terms.AbsenceStep.Safe;
import baffin.match.terms.AbsenceStep.Substitute;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is agreed about time and absence before a match starts.
 *
 * @param clock how much time there is
 * @param absence what happens when it has run out, in order, 1 to 8 steps
 * @param vacationDays days of vacation that each seat may take in the match, 0 to 30; only with a clock by moves
 * @param alternates who is ready to take a seat over, the first one first
 */
public record MatchTerms(ClockRule clock, List<AbsenceStep> absence, int vacationDays, List<SeatHolder> alternates) {

    private static final int STEPS_MAX = 8;
    private static final int TIMES_MAX = 100;

    /** Most days of vacation of a seat. */
    public static final int VACATION_MAX = 30;

    /** What the days of vacation must be. */
    public static final String VACATION = "must be from 0 to " + VACATION_MAX;

    /** Without a clock, thirty idle days; then a substitute, the safe action, and the seat is lost. */
    public static final MatchTerms DEFAULT = new MatchTerms(
            new ClockRule.Unlimited(Duration.ofDays(30)),
            List.of(new Substitute(), new Safe(1), new Forfeit()),
            0,
            List.of());

    public MatchTerms {
        absence = List.copyOf(absence);
        alternates = List.copyOf(alternates);
    }

    /** What happens at a place of the list; the seat is lost beyond its end. */
    public AbsenceStep step(int index) {
        return index < absence.size() ? absence.get(index) : new Forfeit();
    }

    /** One message per fault, keyed by JSON pointer; empty when the terms can be played by. */
    public Map<String, String> problems() {
        Map<String, String> problems = new LinkedHashMap<>();
        ClockProblems.of(clock, problems);
        if (absence.isEmpty() || absence.size() > STEPS_MAX) {
            problems.put("/absence", "must have 1 to " + STEPS_MAX + " steps");
        }
        for (int index = 0; index < absence.size(); index++) {
            String fault = fault(absence.get(index));
            if (!fault.isEmpty()) {
                problems.put("/absence/" + index, fault);
            }
        }
        if (vacationDays < 0 || vacationDays > VACATION_MAX) {
            problems.put("/vacationDays", VACATION);
        } else if (vacationDays > 0 && !(clock instanceof ClockRule.PerMove)) {
            problems.put("/vacationDays", "needs the PerMove clock");
        }
        return problems;
    }

    private static String fault(AbsenceStep step) {
        return switch (step) {
            case Safe(int times) -> times < 1 || times > TIMES_MAX ? "times must be from 1 to " + TIMES_MAX : "";
            case Bot(String kind) -> HouseBot.kinds().contains(kind) ? "" : "kind must be one of " + HouseBot.kinds();
            case Substitute substitute -> "";
            case Forfeit forfeit -> "";
        };
    }

    /** What may be wrong with a clock. */
    static final class ClockProblems {

        private static final Duration HOUR = Duration.ofHours(1);
        private static final Duration DAY = Duration.ofDays(1);

        private ClockProblems() {}

        static void of(ClockRule rule, Map<String, String> problems) {
            switch (rule) {
                case ClockRule.Live live -> {
                    within("/clock/bank", live.bank(), Duration.ofSeconds(10), DAY, problems);
                    within("/clock/increment", live.increment(), Duration.ZERO, HOUR, problems);
                    within("/clock/cap", live.cap(), live.bank().length(), DAY.multipliedBy(2), problems);
                    within("/clock/grace", live.grace(), Duration.ZERO, HOUR, problems);
                    within("/clock/answer", live.answer(), Duration.ofSeconds(5), HOUR, problems);
                }
                case ClockRule.PerMove moves -> {
                    within("/clock/move", moves.move(), HOUR, DAY.multipliedBy(30), problems);
                    within("/clock/grace", moves.grace(), Duration.ZERO, DAY.multipliedBy(30), problems);
                    within("/clock/answer", moves.answer(), HOUR, DAY.multipliedBy(30), problems);
                }
                case ClockRule.Unlimited none ->
                    within("/clock/idle", none.idle(), HOUR, DAY.multipliedBy(90), problems);
            }
        }

        private static void within(
                String pointer, WrittenDuration written, Duration least, Duration most, Map<String, String> problems) {
            Duration value = written.length();
            if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
                problems.put(
                        pointer,
                        "must be from " + WrittenDuration.readable(least) + " to " + WrittenDuration.readable(most));
            }
        }
    }
}
