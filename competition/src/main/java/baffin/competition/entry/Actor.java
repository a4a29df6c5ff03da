package baffin.competition.entry;

import baffin.match.terms.SeatHolder;

/**
 * Who did something.
 *
 * @param player id of the player
 * @param handle the public name at that time
 * @param bot true for a program
 */
public record Actor(String player, String handle, boolean bot) {

    /** The same person as an entrant without quiet hours. */
    public SeatHolder holder() {
        return new SeatHolder(player, handle, bot);
    }
}
