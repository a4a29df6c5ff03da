package baffin.platform.idempotency;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a resource method whose response holds a secret that no other request gives. A repetition gets it for ten
 * minutes, in the same session alone.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface OneTimeSecret {

    /** How to get another secret, as a sentence for the caller. */
    String renewal();
}
