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
 */
public record SignInPage(
        String returnTo, String handle, @Nullable String error, List<Choice> choices) {

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
