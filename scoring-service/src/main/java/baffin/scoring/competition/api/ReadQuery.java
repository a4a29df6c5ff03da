package baffin.scoring.competition.api;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
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

    @HeaderParam("If-None-Match")
    @Parameter(hidden = true)
    @Nullable
    String known;
}
