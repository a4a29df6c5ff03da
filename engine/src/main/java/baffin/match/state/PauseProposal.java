package baffin.match.state;

import baffin.game.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A pause that some seats would like.
 *
 * @param until when it would end (UTC)
 * @param agreed seats that want exactly this
 */
public record PauseProposal(Instant until, List<Seat> agreed) {

    public PauseProposal {
        agreed = List.copyOf(agreed);
    }

    PauseProposal with(Seat seat) {
        List<Seat> all = new ArrayList<>(agreed);
        all.add(seat);
        return new PauseProposal(until, all);
    }
}
