package baffin.lobby.competition.service;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** What every read of a competition brings. */
public class ReadQuery {

    @PathParam("id")
    @Parameter(description = "id of the competition")
    String id = "";

    @QueryParam("minVersion")
    @DefaultValue("0")
    @Parameter(description = "wait up to 2 s for this version")
    long minVersion;

    @QueryParam("asOf")
    @Parameter(description = "a version or a moment (RFC 3339): the competition as it was")
    @Nullable
    String asOf;

    @HeaderParam(HttpHeaders.IF_NONE_MATCH)
    @Parameter(hidden = true)
    @Nullable
    public String known;

    public String competition() {
        return CompetitionIds.checked(id);
    }
}
