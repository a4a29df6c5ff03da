package baffin.accounts.email;

import org.jspecify.annotations.Nullable;

/**
 * The e-mail address of an account.
 *
 * @param address the one that its owner has proved; null for none
 * @param pending one that waits for that; null for none
 */
public record Email(@Nullable String address, @Nullable String pending) {

    /** That of most accounts. */
    public static final Email NONE = new Email(null, null);

    @Override
    public String toString() {
        return "Email[]";
    }
}
