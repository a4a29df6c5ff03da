package baffin.accounts.session.api;

import baffin.accounts.session.Session;
import baffin.accounts.session.SessionService;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Scope;
import baffin.platform.limits.Page;
import baffin.platform.tables.Logged;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Where one is signed in. */
@Path("/api/v1/players/me/sessions")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.WILDCARD)
@Authenticated
@Tag(name = "Accounts")
@Logged
public class SessionsResource {

    private final SessionService service;
    private final Callers callers;

    SessionsResource(SessionService service, Callers callers) {
        this.service = service;
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "sessions",
            summary = "List your sessions, latest use first",
            description = "Includes the programs that you have authorised, with client and scopes.")
    @APIResponse(responseCode = "200", description = "Your sessions")
    public Uni<Page<SessionView>> sessions() {
        return callers.session()
                .chain(own -> service.of(own.account())
                        .map(all -> Page.whole(all.stream()
                                .map(each -> SessionView.of(each, own.isOf(each.id())))
                                .toList())));
    }

    @DELETE
    @Path("/{session}")
    @Operation(
            operationId = "endSession",
            summary = "End one of your sessions",
            description = "Its tokens are refused and its streams end within seconds, everywhere.")
    @APIResponse(responseCode = "204", description = "Ended")
    public Uni<Void> end(String session) {
        return callers.session()
                .chain(own -> service.end(own.account(), session))
                .invoke(ended -> {
                    if (!ended) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }

    @DELETE
    @Operation(
            operationId = "endOtherSessions",
            summary = "End all of your other sessions",
            description = "Ends all of your personal access tokens too.")
    @APIResponse(responseCode = "204", description = "Ended")
    public Uni<Void> endOthers() {
        return callers.session().chain(service::endOthers);
    }

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
            @Schema(examples = "Firefox on Linux") String device,
            @Schema(examples = "203.0.113.7") String address,
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
                @Schema(examples = "Sledge board") String name) {}

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
}
