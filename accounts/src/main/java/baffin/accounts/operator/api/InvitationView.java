package baffin.accounts.operator.api;

import baffin.accounts.operator.NewPlayers.NewInvitation;
import baffin.accounts.registration.AccountInvitation;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * An invitation to make accounts.
 *
 * @param id its id
 * @param uses how many accounts may be made with it
 * @param used how many were made
 * @param createdAt when it was made (UTC)
 * @param expiresAt when it ends (UTC)
 * @param code what people send as {@code invitation}; in the answer to its making alone
 */
@Schema(name = "AccountInvitation")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record InvitationView(
        String id,
        int uses,
        int used,
        Instant createdAt,
        Instant expiresAt,
        @Nullable String code) {

    static InvitationView of(AccountInvitation invitation) {
        return of(invitation, null);
    }

    static InvitationView of(NewInvitation made) {
        return of(made.invitation(), made.code());
    }

    private static InvitationView of(AccountInvitation invitation, @Nullable String code) {
        return new InvitationView(
                invitation.id(),
                invitation.uses(),
                invitation.used(),
                invitation.createdAt(),
                invitation.expiresAt(),
                code);
    }

    @Override
    public String toString() {
        return "InvitationView[" + id + "]";
    }
}
