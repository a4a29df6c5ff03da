package baffin.match.decide;

import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.state.MatchState;
import baffin.match.terms.Ruled;
import baffin.match.time.Clocks;
import java.time.Instant;
import java.util.List;

/** Decides what a match makes of the word of its competition. */
final class RuledTable {

    private RuledTable() {}

    /** What happens; nothing when the match is of no competition, has ended, or stands as it should already. */
    static List<MatchEvent> events(MatchState<?, ?> state, Instant at, MatchCommand.OfCompetition word) {
        if (state.ended() || state.start().competition() == null) {
            return List.of();
        }
        Clocks clocks = state.attendance().clocks();
        Instant now = at.isAfter(clocks.at()) ? at : clocks.at();
        Ruled holds = clocks.ruled();
        return switch (word) {
            case MatchCommand.RuleTable rule ->
                holds != null && rule.equals(new MatchCommand.RuleTable(holds.ruling(), holds.kind(), holds.reason()))
                        ? List.of()
                        : List.of(new MatchEvent.TableRuled(rule.ruling(), rule.kind(), rule.reason(), now));
            case MatchCommand.LiftRuling lift -> holds == null ? List.of() : List.of(new MatchEvent.RulingLifted(now));
            case MatchCommand.Reseat reseat -> Reseating.events(state, now, reseat);
        };
    }
}
