package baffin.accounts.provider;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A provider through which people may sign in.
 *
 * @param name short name in addresses
 * @param title as people read it
 * @param signIn path to which a browser goes to sign in; takes the path to come back to as {@code return}
 */
@Schema(name = "Provider")
public record ProviderView(
        @Schema(examples = "club") String name,
        @Schema(examples = "Polar Club") String title,

        @Schema(examples = "/api/v1/auth/providers/club/sign-in")
        String signIn) {

    /** A provider of this platform. */
    public static ProviderView of(Provider provider) {
        return new ProviderView(
                provider.name(), provider.title(), "/api/v1/auth/providers/" + provider.name() + "/sign-in");
    }
}
