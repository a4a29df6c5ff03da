package baffin.competition.decide.entry;

import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;

/** Bots of the house as entrants: one player, many entrants, told apart by their names. */
public final class Bots {

    private Bots() {}

    public static SeatHolder entrant(HouseBot bot, int number) {
        return bot.holder().numbered(number);
    }
}
