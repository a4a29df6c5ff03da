package baffin.accounts.page;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody lets a program act for them, or does not.
 *
 * @param client what the program calls itself
 * @param owner who has registered it; null for the host of the platform
 * @param website of the program; null for none
 * @param destination where the browser goes then, as people read it
 * @param handle who is signed in
 * @param scopes what the program may do, by their names in tokens
 * @param parameters what the page must send along
 * @param others where somebody else can sign in
 */
public record ConsentPage(
        String client,
        @Nullable String owner,
        @Nullable String website,
        String destination,
        String handle,
        List<String> scopes,
        Map<String, String> parameters,
        String others) {

    public ConsentPage {
        scopes = List.copyOf(scopes);
        parameters = Map.copyOf(parameters);
    }
}
