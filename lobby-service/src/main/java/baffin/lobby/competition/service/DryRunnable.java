package baffin.lobby.competition.service;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** A change of a competition that can be tried first. */
public class DryRunnable extends Change {

    @QueryParam("dryRun")
    @DefaultValue("false")
    @Parameter(
            description = "true changes nothing and shows the standing before and after; no Idempotency-Key is needed")
    public boolean dryRun;

    @Override
    boolean rehearsed() {
        return dryRun;
    }

    @Override
    public String commandId() {
        return dryRun ? UUID.randomUUID().toString() : super.commandId();
    }
}
