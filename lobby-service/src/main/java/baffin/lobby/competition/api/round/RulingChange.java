package baffin.lobby.competition.api.round;

import baffin.competition.event.RulingCommand;
import baffin.competition.event.RulingCommand.OnOwnTable;
import baffin.lobby.competition.service.DryRunnable;
import jakarta.ws.rs.QueryParam;

/** What a ruling on a table brings. */
public class RulingChange extends DryRunnable {

    @QueryParam("own")
    boolean own;

    public RulingCommand meant(RulingCommand ruling) {
        return own ? new OnOwnTable(ruling) : ruling;
    }
}
