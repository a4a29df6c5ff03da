package baffin.competition.entry;

import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;

/** Who did something. */
public record Actor(String player, boolean bot) implements Named {

    /** The same person as an entrant without quiet hours. */
    public SeatHolder holder() {
        return new SeatHolder(player, bot);
    }
}
