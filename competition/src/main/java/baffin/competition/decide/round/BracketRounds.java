package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.Knockout;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.NextRound.Complete;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.pairing.Bracket;
import baffin.competition.policy.Format;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Rounds of single elimination: who has lost, or has left, is out; a drawn match is played once more. */
final class BracketRounds {

    private BracketRounds() {}

    static NextRound next(Competition state, Format.SingleElimination format, Instant now) {
        Knockout knockout = Knockout.of(state);
        if (!knockout.replays().isEmpty()) {
            return Tables.of(Stage.PLAY_OFF, knockout.replays(), List.of()).ready(state, List.of(), now);
        }
        Bracket.Round round = Bracket.next(state.seeding(), out(state, knockout));
        if (round.tables().isEmpty()) {
            return new Complete();
        }
        boolean last = round.number() == round.of();
        if (last && format.thirdPlace() && Stages.count(state, Stage.THIRD_PLACE) == 0) {
            List<Integer> losers = losers(state, knockout);
            if (losers.size() == 2) {
                return Tables.of(Stage.THIRD_PLACE, List.of(losers), List.of()).ready(state, List.of(), now);
            }
        }
        return Tables.of(last ? Stage.FINAL : Stage.BRACKET, round.tables(), Tables.byes(round.byes(), ByeKind.THROUGH))
                .ready(state, List.of(), now);
    }

    private static Set<Integer> out(Competition state, Knockout knockout) {
        Set<Integer> out = new HashSet<>(knockout.out());
        state.seeding().stream()
                .filter(entrant -> !Stages.active(state, entrant))
                .forEach(out::add);
        return out;
    }

    /** Who lost in the latest round of the bracket. */
    private static List<Integer> losers(Competition state, Knockout knockout) {
        List<Integer> losers = new ArrayList<>();
        Stages.last(state, Stage.BRACKET).map(Round::tables).orElse(List.of()).stream()
                .map(Table::seats)
                .flatMap(List::stream)
                .filter(knockout.out()::contains)
                .filter(entrant -> Stages.active(state, entrant))
                .forEach(losers::add);
        return losers;
    }
}
