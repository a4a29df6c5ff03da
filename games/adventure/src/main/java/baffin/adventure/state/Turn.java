package baffin.adventure.state;

import baffin.adventure.sea.Tile;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is left of the present turn.
 *
 * @param points action points (AP)
 * @param cards treasure cards that may still be played
 * @param moved true once the ship has moved
 * @param overtaking true once the seat overtakes: then it only moves (AD-4.9)
 * @param bonus true once a character has given its points of this turn (AD-7.1, AD-7.8)
 * @param freeSteps steps that cost nothing so far (AD-7.12, AD-9.3)
 * @param swap the first tile of a swap that is going on (AD-6.13), or null
 * @param offered new tiles of which one may be turned (AD-7.10)
 * @param acted true once the seat has done something else since its ship moved last (AD-4.9), else null
 */
public record Turn(
        int points,
        int cards,
        boolean moved,
        boolean overtaking,
        boolean bonus,
        int freeSteps,
        @Nullable Tile swap,
        List<Tile> offered,
        @Nullable Boolean acted) {

    public static final Turn NONE = begun(0, 0);

    public Turn {
        offered = List.copyOf(offered);
    }

    public static Turn begun(int points, int cards) {
        return new Turn(points, cards, false, false, false, 0, null, List.of(), null);
    }

    /** With some more, or fewer, action points; never below 0 (AD-6.16). */
    public Turn withPoints(int more) {
        return new Turn(Math.max(0, points + more), cards, moved, overtaking, bonus, freeSteps, swap, offered, acted);
    }

    Turn withCards(int more) {
        return new Turn(points, cards + more, moved, overtaking, bonus, freeSteps, swap, offered, acted);
    }

    Turn afterMove(int cost, boolean step) {
        int steps = step && cost == 0 ? freeSteps + 1 : freeSteps;
        return new Turn(points - cost, cards, true, overtaking, bonus, steps, swap, offered, null);
    }

    /** After something else than a movement. */
    Turn afterAction() {
        return new Turn(points, cards, moved, overtaking, bonus, freeSteps, swap, offered, true);
    }

    /** True when the last thing done was a movement (AD-4.9). */
    public boolean justMoved() {
        return moved && acted == null;
    }

    Turn withOvertaking(int more) {
        return new Turn(points + more, cards, moved, true, bonus, freeSteps, swap, offered, acted);
    }

    Turn withBonus(int more) {
        return new Turn(points + more, cards, moved, overtaking, true, freeSteps, swap, offered, acted);
    }

    Turn withSwap(@Nullable Tile first) {
        return new Turn(points, cards, moved, overtaking, bonus, freeSteps, first, offered, acted);
    }

    Turn withOffer(List<Tile> tiles) {
        return new Turn(points, cards, moved, overtaking, bonus, freeSteps, swap, tiles, acted);
    }
}
