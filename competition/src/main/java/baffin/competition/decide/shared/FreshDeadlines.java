package baffin.competition.decide.shared;

import baffin.competition.Competition;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.table.Round;
import java.time.Instant;
import java.util.Optional;

/** Time for tables that are open again. */
public final class FreshDeadlines {

    private FreshDeadlines() {}

    /** A new deadline for a round of which the deadline has passed. */
    public static Optional<DeadlineMoved> of(Competition state, Round round, String reason, Instant now) {
        return round.deadline().isAfter(now)
                ? Optional.empty()
                : Optional.of(new DeadlineMoved(
                        round.number(), now.plus(state.policy().schedule().round()), reason));
    }
}
