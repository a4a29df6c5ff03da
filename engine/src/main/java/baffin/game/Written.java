package baffin.game;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How a {@link Textual} value is written, for those who read or write it without this code. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Written {

    /** Regular expression (ECMA-262) that every such string matches as a whole. */
    String pattern();

    /** One of these strings. */
    String example();
}
