package baffin.lobby.openmatch.api;

import baffin.accounts.token.InvitationCodes;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.jspecify.annotations.Nullable;

/** Who sees what of a match. */
@ApplicationScoped
class MatchVisibility {

    private final InvitationCodes invitations;

    MatchVisibility(InvitationCodes invitations) {
        this.invitations = invitations;
    }

    /** True when the match may be known to the viewer: it is not private, their own, or they bring the invitation. */
    boolean visible(OpenMatch match, @Nullable String viewer, @Nullable String invitation) {
        return match.isThereFor(viewer, invitation == null ? null : InvitationCodes.hash(invitation));
    }

    /** The match as the viewer sees it: the host also sees the code of the invitation. */
    Uni<OpenMatchView> view(OpenMatch match, OpenMatchStatus status, @Nullable String viewer) {
        if (match.terms().invitationHash() == null || !match.host().equals(viewer)) {
            return Uni.createFrom().item(OpenMatchView.of(match, status, null));
        }
        return invitations.code(match.matchId()).map(code -> OpenMatchView.of(match, status, code));
    }
}
