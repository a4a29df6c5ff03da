package baffin.gameservice.sandbox.api;

import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** Which sandbox a request looks at, and how. */
public class SandboxSight {

    @PathParam("id")
    String id = "";

    @QueryParam("seat")
    @Parameter(description = "from which seat; the first one that is asked when absent")
    @Nullable
    Integer seat;

    @QueryParam("minVersion")
    @Nullable
    Long minVersion;

    @QueryParam("as")
    @Parameter(description = "public for what everybody would see; what the seat sees when absent")
    @Nullable
    String as;

    SandboxLookup.Look look() {
        return new SandboxLookup.Look(seat, null, minVersion, as);
    }

    /** The same at a version. */
    public static class Past extends SandboxSight {

        @QueryParam("version")
        @Parameter(description = "any past version; now when absent")
        @Nullable
        Long version;

        @Override
        SandboxLookup.Look look() {
            return new SandboxLookup.Look(seat, version, minVersion, as);
        }
    }
}
