package baffin.game.action;

import baffin.game.words.Phrase;

/**
 * One thing that a player picks to say what is meant, written {@code kind:value}, such as {@code square:5,3}. Parts of
 * pictures that can be pointed at carry the same notation.
 *
 * @param kind what it is, such as {@code tile}; letters and hyphens
 * @param value which one, such as {@code L07}
 * @param name what people call it
 */
public record Pick(String kind, String value, Phrase name) {

    /** {@code kind:value}. */
    public String text() {
        return kind + ":" + value;
    }
}
