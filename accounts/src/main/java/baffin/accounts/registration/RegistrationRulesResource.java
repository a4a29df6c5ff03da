package baffin.accounts.registration;

import baffin.accounts.email.EmailSender;
import baffin.accounts.provider.ProviderView;
import baffin.accounts.provider.Providers;
import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What a client must know before it asks for an account. */
@Path("/api/v1/auth/registration")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Accounts")
public class RegistrationRulesResource {

    private final RegistrationConfig config;
    private final EmailSender letters;
    private final Providers providers;

    RegistrationRulesResource(RegistrationConfig config, EmailSender letters, Providers providers) {
        this.config = config;
        this.letters = letters;
        this.providers = providers;
    }

    @GET
    @Operation(
            operationId = "registrationRules",
            summary = "Get the rules for registration",
            description = "Who may register, which terms and minimum age apply, whether the platform sends "
                    + "e-mail, and the identity providers for sign-in.")
    @APIResponse(responseCode = "200", description = "The registration rules")
    public RegistrationRules rules() {
        return RegistrationRules.of(config, letters.sent(), providers);
    }

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
            @Schema(examples = "open") String who,
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
}
