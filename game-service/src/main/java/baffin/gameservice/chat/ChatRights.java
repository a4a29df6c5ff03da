package baffin.gameservice.chat;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.match.terms.SeatHolder;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who may read and write what; seats are those of now. */
public final class ChatRights {

    private ChatRights() {}

    /** Why the viewer may not read a channel; empty when the viewer may. */
    public static Optional<ProblemException> unreadable(Match<?, ?, ?, ?> match, Viewer viewer, Channel channel) {
        if (channel == Channel.PUBLIC) {
            return Optional.empty();
        }
        if (!(viewer instanceof Viewer.Player)) {
            return Optional.of(
                    Problem.of(ProblemType.NOT_YOUR_SEAT, "Only those who hold a seat read what the seats say")
                            .asException());
        }
        return match.keptApart()
                .map(rule -> Problem.of(
                                ProblemType.CONFLICT, "The rules keep the seats apart until the match has ended")
                        .withRule(rule, List.of())
                        .asException());
    }

    /**
     * Why somebody may not write in a channel; empty when they may.
     *
     * @param player id of who writes
     * @param quiet players who wish to hear no spectators; only those who hold a seat count
     */
    public static Optional<ProblemException> unwritable(
            Match<?, ?, ?, ?> match, Viewer viewer, String player, Channel channel, Set<String> quiet) {
        if (!match.ended() && match.attendance().barred().contains(player)) {
            return Optional.of(
                    Problem.of(ProblemType.FORBIDDEN, "Who was removed from the competition has no say at this table")
                            .asException());
        }
        Optional<ProblemException> unreadable = unreadable(match, viewer, channel);
        if (unreadable.isPresent() || viewer instanceof Viewer.Player || match.ended()) {
            return unreadable;
        }
        boolean muted = match.holders().stream().map(SeatHolder::player).anyMatch(quiet::contains);
        return muted
                ? Optional.of(Problem.of(ProblemType.CONFLICT, "The seats hear no spectators until the match has ended")
                        .asException())
                : Optional.empty();
    }
}
