package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.PairingConstraints.ByeRequest;
import baffin.competition.course.Stages;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.EntryCommand.WithdrawByeRequest;
import baffin.competition.event.RoundEvent.ByeRequestWithdrawn;
import baffin.competition.event.RoundEvent.ByeRequested;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import java.util.List;

/** Rounds of a pod Swiss that entrants want to sit out. */
public final class RequestedByes {

    private RequestedByes() {}

    public static Verdict requested(Competition state, RequestBye request) {
        int entrant = request.entrant();
        int round = request.round();
        if (state.entrant(entrant).isEmpty()) {
            return Verdict.notFound("no entrant has the number " + entrant);
        }
        if (!(state.policy().format() instanceof PodSwiss swiss)) {
            return Verdict.conflict(instead(state.policy().format()));
        }
        if (swiss.byesToAskFor() == 0) {
            return Verdict.conflict("the policy has no requested byes (format.requestedByes)");
        }
        if (!Stages.active(state, entrant)) {
            return Verdict.conflict("the entrant no longer takes part");
        }
        int first = state.rounds().size() + 1;
        int last = last(state, swiss);
        if (Stages.later(state) || first > last) {
            return Verdict.conflict("all rounds with byes are published");
        }
        if (round < first || round > last) {
            return Verdict.invalid("/round", "must be from " + first + " to " + last + ", a round not published yet");
        }
        if (state.constraints().asks(entrant, round)) {
            return Verdict.accepted();
        }
        int pending =
                state.constraints().byesToCome(entrant, state.rounds().size()).size();
        return had(state, entrant) + pending < swiss.byesToAskFor()
                ? Verdict.accepted(new ByeRequested(entrant, round))
                : Verdict.conflict("the entrant has asked for all available byes: " + swiss.byesToAskFor());
    }

    private static String instead(Format format) {
        return switch (format) {
            case Format.Heats heats -> "only those who check in play a heat: to sit it out, do not check in";
            case Format.DivisionLeague league -> "everybody plays all matches of a league: ask for another deadline";
            default -> "this format has no requested byes: to sit out, withdraw";
        };
    }

    /** Before the start the number of rounds may depend on that of the entrants. */
    private static int last(Competition state, PodSwiss swiss) {
        return state.startedAt() == null
                ? swiss.roundsFor(state.policy().entry().max())
                : Stages.planned(state);
    }

    private static long had(Competition state, int entrant) {
        return state.rounds().stream()
                .filter(round -> round.byes().contains(new Bye(entrant, ByeKind.REQUESTED)))
                .count();
    }

    public static Verdict withdrawn(Competition state, WithdrawByeRequest gone) {
        if (state.round(gone.round()).isPresent()) {
            return Verdict.conflict("round " + gone.round() + " is published");
        }
        return state.constraints().asks(gone.entrant(), gone.round())
                ? Verdict.accepted(new ByeRequestWithdrawn(gone.entrant(), gone.round()))
                : Verdict.notFound("entrant " + gone.entrant() + " has asked for no bye in round " + gone.round());
    }

    /**
     * Who sits out the next round of those who are there, lowest number first. Where too few would be left for a
     * table, the latest ones who asked play.
     *
     * @param least who have to be left
     */
    static List<Integer> inNextRound(Competition state, List<Integer> there, int least) {
        int next = state.rounds().size() + 1;
        return state.constraints().byes().stream()
                .filter(one -> one.round() == next)
                .map(ByeRequest::entrant)
                .filter(there::contains)
                .limit(Math.max(0, there.size() - least))
                .sorted()
                .toList();
    }
}
