package baffin.gameservice.match.api;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.match.state.Attendance;
import baffin.match.state.PauseProposal;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Who may come and what is planned.
 *
 * @param alternates who is ready to take a seat over, the first one first
 * @param offered seats that any alternate may take
 * @param orders what the caller's own seat has planned; absent for everybody else
 * @param pauseProposal a pause that some would like; absent when there is none
 */
@Schema(name = "MatchTable")
public record MatchTableView(
        List<Alternate> alternates,
        List<Integer> offered,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class) @Nullable
        List<Object> orders,

        @Nullable Proposal pauseProposal) {

    /**
     * Somebody who is ready to take a seat over.
     *
     * @param player id of the player
     * @param handle public name
     * @param bot true for a program
     */
    @Schema(name = "Alternate")
    public record Alternate(String player, @Nullable String handle, boolean bot) implements Named {}

    /**
     * A pause that some would like.
     *
     * @param until when it would end (UTC)
     * @param agreed seats that want it
     */
    @Schema(name = "PauseProposal")
    public record Proposal(Instant until, List<Integer> agreed) {}

    static MatchTableView of(Match<?, ?, ?, ?> match, Viewer viewer) {
        Attendance attendance = match.attendance();
        PauseProposal proposal = attendance.proposal();
        return new MatchTableView(
                attendance.alternates().stream().map(MatchTableView::alternate).toList(),
                indexes(attendance.offered()),
                viewer instanceof Viewer.Player(Seat seat)
                        ? List.copyOf(attendance.orders(seat).orders())
                        : null,
                proposal == null ? null : new Proposal(proposal.until(), indexes(proposal.agreed())));
    }

    private static Alternate alternate(SeatHolder holder) {
        return new Alternate(holder.player(), holder.handle(), holder.bot());
    }

    private static List<Integer> indexes(List<Seat> seats) {
        return seats.stream().map(Seat::index).toList();
    }
}
