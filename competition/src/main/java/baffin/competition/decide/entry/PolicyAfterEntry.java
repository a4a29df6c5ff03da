package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What of a policy may change once somebody has entered under it: everything but the game until the start, after that
 * nothing that the start was made from, and once a round is published nothing that decides results.
 */
public final class PolicyAfterEntry {

    private static final Set<String> OPEN = Set.of(
            "/name",
            "/description",
            "/entry/max",
            "/entry/closesAt",
            "/schedule/round",
            "/schedule/ruling",
            "/schedule/review");

    private static final String STAYS = "cannot change once a round is published: only /name, /description,"
            + " /entry/max (upwards), /schedule/round, /schedule/ruling and /schedule/review may change";

    private static final String STARTED = "was used by the start: undo the start first";

    private static final String GAME =
            "cannot change once somebody has entered, whose rating is of this game: create another competition";

    private static final List<Frozen> FROZEN = List.of(
            new Frozen("/game", GAME, Policy::game),
            new Frozen("/options", null, Policy::options),
            new Frozen("/format", STARTED, Policy::format),
            new Frozen("/tableSize", STARTED, Policy::tableSize),
            new Frozen("/twoSeatTables", STARTED, Policy::twoSeatTables),
            new Frozen("/points", null, Policy::points),
            new Frozen("/tieBreaks", null, Policy::tieBreaks),
            new Frozen("/play", null, Policy::play),
            new Frozen("/entry/who", STARTED, policy -> policy.entry().who()),
            new Frozen("/entry/list", STARTED, policy -> policy.entry().list()),
            new Frozen("/entry/min", STARTED, policy -> policy.entry().min()),
            new Frozen("/entry/opensAt", STARTED, policy -> policy.entry().opensAt()),
            new Frozen("/entry/late", null, policy -> policy.entry().late()),
            new Frozen("/entry/checkIn", STARTED, policy -> policy.entry().checkIn()),
            new Frozen("/entry/bots", null, policy -> policy.entry().bots()),
            new Frozen("/entry/fillWith", STARTED, policy -> policy.entry().fillWith()),
            new Frozen("/schedule/automatic", null, policy -> policy.schedule().automatic()),
            new Frozen("/schedule/overlap", null, policy -> policy.schedule().overlap()),
            new Frozen("/cards", null, Policy::cards));

    private PolicyAfterEntry() {}

    /**
     * A field that cannot change once a round is published.
     *
     * @param fault why it stays after the start already, or, for the game, from the first entrant on; null where it
     *     does not
     */
    private record Frozen(String pointer, @Nullable String fault, Function<Policy, @Nullable Object> value) {

        /** Why it cannot change now; null when it can. */
        @Nullable
        String fault(Competition state) {
            if (!state.rounds().isEmpty()) {
                return STAYS;
            }
            return state.startedAt() != null || GAME.equals(fault) ? fault : null;
        }

        boolean differs(Policy one, Policy other) {
            return !Objects.equals(value.apply(one), value.apply(other));
        }
    }

    /** What another policy changes of what decides results, or who may take part: members as {@code entry.late}. */
    public static List<String> decisive(Policy one, Policy other) {
        return FROZEN.stream()
                .filter(field -> field.differs(one, other))
                .map(field -> field.pointer().substring(1).replace('/', '.'))
                .toList();
    }

    /**
     * Judges another policy.
     *
     * @param problems of the whole policy, by pointer; those of what stays as it was do not count
     */
    static Verdict change(Competition state, Policy policy, Map<String, String> problems) {
        Policy before = state.policy();
        List<Fault> faults = new ArrayList<>();
        for (Frozen field : FROZEN) {
            String fault = field.fault(state);
            if (fault != null && field.differs(before, policy)) {
                faults.add(new Fault(field.pointer(), fault));
            }
        }
        faults.addAll(entry(state, policy.entry()));
        boolean closing =
                !Objects.equals(policy.entry().closesAt(), before.entry().closesAt());
        if (closing) {
            faults.addAll(closing(state, policy));
        }
        faults.addAll(shorter(state, policy.schedule()));
        if (!faults.isEmpty()) {
            return Verdict.conflict(faults);
        }
        if (!state.rounds().isEmpty()) {
            problems.keySet().retainAll(OPEN);
        }
        if (!closing) {
            // the time at which entry closed lies behind
            problems.remove("/entry/closesAt");
        }
        if (!problems.isEmpty()) {
            return Verdict.invalid(problems);
        }
        if (policy.equals(before)) {
            return Verdict.accepted();
        }
        List<CompetitionEvent> changed = List.of(new PolicyChanged(policy));
        boolean more = policy.entry().max() > before.entry().max();
        return Verdict.accepted(more ? FreePlaces.filled(state, changed) : changed);
    }

    private static List<Fault> entry(Competition state, EntryRule entry) {
        EntryRule before = state.policy().entry();
        List<Fault> faults = new ArrayList<>();
        if (state.startedAt() != null && entry.max() < before.max()) {
            faults.add(new Fault("/entry/max", "can only be raised, from " + before.max()));
        } else if (entry.max() < before.max() && entry.max() < state.taken()) {
            faults.add(new Fault("/entry/max", "is less than the " + state.taken() + " who have entered"));
        }
        if ((entry.who() == Who.INVITATION) != (state.invitationHash() != null)) {
            faults.add(new Fault("/entry/who", "entry by invitation is fixed when a competition is created"));
        }
        if (!entry.bots()
                && state.active().stream()
                        .map(Entrant::person)
                        .anyMatch(one ->
                                one.bot() && HouseBot.playing(one.player()).isEmpty())) {
            faults.add(new Fault("/entry/bots", "programs have entered: remove them first"));
        }
        return faults;
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
