package baffin.game;

/**
 * A value that is written as one string. Its class has a public constructor that takes that string back.
 *
 * <p>Keeps compact values, such as a board, readable in JSON without any codec in the games.
 */
public interface Textual {

    /** The whole value as one string. */
    String text();
}
