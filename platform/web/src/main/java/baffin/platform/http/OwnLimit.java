package baffin.platform.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An operation that programs use more often than {@link ChangeLimit} lets them, and that is bounded otherwise. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface OwnLimit {

    /** What bounds it. */
    String value();
}
