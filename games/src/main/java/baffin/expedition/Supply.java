package baffin.expedition;

import baffin.expedition.board.Tile;
import baffin.expedition.data.Arrow;
import baffin.expedition.data.ArrowValues;
import baffin.expedition.data.SmallTiles;
import baffin.expedition.data.Token;
import baffin.expedition.data.Tokens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What lies beside the board.
 *
 * @param bag large tiles in the bag: bit n stands for code n; their order is drawn when they are
 * @param display large tiles face up, up to 4
 * @param piles small tiles left, by design
 * @param tokens tokens left, by kind
 * @param passage points of the Northwest Passage tokens left, highest first
 * @param greenland points of the Greenland tokens left, highest first
 */
public record Supply(
        long bag,
        List<Tile> display,
        List<Integer> piles,
        Map<Token, Integer> tokens,
        List<Integer> passage,
        List<Integer> greenland) {

    /** Large tiles on display (EX-4.2). */
    public static final int DISPLAY = 4;

    public Supply {
        display = List.copyOf(display);
        piles = List.copyOf(piles);
        Map<Token, Integer> copy = new EnumMap<>(Token.class);
        copy.putAll(tokens);
        tokens = Collections.unmodifiableMap(copy);
        passage = List.copyOf(passage);
        greenland = List.copyOf(greenland);
    }

    /**
     * Everything before the first draw.
     *
     * @param onBoard tokens that lie on the board already, by kind
     */
    static Supply full(int seats, Map<Token, Integer> onBoard) {
        Map<Token, Integer> tokens = new EnumMap<>(Token.class);
        for (Tokens.TokenSupply kind : Tokens.all()) {
            tokens.put(kind.token(), kind.supply() - onBoard.getOrDefault(kind.token(), 0));
        }
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
        return tokens.getOrDefault(token, 0);
    }

    /** Points of the highest token left of an arrow, 0 when none is left. */
    public int highest(Arrow arrow) {
        List<Integer> values = arrow == Arrow.GREENLAND ? greenland : passage;
        return values.isEmpty() ? 0 : values.getFirst();
    }

    Supply withDisplay(long newBag, List<Tile> newDisplay) {
        return new Supply(newBag, newDisplay, piles, tokens, passage, greenland);
    }

    Supply withoutSmall(int design) {
        List<Integer> fewer = new ArrayList<>(piles);
        fewer.set(design, fewer.get(design) - 1);
        return new Supply(bag, display, fewer, tokens, passage, greenland);
    }

    Supply withoutToken(Token token) {
        Map<Token, Integer> fewer = new EnumMap<>(Token.class);
        fewer.putAll(tokens);
        fewer.merge(token, -1, Integer::sum);
        return new Supply(bag, display, piles, fewer, passage, greenland);
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
