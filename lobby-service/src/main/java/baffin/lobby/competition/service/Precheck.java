package baffin.lobby.competition.service;

import baffin.competition.Competition;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.CompetitionRequest;
import baffin.decider.Decision;
import baffin.platform.identity.Caller;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;

/** Judges what can be read of a request that is refused anyway, so that one answer tells all that is wrong. */
@ApplicationScoped
public class Precheck {

    private final CompetitionDecider decider;
    private final Clock clock;

    Precheck(CompetitionDecider decider, Clock clock) {
        this.decider = decider;
        this.clock = clock;
    }

    /** What the competition has against single rows; fails with what it has against the command as a whole. */
    public List<Fault> faults(Caller caller, Competition competition, CompetitionCommand command) {
        Actor by = new Actor(caller.player(), caller.bot());
        CompetitionRequest request = new CompetitionRequest(competition.id(), "", by, clock.instant(), command);
        if (!(decider.decide(competition, request) instanceof Decision.Refused(CompetitionRefusal refused))) {
            return List.of();
        }
        if (refused.reason() != Reason.CONFLICT && refused.reason() != Reason.INVALID_FIELD) {
            throw Problem.of(ProblemType.find(refused.reason().slug()).orElseThrow(), refused.detail())
                    .asException();
        }
        return refused.faults();
    }
}
