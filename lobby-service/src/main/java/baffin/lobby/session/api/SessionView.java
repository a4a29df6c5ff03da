package baffin.lobby.session.api;

import baffin.lobby.session.domain.Session;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A session as its owner sees it.
 *
 * @param id its id
 * @param device what the program called itself when it signed in ({@code User-Agent}); empty when it did not
 * @param address internet address of the last sign-in or renewal
 * @param createdAt when it began (UTC)
 * @param usedAt when its tokens were last renewed (UTC)
 * @param current true for the one that asks
 */
@Schema(name = "Session")
public record SessionView(
        String id,
        @Schema(examples = "\"Firefox on Linux\"") String device,
        @Schema(examples = "\"203.0.113.7\"") String address,
        Instant createdAt,
        Instant usedAt,
        boolean current) {

    static SessionView of(Session session, boolean current) {
        return new SessionView(
                session.id(), session.device(), session.address(), session.createdAt(), session.usedAt(), current);
    }
}
