package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.course.Cut;
import baffin.competition.course.Stages;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import java.util.List;
import java.util.Optional;

/** Once the final is published, a semi-final may be put right only as far as its winner stays the same. */
public final class FinalMade {

    private FinalMade() {}

    /** Why a ruling does not fit the final; empty where it does, and while there is none. */
    public static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> fault(
            Competition before, Competition after) {
        return Stages.last(before, Stage.FINAL)
                .flatMap(last -> Stages.of(after, Stage.SEMI_FINAL).stream()
                        .flatMap(round -> round.tables().stream()
                                .filter(table -> changed(before, round, table))
                                .flatMap(table -> out(last, table).stream()))
                        .findFirst())
                .map(entrant -> Decisions.refused(
                        Reason.CONFLICT,
                        "the final was made with entrant " + entrant
                                + " as the winner of this semi-final: the result can be changed only as long as"
                                + " that entrant stays the first"));
    }

    private static boolean changed(Competition before, Round round, Table table) {
        return !before.rounds()
                .get(round.number() - 1)
                .tables()
                .get(table.number() - 1)
                .equals(table);
    }

    /** Who has come from the table into the final and would not any more. */
    private static Optional<Integer> out(Round last, Table table) {
        Cut cut = table.open() ? new Cut(List.of(), List.of(), 0) : Cut.of(table, 1);
        return last.tables().stream()
                .flatMap(one -> one.seats().stream())
                .filter(table.seats()::contains)
                .filter(entrant -> !cut.sure().contains(entrant) && !cut.tied().contains(entrant))
                .findFirst();
    }
}
