package baffin.lobby.competition.api.entrant;

import baffin.competition.entry.Actor;
import baffin.competition.entry.Invitation;
import baffin.match.terms.Named;
import baffin.platform.names.PublicNames;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody whom an organiser has asked and who has not answered yet.
 *
 * <p>What is not explained here is as in {@link Invitation}.
 *
 * @param by public name of the organiser who asks
 */
@Schema(name = "CompetitionInvitation")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record InvitationView(
        String player,
        @Nullable String handle,
        boolean bot,
        Invitation.As as,
        @Nullable Integer entrant,
        @Nullable String reason,
        @Nullable String by,
        Instant at)
        implements Named {

    static InvitationView of(Invitation invitation, PublicNames names) {
        Actor by = invitation.by();
        return new InvitationView(
                invitation.person().player(),
                invitation.person().handle(),
                invitation.person().bot(),
                invitation.as(),
                invitation.entrant(),
                invitation.reason(),
                by == null ? null : names.of(by.player()),
                invitation.at());
    }
}
