package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.TableRuling;
import baffin.competition.decide.shared.FreshDeadlines;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Taking a ruling back: the table is what it was before, the latest ruling first. */
public final class LiftedRulings {

    private LiftedRulings() {}

    public static Verdict lifted(Competition state, LiftRuling lift, Instant now) {
        int number = lift.ruling();
        if (number < 1 || number > state.rulings().size()) {
            return Verdict.notFound("there is no ruling " + number);
        }
        TableRuling ruling = state.rulings().get(number - 1);
        if (ruling.lifted()) {
            return Verdict.accepted();
        }
        return later(state, ruling)
                .or(() -> replaced(state, ruling, lift))
                .or(() -> tooLate(state, ruling))
                .orElseGet(() -> Verdict.accepted(events(state, ruling, lift, now)));
    }

    private static Optional<Verdict> later(Competition state, TableRuling ruling) {
        return TableRulings.latest(state, ruling.round(), ruling.before().number())
                .filter(latest -> latest.number() > ruling.number())
                .map(latest -> Verdict.conflict(
                        "ruling " + latest.number() + " on the same table came later: lift that one first"));
    }

    /** Something has come since the ruling: it goes with the ruling only when it is named. */
    private static Optional<Verdict> replaced(Competition state, TableRuling ruling, LiftRuling lift) {
        Round round = state.rounds().get(ruling.round() - 1);
        Table table = round.tables().get(ruling.before().number() - 1);
        TableResult result = table.result();
        boolean own = result == null
                ? ruling.source() == null
                : Integer.valueOf(ruling.number()).equals(result.ruling()) || playedOn(ruling, result);
        return own && lift.replaces() == null ? Optional.empty() : TableRulings.unseen(round, table, lift.replaces());
    }

    /** The match that has gone on without a seat has ended. */
    private static boolean playedOn(TableRuling ruling, TableResult result) {
        TableResult before = ruling.before().result();
        return before != null && before.version() == result.version();
    }

    private static Optional<Verdict> tooLate(Competition state, TableRuling ruling) {
        Table table = state.rounds()
                .get(ruling.round() - 1)
                .tables()
                .get(ruling.before().number() - 1);
        boolean open = ruling.before().open() && !table.open();
        boolean over = state.status().over();
        boolean past = TableRulings.past(state, state.rounds().get(ruling.round() - 1));
        return Verdict.conflictIf(
                open && (over || past),
                "there was no result before, and " + (over ? "the competition is over" : "a later round is published")
                        + ": correct it instead");
    }

    /** A table that is open again has time to be played. */
    private static List<CompetitionEvent> events(Competition state, TableRuling ruling, LiftRuling lift, Instant now) {
        RulingLifted lifted = new RulingLifted(ruling.number(), lift.reason());
        return ruling.before().open()
                ? FreshDeadlines.with(lifted, state, state.rounds().get(ruling.round() - 1), lift.reason(), now)
                : List.of(lifted);
    }
}
