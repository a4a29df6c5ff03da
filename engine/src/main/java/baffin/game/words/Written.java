package baffin.game.words;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How people write a {@link baffin.game.Textual} value of a command: what a refusal of another text tells them. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Written {

    /** The form in words, to stand behind "a string of the form". */
    String form();

    /** One such value. */
    String example();
}
