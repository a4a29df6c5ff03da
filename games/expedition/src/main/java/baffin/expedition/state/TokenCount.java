package baffin.expedition.state;

import baffin.expedition.data.Token;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** How many tokens there are of each kind; a value, so that counting costs no map. */
public record TokenCount(int inuit, int cairn, int franklin, int strait, int cartography) {

    public static final TokenCount NONE = new TokenCount(0, 0, 0, 0, 0);

    public static TokenCount of(ToIntFunction<Token> counter) {
        return new TokenCount(
                counter.applyAsInt(Token.INUIT),
                counter.applyAsInt(Token.CAIRN),
                counter.applyAsInt(Token.FRANKLIN),
                counter.applyAsInt(Token.STRAIT),
                counter.applyAsInt(Token.CARTOGRAPHY));
    }

    /** Tokens of a kind. */
    public int of(Token token) {
        return switch (token) {
            case INUIT -> inuit;
            case CAIRN -> cairn;
            case FRANKLIN -> franklin;
            case STRAIT -> strait;
            case CARTOGRAPHY -> cartography;
        };
    }

    /** Full sets of one of each kind (EX-9.4). */
    public int sets() {
        return Math.min(Math.min(Math.min(inuit, cairn), Math.min(franklin, strait)), cartography);
    }

    /** By kind, in the order of {@link Token}. */
    public Map<Token, Integer> byKind() {
        Map<Token, Integer> map = new EnumMap<>(Token.class);
        for (Token token : Token.values()) {
            map.put(token, of(token));
        }
        return map;
    }

    public TokenCount plus(Token token, int more) {
        return of(kind -> of(kind) + (kind == token ? more : 0));
    }
}
