package baffin.adventure.rules.common;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.DeckRefilled;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Counts;
import baffin.game.Seat;
import org.jspecify.annotations.Nullable;

/** Drawing treasure cards (AD-4.10, AD-7.5, AD-7.6, AD-7.11, AD-7.13). */
public final class Chests {

    private Chests() {}

    /** A route marker has been laid over an open chest. */
    public static void open(Course course, Seat seat, Hex chest) {
        AdventureState state = course.now();
        Skipper skipper = state.of(seat).character();
        if (skipper == Skipper.COOK || skipper == Skipper.FROBISHER) {
            return;
        }
        if (!draw(course, seat, "AD-4.10", chest)) {
            return;
        }
        Sea sea = state.sea();
        boolean water = Ground.of(sea.letter(sea.grid().id(chest))) == Ground.WATER;
        Skipper onlooker = water ? Skipper.COOK : Skipper.FROBISHER;
        for (Seat other : state.all()) {
            if (!other.equals(seat) && state.of(other).is(onlooker)) {
                draw(course, other, onlooker.rule(), chest);
            }
        }
    }

    /**
     * Draws a card.
     *
     * @return false when neither deck nor discards hold any
     */
    public static boolean draw(Course course, Seat seat, String ruleId, @Nullable Hex chest) {
        Counts discards = course.now().supply().discards();
        if (course.now().supply().deck().total() == 0) {
            if (discards.total() == 0) {
                return false;
            }
            course.add(new DeckRefilled(discards.total()));
        }
        course.add(new CardDrawn(seat, any(course, course.now().supply().deck()), ruleId, chest));
        return true;
    }

    /** A random card of a hand or pile. */
    public static Treasure any(Course course, Counts cards) {
        return Treasure.values()[cards.pick(0, course.chance().below(cards.total()))];
    }
}
