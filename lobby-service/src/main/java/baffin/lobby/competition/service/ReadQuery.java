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
    String id = "";

    @QueryParam("minVersion")
    @DefaultValue("0")
    long minVersion;

    @QueryParam("asOf")
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
