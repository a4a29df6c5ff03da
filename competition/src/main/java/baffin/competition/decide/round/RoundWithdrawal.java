package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.TableRuling;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.RoundCommand.Moved;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.table.LostTable;
import baffin.competition.table.LostTable.Mover;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.List;
import java.util.Optional;

/** Withdrawing the latest round: what has been played in it is lost, and never without a word. */
public final class RoundWithdrawal {

    /** The state keeps all of them. */
    private static final int WITHDRAWN_MAX = 100;

    private RoundWithdrawal() {}

    public static Verdict decide(Competition state, WithdrawRound command) {
        Optional<Round> round = state.round(command.round());
        if (round.isEmpty()) {
            return Verdict.notFound("there is no round " + command.round());
        }
        if (state.status() != CompetitionStatus.RUNNING) {
            return Verdict.conflict("the competition is finished: undo the finish first");
        }
        int latest = state.rounds().size();
        if (command.round() < latest) {
            return Verdict.conflict("round " + latest + " was published later: withdraw round " + latest + " first");
        }
        if (state.withdrawn().size() >= WITHDRAWN_MAX) {
            return Verdict.conflict(WITHDRAWN_MAX + " rounds have been withdrawn: that is all");
        }
        List<LostTable> lost = begun(state, round.get(), command.moved());
        return lost.isEmpty() || command.despiteMoves()
                ? Verdict.accepted(new RoundWithdrawn(command.round(), command.reason(), lost))
                : Verdict.conflict(lost.stream()
                        .map(table -> new Fault(
                                "/despiteMoves", table.words() + "; to lose that, say \"despiteMoves\": true"))
                        .toList());
    }

    /**
     * Tables of a round that have moves, a result or rulings. What a house bot has done is nothing that anybody loses.
     *
     * @param moved as far as the platform knows
     */
    static List<LostTable> begun(Competition state, Round round, List<Moved> moved) {
        return round.tables().stream()
                .map(table -> begun(state, round, table, moved))
                .filter(table -> table.result() != null
                        || !table.moved().isEmpty()
                        || !table.rulings().isEmpty())
                .toList();
    }

    private static LostTable begun(Competition state, Round round, Table table, List<Moved> moved) {
        TableResult result = table.result();
        List<Mover> movers = moved.stream()
                .filter(one -> one.table() == table.number())
                .flatMap(one -> one.entrants().stream())
                .filter(table.seats()::contains)
                .filter(entrant -> !state.standIn(round, table, entrant))
                .map(entrant ->
                        mover(entrant, state.entrant(entrant).orElseThrow().person()))
                .filter(mover -> HouseBot.playing(mover.player()).isEmpty())
                .toList();
        List<Integer> rulings = state.rulings().stream()
                .filter(ruling -> ruling.holds(round.number(), table.number()))
                .map(TableRuling::number)
                .toList();
        return new LostTable(table.number(), movers, result == null ? null : result.source(), rulings);
    }

    private static Mover mover(int entrant, SeatHolder person) {
        return new Mover(entrant, person.player(), person.bot());
    }
}
