package baffin.competition.event;

import baffin.competition.table.Proposal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks of a round. */
public sealed interface RoundCommand extends CompetitionCommand {

    /**
     * Publishes the next round; organiser only. As a dry run it shows what would be published.
     *
     * @param locked tables that the organiser has set: entrants' numbers by seat
     * @param forbidden pairs that must not meet in this round
     * @param proposal the round as the platform has worked it out; null where nothing has to be searched
     */
    record Publish(
            List<List<Integer>> locked,
            List<List<Integer>> forbidden,
            @Nullable Proposal proposal) implements RoundCommand {

        /** As somebody asks for it. */
        public Publish(List<List<Integer>> locked, List<List<Integer>> forbidden) {
            this(locked, forbidden, null);
        }

        public Publish {
            locked = List.copyOf(locked);
            forbidden = List.copyOf(forbidden);
        }
    }

    /** Gives a round another deadline. */
    record MoveDeadline(int round, Instant deadline, String reason) implements RoundCommand {}

    /** Closes a round whose tables all have a result. */
    record CloseRound(int round) implements RoundCommand {}

    /** Opens a closed round again; organiser only. */
    record ReopenRound(int round, String reason) implements RoundCommand {}

    /** Keeps two entrants apart in all rounds to come; organiser only. */
    record ForbidPair(int one, int other, String reason) implements RoundCommand {}

    /** Lets two entrants meet again; organiser only. */
    record LiftForbiddenPair(int pair, String reason) implements RoundCommand {}
}
