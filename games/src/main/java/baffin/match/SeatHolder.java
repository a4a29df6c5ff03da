package baffin.match;

/**
 * Who sits on a seat.
 *
 * @param player id of the player
 * @param handle the public name at the time the match started
 * @param bot true when a program plays
 */
public record SeatHolder(String player, String handle, boolean bot) {}
