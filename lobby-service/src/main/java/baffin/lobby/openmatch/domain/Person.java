package baffin.lobby.openmatch.domain;

import baffin.match.terms.QuietHours;
import org.jspecify.annotations.Nullable;

/**
 * Who acts or sits.
 *
 * @param player id of the player
 * @param handle the public name at that time
 * @param bot true when a program plays
 * @param quiet the hours in which the player sleeps; null when there are none
 */
public record Person(
        String player, String handle, boolean bot, @Nullable QuietHours quiet) {

    /** A person without quiet hours. */
    public Person(String player, String handle, boolean bot) {
        this(player, handle, bot, null);
    }
}
