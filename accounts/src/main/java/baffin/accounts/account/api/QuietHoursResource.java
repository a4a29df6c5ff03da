package baffin.accounts.account.api;

import baffin.accounts.account.Accounts;
import baffin.game.words.BundledPhrase;
import baffin.game.words.Messages;
import baffin.match.decide.Refusal;
import baffin.match.terms.QuietHours;
import baffin.platform.identity.Callers;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemWords;
import baffin.platform.tables.Logged;
import baffin.platform.wire.Json;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** When a player sleeps; taken into the matches that the player joins from then on. */
@Path("/api/v1/players/me/quiet-hours")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@Authenticated
@Tag(name = "Players")
@Logged
public class QuietHoursResource {

    private final Accounts accounts;
    private final Callers callers;

    QuietHoursResource(Accounts accounts, Callers callers) {
        this.accounts = accounts;
        this.callers = callers;
    }

    @GET
    @Operation(operationId = "getQuietHours", summary = "Get your quiet hours")
    @APIResponse(responseCode = "200", description = "The hours")
    @APIResponse(responseCode = "204", description = "You have none")
    public Uni<@Nullable QuietHours> quietHours() {
        return callers.required()
                .chain(caller -> accounts.quietHours(caller.player()))
                .map(hours -> hours.orElse(null));
    }

    @PUT
    @Operation(
            operationId = "setQuietHours",
            summary = "Set your quiet hours",
            description = "Clocks by moves stop during them, in matches that you join from now on. At most 10 "
                    + "hours a day, in your own time zone. In a running match, send SetQuietHours.")
    @APIResponse(responseCode = "200", description = "The hours")
    @APIResponse(responseCode = "400", description = "Unknown time zone, invalid times or too many hours")
    public Uni<QuietHours> set(@NotNull(message = "is missing") QuietHours body) {
        body.fault().ifPresent(fault -> {
            throw Problem.invalidField("", "invalid", Messages.of(Refusal.TEXTS).text(fault, Locale.ENGLISH))
                    .with(ProblemWords.MEMBER, Json.shared().tree(BundledPhrase.of(Refusal.TEXTS, fault)))
                    .asException();
        });
        return callers.required()
                .chain(caller -> accounts.rest(caller.player(), body))
                .replaceWith(body);
    }

    @DELETE
    @Operation(operationId = "clearQuietHours", summary = "Delete your quiet hours")
    @APIResponse(responseCode = "204", description = "Done")
    public Uni<Void> clear() {
        return callers.required().chain(caller -> accounts.rest(caller.player(), null));
    }
}
