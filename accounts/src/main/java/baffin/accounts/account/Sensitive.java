package baffin.accounts.account;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A change of the account that its owner must have signed in for, or proved the password for, a short while ago. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Sensitive {

    /** How the API document describes its refusal. */
    String REFUSAL = "You signed in more than 15 minutes ago: confirm your password with PUT "
            + "/players/me/password/proof, or sign in again";

    /** What the e-mail to its owner is about, as the texts name it; empty for no e-mail. */
    String tells() default "";

    /** False where the request brings the password itself. */
    boolean asks() default true;
}
