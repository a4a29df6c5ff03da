package baffin.match.terms;

import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat.
 *
 * @param player id of the player
 * @param handle the public name at the time the match started
 * @param bot true when a program plays
 * @param quiet the hours in which the player sleeps; null when there are none
 */
public record SeatHolder(
        String player, String handle, boolean bot, @Nullable QuietHours quiet) {

    /** A player without quiet hours. */
    public SeatHolder(String player, String handle, boolean bot) {
        this(player, handle, bot, null);
    }

    public SeatHolder resting(@Nullable QuietHours hours) {
        return new SeatHolder(player, handle, bot, hours);
    }
}
