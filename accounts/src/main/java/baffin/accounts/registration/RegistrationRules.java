package baffin.accounts.registration;

import baffin.accounts.provider.ProviderView;
import baffin.accounts.provider.Providers;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Who may make an account.
 *
 * @param who open for everybody, invitation for who has the code of one, oidc for who signs in through a provider,
 *     operator when operators make accounts
 * @param terms what one must accept: a text, or the address of one; absent for nothing
 * @param minimumAge years that one must be old; absent for any age
 * @param email true when this platform sends e-mail, so that an account may have an address
 * @param providers through which one may sign in
 */
@Schema(name = "RegistrationRules")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RegistrationRules(
        @Schema(examples = "\"open\"") String who,
        @Nullable String terms,
        @Nullable Integer minimumAge,
        boolean email,
        List<ProviderView> providers) {

    static RegistrationRules of(RegistrationConfig config, boolean email, Providers providers) {
        return new RegistrationRules(
                config.who().name().toLowerCase(Locale.ROOT),
                config.terms().orElse(null),
                config.minimumAge() == 0 ? null : config.minimumAge(),
                email,
                providers.all().stream().map(ProviderView::of).toList());
    }
}
