package baffin.lobby.openmatch.domain;

import baffin.match.terms.HouseBot;
import baffin.match.terms.Named;
import baffin.match.terms.QuietHours;
import baffin.match.terms.SeatHolder;
import org.jspecify.annotations.Nullable;

/**
 * Who acts or sits.
 *
 * @param player id of the player
 * @param handle the name of a bot of the house; null for everybody else
 * @param bot true when a program plays
 * @param quiet the hours in which the player sleeps; null when there are none
 */
public record Person(
        String player,
        @Nullable String handle,
        boolean bot,
        @Nullable QuietHours quiet) implements Named {

    /** A bot of the house. */
    public static Person house(HouseBot bot) {
        SeatHolder holder = bot.holder();
        return new Person(holder.player(), holder.handle(), true, null);
    }

    /** The same bot of the house as one of several at a table, from 1. */
    public Person numbered(int number) {
        return new Person(player, handle + " " + number, bot, quiet);
    }

    /** A person without quiet hours. */
    public Person(String player, boolean bot) {
        this(player, null, bot, null);
    }
}
