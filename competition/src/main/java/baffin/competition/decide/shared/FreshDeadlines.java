package baffin.competition.decide.shared;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.table.Round;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Time for tables that are open again. */
public final class FreshDeadlines {

    private FreshDeadlines() {}

    /** What makes tables of a round open again, and time for them. */
    public static List<CompetitionEvent> with(
            CompetitionEvent event, Competition state, Round round, String reason, Instant now) {
        return Stream.concat(Stream.of(event), of(state, round, reason, now).stream())
                .toList();
    }

    /** A new deadline for a round of which the deadline has passed. */
    public static Optional<DeadlineMoved> of(Competition state, Round round, String reason, Instant now) {
        return round.deadline().isAfter(now)
                ? Optional.empty()
                : Optional.of(new DeadlineMoved(
                        round.number(), now.plus(state.policy().schedule().round()), reason));
    }
}
