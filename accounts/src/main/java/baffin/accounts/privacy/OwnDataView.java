package baffin.accounts.privacy;

import baffin.accounts.account.Account;
import baffin.accounts.account.Suspension;
import baffin.accounts.account.api.PlayerView;
import baffin.accounts.email.Email;
import baffin.accounts.preferences.Preferences;
import baffin.accounts.privacy.OwnData.Kept;
import baffin.match.terms.QuietHours;
import baffin.platform.identity.Scope;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What the platform keeps of an account beside what it has played and said.
 *
 * @param id id of the player
 * @param handle the public name
 * @param bot true when a program plays
 * @param owner id of the player to whom a bot belongs; absent for a player
 * @param createdAt when the account was made (UTC)
 * @param operator true when its owner is an operator
 * @param suspensionReason of the latest suspension; absent for none
 * @param email the confirmed address; absent for none
 * @param pendingEmail one that waits to be confirmed; absent for none
 * @param quietHours when the player sleeps; absent for none
 * @param preferences what the player has set for programs; absent for nothing
 * @param bots programs that belong to the account
 * @param sessions where it is signed in
 * @param tokens personal access tokens
 * @param identities what providers call its owner, who signs in through them
 * @param deletion the end that was asked for; absent for none
 * @param more addresses of all else that belongs to the account
 */
@Schema(name = "OwnData")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OwnDataView(
        String id,
        String handle,
        boolean bot,
        @Nullable String owner,
        Instant createdAt,
        boolean operator,
        @Nullable String suspensionReason,
        @Nullable String email,
        @Nullable String pendingEmail,
        @Nullable QuietHours quietHours,
        @Nullable Preferences preferences,
        List<PlayerView> bots,
        List<SignedIn> sessions,
        List<Program> tokens,
        List<Identity> identities,
        Deletions.@Nullable Pending deletion,
        List<String> more) {

    /**
     * A session.
     *
     * @param device what the program called itself; empty when it did not
     * @param address internet address of the last sign-in or renewal
     * @param createdAt when it began (UTC)
     * @param usedAt when its tokens were last renewed (UTC)
     */
    @Schema(name = "OwnSession")
    public record SignedIn(String device, String address, Instant createdAt, Instant usedAt) {}

    /**
     * A personal access token.
     *
     * @param name what its owner calls it
     * @param scopes what it may do
     * @param createdAt when it was made (UTC)
     * @param expiresAt when it ends (UTC)
     */
    @Schema(name = "OwnToken")
    public record Program(String name, List<String> scopes, Instant createdAt, Instant expiresAt) {}

    /**
     * A linked identity.
     *
     * @param issuer of the provider
     * @param subject what the provider calls the owner of the account
     * @param linkedAt when it was linked (UTC)
     */
    @Schema(name = "OwnIdentity")
    public record Identity(String issuer, String subject, Instant linkedAt) {}

    static OwnDataView of(Kept kept) {
        Account account = kept.account();
        Suspension suspension = kept.status().suspension();
        Email email = kept.email();
        return new OwnDataView(
                account.id(),
                account.handle(),
                account.bot(),
                account.owner(),
                account.createdAt(),
                kept.status().operator(),
                suspension == null ? null : suspension.reason(),
                email.address(),
                email.pending(),
                kept.quiet().orElse(null),
                kept.preferences().orElse(null),
                kept.bots().stream().map(PlayerView::of).toList(),
                kept.sessions().stream()
                        .map(one -> new SignedIn(one.device(), one.address(), one.createdAt(), one.usedAt()))
                        .toList(),
                kept.tokens().stream()
                        .map(one -> new Program(
                                one.name(),
                                one.scopes().stream().sorted().map(Scope::wire).toList(),
                                one.createdAt(),
                                one.expiresAt()))
                        .toList(),
                kept.identities().stream()
                        .map(one -> new Identity(
                                one.subject().issuer(), one.subject().id(), one.linkedAt()))
                        .toList(),
                kept.deletion().orElse(null),
                List.of(
                        "/api/v1/players/me/chat",
                        "/api/v1/players/me/mutes",
                        "/api/v1/players/me/notifications",
                        "/api/v1/players/me/oauth-clients",
                        "/api/v1/players/me/operator-actions",
                        "/api/v1/players/me/push-subscriptions",
                        "/api/v1/webhooks",
                        "/api/v1/sandboxes",
                        "/api/v1/matches?player=" + account.id(),
                        "/api/v1/results?player=" + account.id(),
                        "/api/v1/players/" + account.id() + "/ratings"));
    }
}
