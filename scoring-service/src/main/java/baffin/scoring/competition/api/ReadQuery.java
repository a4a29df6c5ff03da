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
    @Parameter(description = "id of the competition")
    String id = "";

    @QueryParam("minVersion")
    @DefaultValue("0")
    @Parameter(description = "answer not before this version is folded; waits up to 2 s")
    long minVersion;

    @QueryParam("asOf")
    @Parameter(description = "a version, or a time (RFC 3339): as it was then")
    @Nullable
    String asOf;

    @HeaderParam("If-None-Match")
    @Parameter(hidden = true)
    @Nullable
    String known;
}
