package baffin.lobby.competition.service;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import java.util.UUID;

/** A change of a competition that can be tried first. */
public class DryRunnable extends Change {

    @QueryParam("dryRun")
    @DefaultValue("false")
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
