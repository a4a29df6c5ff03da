package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.shared.FreshDeadlines;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.RoundCommand.ReopenRound;
import baffin.competition.event.RoundEvent.RoundReopened;
import baffin.competition.table.Round;
import java.time.Instant;
import java.util.Optional;

/** Opening a closed round again: nothing is made from it while somebody looks into it. */
final class Reopening {

    private Reopening() {}

    static Verdict decide(Competition state, ReopenRound reopen, Instant now) {
        Optional<Round> round = state.round(reopen.round());
        if (round.isEmpty()) {
            return Verdict.notFound("there is no round " + reopen.round());
        }
        if (state.status() != CompetitionStatus.RUNNING) {
            return Verdict.conflict("rounds can be opened again only while a competition runs");
        }
        if (reopen.round() < state.rounds().size()) {
            return Verdict.conflict("round " + (reopen.round() + 1) + " is published: correct results of round "
                    + reopen.round() + " instead");
        }
        if (round.get().heldOpen()) {
            return Verdict.accepted();
        }
        if (round.get().open()) {
            return Verdict.conflict("the round is open");
        }
        // it closes by its deadline at the latest, so that has to lie ahead
        return Verdict.accepted(FreshDeadlines.with(
                new RoundReopened(reopen.round(), reopen.reason()), state, round.get(), reopen.reason(), now));
    }
}
