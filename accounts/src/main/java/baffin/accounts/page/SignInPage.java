package baffin.accounts.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where people sign in.
 *
 * @param returnTo path to which they go then
 * @param handle what they have written so far; empty for nothing
 * @param error why they are not signed in; null at first
 * @param choices the providers through which they may sign in
 * @param client what the program calls itself that has sent them; null for none
 * @param register where they can make an account; null where not everybody may
 */
public record SignInPage(
        String returnTo,
        String handle,
        @Nullable String error,
        List<Choice> choices,
        @Nullable String client,
        @Nullable String register) {

    public SignInPage {
        choices = List.copyOf(choices);
    }

    /**
     * A provider.
     *
     * @param title as people read it
     * @param address where signing in there begins
     */
    public record Choice(String title, String address) {}
}
