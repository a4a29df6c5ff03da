package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.RobinTables;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.pairing.RoundRobin;
import baffin.competition.policy.Format;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.List;

/** Rounds of everybody against everybody. */
final class RobinRounds {

    private RobinRounds() {}

    static NextRound next(Competition state, Format.RoundRobin robin, Instant now) {
        List<RoundRobin.Round> toCome = RobinTables.toCome(state, robin);
        if (toCome.isEmpty()) {
            return PlayOffs.orComplete(state, now);
        }
        RoundRobin.Round next = toCome.getFirst();
        return Tables.of(Stage.ROUND_ROBIN, next.tables(), Tables.byes(next.byes(), ByeKind.PAIRING))
                .ready(state, List.of(), now);
    }
}
