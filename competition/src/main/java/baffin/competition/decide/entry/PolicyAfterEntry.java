package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.decider.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What of a policy may change once somebody has entered under it: nothing that decides results. */
final class PolicyAfterEntry {

    private static final Set<String> OPEN = Set.of(
            "/name",
            "/description",
            "/entry/max",
            "/entry/closesAt",
            "/schedule/round",
            "/schedule/ruling",
            "/schedule/review");

    private static final String STAYS = "cannot change once somebody has entered: only /name, /description,"
            + " /entry/max (upwards), /entry/closesAt (before the start), /schedule/round, /schedule/ruling and"
            + " /schedule/review may change";

    private static final List<Frozen> FROZEN = List.of(
            new Frozen("/game", Policy::game),
            new Frozen("/options", Policy::options),
            new Frozen("/format", Policy::format),
            new Frozen("/tableSize", Policy::tableSize),
            new Frozen("/twoSeatTables", Policy::twoSeatTables),
            new Frozen("/points", Policy::points),
            new Frozen("/tieBreaks", Policy::tieBreaks),
            new Frozen("/play", Policy::play),
            new Frozen("/entry/who", policy -> policy.entry().who()),
            new Frozen("/entry/list", policy -> policy.entry().list()),
            new Frozen("/entry/min", policy -> policy.entry().min()),
            new Frozen("/entry/opensAt", policy -> policy.entry().opensAt()),
            new Frozen("/entry/late", policy -> policy.entry().late()),
            new Frozen("/entry/checkIn", policy -> policy.entry().checkIn()),
            new Frozen("/entry/bots", policy -> policy.entry().bots()),
            new Frozen("/entry/fillWith", policy -> policy.entry().fillWith()),
            new Frozen("/schedule/automatic", policy -> policy.schedule().automatic()),
            new Frozen("/schedule/overlap", policy -> policy.schedule().overlap()),
            new Frozen("/cards", Policy::cards));

    private PolicyAfterEntry() {}

    private record Frozen(String pointer, Function<Policy, @Nullable Object> value) {

        boolean differs(Policy one, Policy other) {
            return !Objects.equals(value.apply(one), value.apply(other));
        }
    }

    /**
     * Judges another policy.
     *
     * @param problems of the whole policy, by pointer; those of what stays as it was do not count
     */
    static Decision<List<CompetitionEvent>, CompetitionRefusal> change(
            Competition state, Policy policy, Map<String, String> problems) {
        Policy before = state.policy();
        List<Fault> faults = new ArrayList<>(FROZEN.stream()
                .filter(field -> field.differs(before, policy))
                .map(field -> new Fault(field.pointer(), STAYS))
                .toList());
        if (policy.entry().max() < before.entry().max()) {
            faults.add(new Fault(
                    "/entry/max", "can only be raised, from " + before.entry().max()));
        }
        boolean closing =
                !Objects.equals(policy.entry().closesAt(), before.entry().closesAt());
        if (closing) {
            faults.addAll(closing(state, policy));
        }
        faults.addAll(shorter(state, policy.schedule()));
        if (!faults.isEmpty()) {
            return Decisions.refused(Reason.CONFLICT, faults);
        }
        problems.keySet().retainAll(OPEN);
        if (!closing) {
            // the time at which entry closed lies behind
            problems.remove("/entry/closesAt");
        }
        if (!problems.isEmpty()) {
            return Decisions.invalid(problems);
        }
        if (policy.equals(before)) {
            return Decisions.accepted();
        }
        List<CompetitionEvent> changed = List.of(new PolicyChanged(policy));
        boolean more = policy.entry().max() > before.entry().max();
        return Decision.accepted(more ? FreePlaces.filled(state, changed) : changed);
    }

    /** Entry that is closed stays closed, and a check-in counts from the time at which entry closes. */
    private static List<Fault> closing(Competition state, Policy policy) {
        if (state.startedAt() != null) {
            return List.of(new Fault("/entry/closesAt", "cannot change once play has begun"));
        }
        return policy.entry().closesAt() == null && policy.entry().checkIn() != null
                ? List.of(new Fault("/entry/closesAt", "can be moved, but not removed: check-in is counted from it"))
                : List.of();
    }

    /** Time that somebody is playing by is not taken away: it could end tables, or heats begin without entrants. */
    private static List<Fault> shorter(Competition state, Schedule schedule) {
        Schedule before = state.policy().schedule();
        List<Fault> faults = new ArrayList<>();
        boolean heats = state.status() == CompetitionStatus.RUNNING
                && before.automatic()
                && state.policy().format() instanceof Heats;
        if (heats && schedule.round().length().compareTo(before.round().length()) < 0) {
            faults.add(new Fault("/schedule/round", "can only be made longer once automatic heats have begun"));
        }
        if (!state.idle()
                && schedule.ruling().length().compareTo(before.ruling().length()) < 0) {
            faults.add(new Fault("/schedule/ruling", "can only be made longer while a round is open"));
        }
        return faults;
    }
}
