package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.course.Stages;
import baffin.competition.decide.shared.FreshDeadlines;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.policy.Format;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.LostTable;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Two entrants change seats in a published round, or one takes the seat of another who then has none. */
public final class SeatExchange {

    /** Where later rounds ask only who sat where, or who was the first of a table. */
    private static final Set<Stage> BETWEEN_TABLES =
            EnumSet.of(Stage.SWISS, Stage.HEAT, Stage.LEAGUE, Stage.SEMI_FINAL, Stage.POD, Stage.SECOND_CHANCE);

    private static final Set<Stage> WITH_BYES = EnumSet.of(Stage.SWISS, Stage.HEAT, Stage.POD, Stage.SECOND_CHANCE);
    private static final Set<Stage> WITH_ANYBODY = EnumSet.of(Stage.SWISS, Stage.HEAT, Stage.SEMI_FINAL, Stage.FINAL);

    private final Competition state;
    private final Round round;
    private final ExchangeSeats command;
    private final List<LostTable> begun;

    private SeatExchange(Competition state, Round round, ExchangeSeats command) {
        this.state = state;
        this.round = round;
        this.command = command;
        this.begun = RoundWithdrawal.begun(state, round, command.moved());
    }

    public static Verdict decide(Competition state, ExchangeSeats command, Instant now) {
        Optional<Round> round = state.round(command.round());
        Optional<Table> table = round.flatMap(one -> one.table(command.table()));
        if (round.isEmpty() || table.isEmpty()) {
            return Verdict.notFound("there is no table " + command.table() + " in round " + command.round());
        }
        List<Integer> seats = table.get().seats();
        if (!seats.contains(command.entrant())) {
            return Verdict.invalid("/entrant", "is " + command.entrant() + "; at this table are " + seats);
        }
        if (command.entrant() == command.other() || !Stages.active(state, command.other())) {
            return Verdict.invalid("/for", "must be another entrant who takes part");
        }
        return new SeatExchange(state, round.get(), command).at(table.get(), now);
    }

    private Verdict at(Table table, Instant now) {
        int other = command.other();
        if (table.seats().contains(other)) {
            return made(List.of(table), round.byes(), now);
        }
        Optional<Table> from = round.tables().stream()
                .filter(one -> one.seats().contains(other) && !one.seats().contains(command.entrant()))
                .filter(one -> Objects.equals(one.division(), table.division()))
                .min((one, two) -> Boolean.compare(hasBegun(one), hasBegun(two)));
        Stage stage = round.stage(table);
        if (from.isPresent()) {
            return BETWEEN_TABLES.contains(stage) ? made(List.of(table, from.get()), round.byes(), now) : fixed();
        }
        boolean bye = round.byes().stream().anyMatch(one -> one.entrant() == other);
        boolean bracket = state.policy().format() instanceof Format.SingleElimination;
        boolean allowed = bye ? WITH_BYES.contains(stage) : WITH_ANYBODY.contains(stage) && !bracket;
        return allowed ? made(List.of(table), byes(stage), now) : fixed();
    }

    private Verdict fixed() {
        return Verdict.conflict(
                "in this round only entrants of one table can change seats, since what follows depends on who plays"
                        + " whom: withdraw round " + round.number() + " where other people should play");
    }

    /** Who loses the seat has what the number of people would have given it. */
    private List<Bye> byes(Stage stage) {
        List<Bye> byes = new ArrayList<>(round.byes());
        byes.removeIf(bye -> bye.entrant() == command.other());
        ByeKind kind = switch (stage) {
            case SWISS, HEAT -> ByeKind.PAIRING;
            case POD, SECOND_CHANCE -> ByeKind.THROUGH;
            default -> null;
        };
        if (kind != null && Stages.active(state, command.entrant())) {
            byes.add(new Bye(command.entrant(), kind));
        }
        return byes;
    }

    private boolean hasBegun(Table table) {
        return begun.stream().anyMatch(one -> one.table() == table.number());
    }

    private Verdict made(List<Table> concerned, List<Bye> byes, Instant now) {
        List<Fault> faults = begun.stream()
                .filter(one -> concerned.stream().anyMatch(table -> table.number() == one.table()))
                .map(one -> new Fault("", one.words() + "; only tables that have not begun can change"))
                .toList();
        if (!faults.isEmpty()) {
            return Verdict.conflict(faults);
        }
        SeatsExchanged exchanged = new SeatsExchanged(
                round.number(),
                command.entrant(),
                command.other(),
                concerned.stream().map(this::changed).toList(),
                byes,
                command.reason());
        return Verdict.accepted(FreshDeadlines.with(exchanged, state, round, command.reason(), now));
    }

    private Table changed(Table table) {
        List<Integer> seats = table.seats().stream()
                .map(seat -> seat == command.entrant()
                        ? Integer.valueOf(command.other())
                        : seat == command.other() ? Integer.valueOf(command.entrant()) : seat)
                .toList();
        return new Table(
                table.number(), table.division(), seats, Publications.attempts(state, round.number(), table) + 1, null);
    }
}
