package baffin.accounts.session.api;

import baffin.accounts.session.Session;
import baffin.platform.identity.Scope;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A session as its owner sees it.
 *
 * @param id its id
 * @param device what the program called itself when it signed in ({@code User-Agent}); empty when it did not
 * @param address internet address of the last sign-in or renewal
 * @param createdAt when it began (UTC)
 * @param usedAt when its tokens were last renewed (UTC)
 * @param current true for the one that asks
 * @param client the program that you let act for you; absent where you signed in yourself
 * @param scopes what that program may do; absent where you signed in yourself
 */
@Schema(name = "Session")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SessionView(
        String id,
        @Schema(examples = "\"Firefox on Linux\"") String device,
        @Schema(examples = "\"203.0.113.7\"") String address,
        Instant createdAt,
        Instant usedAt,
        boolean current,
        @Nullable ClientView client,
        @Nullable List<String> scopes) {

    /**
     * A program that somebody lets act for them.
     *
     * @param id its {@code client_id}
     * @param name what it calls itself
     */
    @Schema(name = "SessionClient")
    public record ClientView(
            String id,
            @Schema(examples = "\"Sledge board\"") String name) {}

    static SessionView of(Session session, boolean current) {
        Session.ClientGrant use = session.use();
        return new SessionView(
                session.id(),
                session.device(),
                session.address(),
                session.createdAt(),
                session.usedAt(),
                current,
                use == null ? null : new ClientView(use.client(), use.name()),
                use == null
                        ? null
                        : use.scopes().stream().sorted().map(Scope::wire).toList());
    }
}
