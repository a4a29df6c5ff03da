package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.NextRound;
import baffin.competition.decide.round.RoundConstraints;
import baffin.competition.decide.round.RoundMaker;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.policy.Format;
import baffin.competition.table.Round;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Publishing the next round: all of its tables, or none and why. */
final class RoundPublication {

    private RoundPublication() {}

    static Verdict decide(Competition state, Publish publish, boolean byItself, Instant now, RoundMaker maker) {
        if (state.status() != CompetitionStatus.RUNNING) {
            return Verdict.conflict("rounds can be published only while a competition runs");
        }
        if (!NextRound.possible(state)) {
            return Verdict.conflict("round " + open(state) + " is still being played");
        }
        List<Fault> faults = faults(state, publish);
        if (!faults.isEmpty()) {
            return Verdict.invalid(faults);
        }
        return switch (NextRound.of(state, RoundConstraints.of(publish, byItself), now, maker)) {
            case NextRound.Ready(var published) -> Verdict.accepted(published);
            case NextRound.Wanted wanted ->
                Verdict.refused(Reason.OUTDATED, "the round has to be worked out for version " + state.version());
            case NextRound.Complete complete -> Verdict.conflict("all rounds are played: finish the competition");
            case NextRound.Impossible(var reasons) -> Verdict.conflict(reasons);
        };
    }

    private static int open(Competition state) {
        return state.rounds().stream()
                .filter(Round::open)
                .mapToInt(Round::number)
                .findFirst()
                .orElseThrow();
    }

    private static List<Fault> faults(Competition state, Publish publish) {
        List<Fault> faults = new ArrayList<>();
        if (!NextRound.searched(state)) {
            String why = state.policy().format() instanceof Format.DivisionLeague
                    ? "the tables of divisions are set by the schedule"
                    : "the tables of this stage follow from earlier results";
            if (!publish.locked().isEmpty()) {
                faults.add(new Fault("/locked", why));
            }
            if (!publish.forbidden().isEmpty()) {
                faults.add(new Fault("/forbidden", why));
            }
            return faults;
        }
        Set<Integer> seated = new HashSet<>();
        for (int table = 0; table < publish.locked().size(); table++) {
            List<Integer> seats = publish.locked().get(table);
            String pointer = "/locked/" + table;
            if (!state.policy().tableSizes().contains(seats.size())) {
                faults.add(new Fault(
                        pointer,
                        "must have as many seats as one of " + state.policy().tableSizes()));
            }
            for (int seat = 0; seat < seats.size(); seat++) {
                if (!Stages.active(state, seats.get(seat))) {
                    faults.add(new Fault(pointer + "/" + seat, "is not an entrant who takes part"));
                } else if (!seated.add(seats.get(seat))) {
                    faults.add(new Fault(pointer + "/" + seat, "sits at a table twice"));
                }
            }
        }
        for (int pair = 0; pair < publish.forbidden().size(); pair++) {
            List<Integer> two = publish.forbidden().get(pair);
            boolean fine = two.size() == 2
                    && !two.getFirst().equals(two.getLast())
                    && two.stream().allMatch(entrant -> state.entrant(entrant).isPresent());
            if (!fine) {
                faults.add(new Fault("/forbidden/" + pair, "must be the numbers of two entrants"));
            }
        }
        return faults;
    }
}
