package baffin.accounts.identity.api;

import baffin.accounts.identity.LinkedIdentity;
import baffin.accounts.provider.Providers;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A provider that is linked to an account.
 *
 * @param id of the link
 * @param title of the provider; its issuer when the host has removed it
 * @param linkedAt when it was linked (UTC)
 */
@Schema(name = "LinkedIdentity")
public record LinkedIdentityView(
        String id, @Schema(examples = "\"Polar Club\"") String title, Instant linkedAt) {

    static LinkedIdentityView of(LinkedIdentity linked, Providers providers) {
        return new LinkedIdentityView(
                linked.id(), providers.title(linked.subject().issuer()), linked.linkedAt());
    }
}
