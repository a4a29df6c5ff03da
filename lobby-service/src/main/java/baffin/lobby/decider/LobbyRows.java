package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.decider.ProcessedCommand;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.seek.domain.Pool;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import java.util.List;

/** The rows of the lobby's store as JSON: each a state and the commands that it remembers, the latest last. */
final class LobbyRows {

    private LobbyRows() {}

    /** An open match. */
    record OpenMatchRow(OpenMatch match, List<ProcessedCommand> seen) {

        AggregateState<OpenMatch> state() {
            return new AggregateState<>(match, seen);
        }
    }

    /** A pool of seeks. */
    record PoolRow(Pool pool, List<ProcessedCommand> seen) {

        AggregateState<Pool> state() {
            return new AggregateState<>(pool, seen);
        }
    }

    /** A competition. */
    record CompetitionRow(Competition competition, List<ProcessedCommand> seen) {

        AggregateState<Competition> state() {
            return new AggregateState<>(competition, seen);
        }
    }
}
