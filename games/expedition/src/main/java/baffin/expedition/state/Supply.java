package baffin.expedition.state;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.ArrowValues;
import baffin.expedition.data.SmallTiles;
import baffin.expedition.data.Token;
import baffin.expedition.data.Tokens;
import baffin.expedition.tile.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * What lies beside the board.
 *
 * @param bag large tiles in the bag: bit n stands for code n; their order is drawn when they are
 * @param display large tiles face up, up to 4
 * @param piles small tiles left, by design
 * @param tokens tokens left
 * @param passage points of the Northwest Passage tokens left, highest first
 * @param greenland points of the Greenland tokens left, highest first
 */
public record Supply(
        long bag,
        List<Tile> display,
        List<Integer> piles,
        TokenCount tokens,
        List<Integer> passage,
        List<Integer> greenland) {

    /** Large tiles on display (EX-4.2). */
    public static final int DISPLAY = 4;

    public Supply {
        display = List.copyOf(display);
        piles = List.copyOf(piles);
        passage = List.copyOf(passage);
        greenland = List.copyOf(greenland);
    }

    /**
     * Everything before the first draw.
     *
     * @param onBoard tokens that lie on the board already
     */
    public static Supply full(int seats, TokenCount onBoard) {
        TokenCount tokens = TokenCount.of(kind -> Tokens.of(kind).supply() - onBoard.of(kind));
        return new Supply(
                -1L,
                List.of(),
                SmallTiles.copies(),
                tokens,
                ArrowValues.of(Arrow.NORTHWEST_PASSAGE, seats),
                ArrowValues.of(Arrow.GREENLAND, seats));
    }

    /** Large tiles in the bag. */
    public int bagCount() {
        return Long.bitCount(bag);
    }

    /** Small tiles left of a design. */
    public int pile(int design) {
        return piles.get(design);
    }

    /** Tokens left of a kind. */
    public int left(Token token) {
        return tokens.of(token);
    }

    /** Points of the highest token left of an arrow, 0 when none is left. */
    public int highest(Arrow arrow) {
        List<Integer> values = arrow == Arrow.GREENLAND ? greenland : passage;
        return values.isEmpty() ? 0 : values.getFirst();
    }

    public Supply withDisplay(long newBag, List<Tile> newDisplay) {
        return new Supply(newBag, newDisplay, piles, tokens, passage, greenland);
    }

    Supply withoutSmall(int design) {
        List<Integer> fewer = new ArrayList<>(piles);
        fewer.set(design, fewer.get(design) - 1);
        return new Supply(bag, display, fewer, tokens, passage, greenland);
    }

    Supply withoutToken(Token token) {
        return new Supply(bag, display, piles, tokens.plus(token, -1), passage, greenland);
    }

    Supply withoutHighest(Arrow arrow) {
        return arrow == Arrow.GREENLAND
                ? new Supply(bag, display, piles, tokens, passage, rest(greenland))
                : new Supply(bag, display, piles, tokens, rest(passage), greenland);
    }

    static long mask(List<Tile> tiles) {
        long mask = 0;
        for (Tile tile : tiles) {
            mask |= 1L << tile.code();
        }
        return mask;
    }

    private static List<Integer> rest(List<Integer> values) {
        return values.isEmpty() ? values : values.subList(1, values.size());
    }
}
