package baffin.competition.decide.shared;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import java.time.Instant;
import java.util.List;

/** A competition as it will be once a command is taken, for what else that command brings about. */
public final class PairingForecast {

    private PairingForecast() {}

    public static Competition after(Competition state, List<CompetitionEvent> events, Instant now) {
        return Competition.after(state, new CompetitionRecord(state.id(), state.version() + 1, "", null, now, events));
    }
}
