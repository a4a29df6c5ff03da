package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.course.Stages;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.EntryCommand.ChangeSeeding;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.LiftForbiddenPair;
import baffin.competition.event.RoundEvent.ForbiddenPairLifted;
import baffin.competition.event.RoundEvent.PairForbidden;
import baffin.competition.event.RoundEvent.SeedingChanged;
import baffin.competition.policy.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What organisers lay down about pairings for longer than a round: pairs to be kept apart, and seeds. */
final class ConstraintChanges {

    /** Most pairs in force at once. */
    static final int PAIRS_MAX = 200;

    private ConstraintChanges() {}

    static Verdict forbidden(Competition state, ForbidPair pair) {
        List<Fault> faults = new ArrayList<>();
        if (state.entrant(pair.one()).isEmpty()) {
            faults.add(new Fault("/one", "must be the number of an entrant"));
        }
        if (state.entrant(pair.other()).isEmpty()) {
            faults.add(new Fault("/other", "must be the number of an entrant"));
        } else if (pair.one() == pair.other()) {
            faults.add(new Fault("/other", "must be another entrant than one"));
        }
        if (!faults.isEmpty()) {
            return Verdict.invalid(faults);
        }
        return unavoidable(state).orElseGet(() -> {
            if (state.constraints().inForce().stream().anyMatch(one -> one.is(pair.one(), pair.other()))) {
                return Verdict.accepted();
            }
            return state.constraints().inForce().size() < PAIRS_MAX
                    ? Verdict.accepted(new PairForbidden(
                            state.constraints().forbidden().size() + 1, pair.one(), pair.other(), pair.reason()))
                    : Verdict.conflict(PAIRS_MAX + " pairs are kept apart, the maximum: lift one");
        });
    }

    /** Why nobody can be kept apart here. */
    private static Optional<Verdict> unavoidable(Competition state) {
        String why = switch (state.policy().format()) {
            case Format.DivisionLeague league ->
                "the schedule of a division says who meets: swap one of the two into another before round 1";
            case Format.RoundRobin robin -> "everybody meets everybody in a round robin";
            case Format.SingleElimination bracket
            when state.startedAt() != null ->
                "the bracket is drawn: pairs are kept apart in its first round, so forbid them before the start";
            default -> "";
        };
        return why.isEmpty() ? Optional.empty() : Optional.of(Verdict.conflict(why));
    }

    static Verdict lifted(Competition state, LiftForbiddenPair lift) {
        int number = lift.pair();
        if (number < 1 || number > state.constraints().forbidden().size()) {
            return Verdict.notFound("no forbidden pair has the number " + number);
        }
        if (state.constraints().forbidden().get(number - 1).lifted()) {
            return Verdict.accepted();
        }
        return Verdict.accepted(new ForbiddenPairLifted(number, lift.reason()));
    }

    static Verdict seeded(Competition state, ChangeSeeding change) {
        if (state.startedAt() != null) {
            return Verdict.conflict("play has begun: entrants are seeded before the start");
        }
        List<Integer> order = change.entrants();
        List<Fault> faults = new ArrayList<>();
        for (int row = 0; row < order.size(); row++) {
            String pointer = "/entrants/" + row;
            if (!Stages.active(state, order.get(row))) {
                faults.add(new Fault(pointer, "is not an entrant who takes part"));
            } else if (order.indexOf(order.get(row)) < row) {
                faults.add(new Fault(pointer, "is " + order.get(row) + ", who is named already"));
            }
        }
        if (!faults.isEmpty()) {
            return Verdict.invalid(faults);
        }
        return order.equals(state.constraints().seeds())
                ? Verdict.accepted()
                : Verdict.accepted(new SeedingChanged(order, change.reason()));
    }
}
