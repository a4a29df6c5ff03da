package baffin.platform.http;

import jakarta.ws.rs.NameBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An operation whose answer is made of its address alone and is the same for everybody: anybody may keep it for a year
 * without asking again. Answers that depend on a release, a language or who asks are none.
 */
@NameBinding
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface ImmutableAddress {}
