package baffin.game;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A value that is written as one string. Its class has a public constructor that takes that string back.
 *
 * <p>Keeps compact values, such as a board, readable in JSON without any codec in the games.
 */
public interface Textual {

    /** The whole value as one string. */
    String text();

    /** How a textual value is written: what documents and refusals of another text tell those who write it. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Written {

        /** Regular expression (ECMA-262) that every such string matches as a whole. */
        String pattern();

        /** The form in words, to stand behind "a string of the form". */
        String form();

        /** One of these strings. */
        String example();
    }
}
