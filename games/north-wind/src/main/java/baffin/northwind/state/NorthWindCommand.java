package baffin.northwind.state;

import baffin.game.Command;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import java.util.List;

/**
 * What a seat may ask for. Every lawful deed has exactly one form, so that the list of legal commands is complete;
 * lists of commodities go by kind in the order grain, fish, salt, lumber, wine.
 *
 * <p>The price in the list of legal commands counts actions (NW-3.3); what is used by letter costs none.
 */
public sealed interface NorthWindCommand extends Command {

    /** A command that uses the revealed tile, as an action of the active seat or by letter of an opponent. */
    sealed interface Use extends NorthWindCommand {}

    /**
     * Chooses a stack (NW-3.2); without a lookout the first tile is revealed at once.
     *
     * @param stack the stack by the destination in it
     * @param cut tiles put from its top under it unseen, 0 to 7
     */
    record SetSail(Port stack, int cut) implements NorthWindCommand {}

    /** Looks at the top tile of the chosen stack (NW-3.5). */
    record LookAtTop() implements NorthWindCommand {}

    /** Puts the top tile, which was looked at, under the stack (NW-3.5). */
    record PutTopUnder() implements NorthWindCommand {}

    /** Reveals the next tile (NW-3.2); one that was looked at is thereby left on top. */
    record RevealTile() implements NorthWindCommand {}

    /** Ends the voyage before its range is used up (NW-3.2). */
    record EndVoyage() implements NorthWindCommand {}

    /**
     * Buys pieces at a commercial harbour or a merchant (NW-4.1, NW-4.3).
     *
     * @param goods what is bought: 1 piece, or 2 where the rules allow it
     * @param overboard what makes room for it: as many pieces of other kinds as there are slots missing
     */
    record Buy(List<Commodity> goods, List<Commodity> overboard) implements Use {
        public Buy {
            goods = List.copyOf(goods);
            overboard = List.copyOf(overboard);
        }
    }

    /**
     * Sells pieces at a commercial harbour or a merchant (NW-4.1, NW-4.3).
     *
     * @param goods what is sold: 1 piece, or 2 where the rules allow it
     */
    record Sell(List<Commodity> goods) implements Use {
        public Sell {
            goods = List.copyOf(goods);
        }
    }

    /**
     * Sells one piece and buys one of another kind at a merchant, with the boatswain (NW-4.3).
     *
     * @param sell what is sold
     * @param buy what is bought
     */
    record Swap(Commodity sell, Commodity buy) implements Use {}

    /** Buys one sail level at an equipment harbour (NW-4.2). */
    record RaiseSail() implements Use {}

    /** Buys one cannon at an equipment harbour (NW-4.2). */
    record MountCannon() implements Use {}

    /**
     * Hires one crew member at an equipment harbour (NW-4.2).
     *
     * @param berth a free berth, for good
     */
    record HireCrew(Berth berth) implements Use {}

    /** Takes the gold of a shipwreck (NW-4.6). */
    record SearchWreck() implements Use {}

    /** Does the lowest free task of the revealed destination (NW-6.1). */
    record CompleteTask() implements Use {}

    /** Pays the pirate to go on (NW-5.1). */
    record PayPirate() implements NorthWindCommand {}

    /** Fights the pirate (NW-5.1). */
    record Fight() implements NorthWindCommand {}

    /** Answers that the tile is not used by letter (NW-4.5). */
    record DeclineLetter() implements NorthWindCommand {}

    /**
     * Says when the seat wants to be asked to use a letter (NW-7.3); at any time but in its own turn.
     *
     * @param answer the kind
     * @param commodities for {@link StandingAnswer.Answer#ONLY} at least one, each once; else empty
     */
    record SetStandingAnswer(StandingAnswer.Answer answer, List<Commodity> commodities) implements NorthWindCommand {
        public SetStandingAnswer {
            commodities = List.copyOf(commodities);
        }
    }
}
