package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.decide.round.NextRound;
import baffin.competition.decide.round.RoundConstraints;
import baffin.competition.decide.round.RoundMaker;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.table.Proposal;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Works rounds out for a decider that checks them: the search, wherever it is run. */
public final class Proposals {

    private Proposals() {}

    /**
     * The next round; empty when nothing has to be searched for it, or it is not its time. Takes long; ends with
     * {@link java.util.concurrent.CancellationException} when its thread is interrupted.
     *
     * @param state with its seed
     * @param request what the organiser has set
     * @param now about when it will be published
     */
    public static Optional<Proposal> of(Competition state, Publish request, Instant now) {
        return of(state, request, false, now);
    }

    /**
     * The same for a round that the platform publishes.
     *
     * @param state with its seed
     * @param now about when it will be published
     */
    public static Optional<Proposal> due(Competition state, Instant now) {
        return of(state, new Publish(List.of(), List.of()), true, now);
    }

    private static Optional<Proposal> of(Competition state, Publish request, boolean byItself, Instant now) {
        boolean wanted = RoundPublication.decide(state, request, byItself, now, RoundMaker.WANTING)
                        instanceof Verdict.Refused(CompetitionRefusal refused)
                && refused.reason() == CompetitionRefusal.Reason.OUTDATED;
        if (!wanted) {
            return Optional.empty();
        }
        return switch (NextRound.of(state, RoundConstraints.of(request, byItself), now, RoundMaker.SEARCHING)) {
            case NextRound.Ready(RoundPublished round) ->
                Optional.of(new Proposal(
                        state.version(),
                        round.stage(),
                        round.tables(),
                        round.byes(),
                        round.locked(),
                        round.seed(),
                        round.cost(),
                        List.of(),
                        round.forbidden()));
            case NextRound.Impossible(List<Fault> faults) ->
                Optional.of(new Proposal(
                        state.version(),
                        Stage.SWISS,
                        List.of(),
                        List.of(),
                        List.of(),
                        NextRound.seed(state),
                        0,
                        faults.stream().map(Fault::detail).toList(),
                        List.of()));
            case NextRound.Complete complete -> Optional.empty();
            case NextRound.Wanted never -> Optional.empty();
        };
    }
}
