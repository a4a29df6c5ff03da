package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.decider.ProcessedCommand;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.seek.domain.Pool;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import java.util.List;

/**
 * The rows of the lobby's store as JSON: each a state and the commands that it remembers, the latest last. What
 * {@code type} says is permanent: rows of every release have it.
 */
final class LobbyRows {

    private LobbyRows() {}

    record OpenMatchRow(String type, OpenMatch match, List<ProcessedCommand> seen) {

        OpenMatchRow(OpenMatch match, List<ProcessedCommand> seen) {
            this("HeldMatch", match, seen);
        }

        AggregateState<OpenMatch> state() {
            return new AggregateState<>(match, seen);
        }
    }

    /** A pool of seeks. */
    record PoolRow(String type, Pool pool, List<ProcessedCommand> seen) {

        PoolRow(Pool pool, List<ProcessedCommand> seen) {
            this("HeldPool", pool, seen);
        }

        AggregateState<Pool> state() {
            return new AggregateState<>(pool, seen);
        }
    }

    record CompetitionRow(String type, Competition competition, List<ProcessedCommand> seen) {

        CompetitionRow(Competition competition, List<ProcessedCommand> seen) {
            this("HeldCompetition", competition, seen);
        }

        AggregateState<Competition> state() {
            return new AggregateState<>(competition, seen);
        }
    }
}
