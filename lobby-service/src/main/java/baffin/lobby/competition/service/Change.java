package baffin.lobby.competition.service;

import baffin.platform.http.IfMatch;
import baffin.platform.request.IdempotencyKey;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PathParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** What every change of a competition brings. */
public class Change {

    @PathParam("id")
    @Parameter(description = "id of the competition")
    String id = "";

    @HeaderParam(IdempotencyKey.HEADER)
    @Parameter(description = "a fresh UUID for each new change; the same one with a retry")
    @Nullable
    String key;

    @HeaderParam(IfMatch.HEADER)
    @Parameter(description = "the version that you have seen, or *")
    @Nullable
    String ifMatch;

    public String competition() {
        return CompetitionIds.checked(id);
    }

    public String commandId() {
        return IdempotencyKey.required(key).id();
    }

    public IfMatch expected() {
        return IfMatch.optional(ifMatch);
    }
}
