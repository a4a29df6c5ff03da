package baffin.platform.http;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An operation whose answer never changes once its address names a version: a client may keep it for a year without
 * asking again. Answers that hold names of people are none: a name may change or be erased.
 */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Immutable {}
