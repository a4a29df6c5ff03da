package baffin.game.data;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A part of a view that has a better name by now, and stays for clients that know it by this one. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface OlderName {

    /** The part that has the same content. */
    String use();

    /** Day from which it is deprecated, ISO 8601. */
    String since();
}
