package baffin.expedition.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Supply and worth of tokens (EX-1.3, EX-7.13, EX-7.14). */
public final class Tokens {

    private static final List<TokenSupply> ALL = load();

    private Tokens() {}

    /**
     * One kind.
     *
     * @param token which
     * @param supply how many there are
     * @param action the action that takes one from a tile, or null for Cartography
     * @param points points for taking one in zone x1; the zone's factor multiplies them
     * @param source source mark
     */
    public record TokenSupply(
            Token token, int supply, @Nullable Action action, int points, String source) {}

    /** All kinds in the order of {@link Token}. */
    public static List<TokenSupply> all() {
        return ALL;
    }

    /** The supply of a kind. */
    public static TokenSupply of(Token token) {
        return ALL.get(token.ordinal());
    }

    private static List<TokenSupply> load() {
        List<TokenSupply> all =
                DataFile.read("expedition/tokens", List.of("token", "supply", "action", "points"), Tokens::supply);
        if (!all.stream().map(TokenSupply::token).toList().equals(List.of(Token.values()))) {
            throw new IllegalStateException("tokens.tsv must hold every token once, in order");
        }
        return all;
    }

    private static TokenSupply supply(Row row) {
        return new TokenSupply(
                row.oneOf(Token.class, "token"),
                row.number("supply", 1, 99),
                row.has("action") ? row.oneOf(Action.class, "action") : null,
                row.number("points", 0, 99),
                row.source());
    }
}
