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
    private static final int VACATION_MAX = 30;

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
            problems.put("/vacationDays", "must be from 0 to " + VACATION_MAX);
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
}
