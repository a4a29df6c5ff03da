package baffin.match.terms;

import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat.
 *
 * @param player id of the player
 * @param handle the name of a bot of the house; null for everybody else
 * @param bot true when a program plays
 * @param quiet the hours in which the player sleeps; null when there are none
 * @param shownAs id of the player whose name a seat of a sandbox goes by; null elsewhere
 */
public record SeatHolder(
        String player,
        @Nullable String handle,
        boolean bot,
        @Nullable QuietHours quiet,
        @Nullable String shownAs) implements Named {

    /** A player without quiet hours. */
    public SeatHolder(String player, boolean bot) {
        this(player, null, bot, null, null);
    }

    /** A bot of the house under a name. */
    static SeatHolder house(String player, String name) {
        return new SeatHolder(player, name, true, null, null);
    }

    /** A seat of a sandbox, known by the name of who holds it in the match. */
    public static SeatHolder inSandbox(String player, SeatHolder there) {
        return new SeatHolder(player, null, false, null, there.player());
    }

    public SeatHolder resting(@Nullable QuietHours hours) {
        return new SeatHolder(player, handle, bot, hours, shownAs);
    }

    /** The same bot of the house with its number behind the name, as one of several. */
    public SeatHolder numbered(int number) {
        return new SeatHolder(player, handle + " " + number, bot, quiet, shownAs);
    }
}
