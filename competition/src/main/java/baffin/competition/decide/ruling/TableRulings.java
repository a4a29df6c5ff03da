package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.TableRuling;
import baffin.competition.decide.shared.RuledPlaces;
import baffin.competition.decide.shared.Sides;
import baffin.competition.decide.shared.Together;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.CompetitionRefusal.Stands;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.EnterResults;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.Forfeit.Rest;
import baffin.competition.event.RulingCommand.OfTable;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.SeatsForfeited;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import baffin.match.terms.HouseBot;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What organisers make of the results of tables. */
public final class TableRulings {

    private static final String NOBODY_PLAYS_ON =
            "is PLAY_ON, and the table has a result or fewer than two would play on; say END";
    private static final String ROWS = "/rows";

    private TableRulings() {}

    public static Verdict forfeited(Competition state, Forfeit forfeit, Sides sides) {
        return atTable(state, forfeit, (round, table) -> {
            List<Fault> faults = faults(table, forfeit);
            if (!faults.isEmpty()) {
                return Verdict.invalid(faults);
            }
            boolean possible = othersPlay(state, round, table, forfeit);
            if (forfeit.rest() == Rest.PLAY_ON && !possible) {
                return Verdict.invalid("/table", NOBODY_PLAYS_ON);
            }
            return possible && forfeit.rest() != Rest.END
                    ? Verdict.accepted(new SeatsForfeited(
                            round.number(), table.number(), RuledPlaces.lost(forfeit), forfeit.reason(), next(state)))
                    : made(
                            state,
                            round,
                            table,
                            Source.FORFEIT,
                            RuledRows.teamed(state, table, RuledPlaces.without(state, round, table, forfeit), sides),
                            forfeit.reason());
        });
    }

    /** True while the match is played and at least two are left of those for whom somebody plays. */
    private static boolean othersPlay(Competition state, Round round, Table table, Forfeit forfeit) {
        return table.open()
                && round.stoppedAt() == null
                && table.seats().stream()
                                .filter(entrant -> !forfeit.entrants().contains(entrant))
                                .filter(entrant -> table.lost(entrant) == null)
                                .filter(entrant -> !state.standIn(round, table, entrant))
                                .filter(entrant -> HouseBot.playing(
                                                state.holder(entrant).player())
                                        .isEmpty())
                                .count()
                        >= 2;
    }

    private static List<Fault> faults(Table table, Forfeit forfeit) {
        List<Fault> faults = new ArrayList<>();
        List<Integer> lost = forfeit.entrants();
        if (lost.isEmpty()) {
            faults.add(new Fault("/entrants", "must name who has lost the seat, of " + table.seats()));
        }
        for (int row = 0; row < lost.size(); row++) {
            String pointer = "/entrants/" + row;
            if (!table.seats().contains(lost.get(row))) {
                faults.add(new Fault(pointer, "is " + lost.get(row) + "; at this table are " + table.seats()));
            } else if (lost.indexOf(lost.get(row)) < row) {
                faults.add(new Fault(pointer, "is " + lost.get(row) + ", who is named already"));
            } else if (table.open() && table.lost(lost.get(row)) != null && forfeit.rest() != Rest.END) {
                faults.add(new Fault(pointer, "is " + lost.get(row) + ", who has lost the seat already"));
            }
        }
        if (forfeit.fate() == Fate.PLAYED) {
            faults.add(new Fault("/fate", "is PLAYED; a seat that is lost is NO_SHOW or DROPPED"));
        }
        return faults;
    }

    public static Verdict adjudicated(Competition state, Adjudicate given, Sides sides) {
        return atTable(state, given, (round, table) -> {
            RuledRows rows = RuledRows.of(state, round, table, given.seats(), given.despiteScore(), sides);
            return ruled(state, round, table, Source.ADJUDICATION, rows, given.reason());
        });
    }

    /** Tables without a result, each as if it was adjudicated alone: all of them or none. */
    public static Verdict entered(Competition state, EnterResults given, Sides sides, Instant now) {
        List<EnterResults.Row> rows = given.rows();
        if (rows.isEmpty() || rows.size() > EnterResults.ROWS_MAX) {
            return Verdict.invalid(ROWS, "must have 1 to " + EnterResults.ROWS_MAX + " rows");
        }
        Map<Integer, List<Integer>> tables = IntStream.range(0, rows.size())
                .boxed()
                .collect(Collectors.groupingBy(row -> rows.get(row).table(), LinkedHashMap::new, Collectors.toList()));
        return Together.decide(
                state,
                List.copyOf(tables.entrySet()),
                now,
                (reached, table) -> entered(reached, given, table.getKey(), table.getValue(), sides),
                (table, fault) -> ofRow(fault, table.getValue()));
    }

    private static Verdict entered(Competition state, EnterResults given, int number, List<Integer> rows, Sides sides) {
        boolean known = state.round(given.round())
                .flatMap(round -> round.table(number))
                .map(Table::result)
                .isPresent();
        if (known) {
            return Verdict.conflict("table " + number + " has a result already: correct it at the table");
        }
        List<RuledSeat> seats =
                rows.stream().map(row -> given.rows().get(row).seat()).toList();
        return adjudicated(state, new Adjudicate(given.round(), number, seats, given.reason(), false, null), sides);
    }

    /** A fault of a table, at the row that brought it; what concerns the whole table is at its first row. */
    private static Fault ofRow(Fault fault, List<Integer> rows) {
        String[] steps = fault.pointer().split("/", -1);
        String pointer = steps.length == 4
                ? ROWS + "/" + rows.get(Integer.parseInt(steps[2])) + "/" + steps[3]
                : ROWS + "/" + rows.getFirst() + "/table";
        return new Fault(pointer, fault.detail());
    }

    public static Verdict corrected(Competition state, Correct right, Sides sides) {
        return atTable(state, right, (round, table) -> {
            if (table.open()) {
                return Verdict.conflict("there is no result to correct; adjudicate instead");
            }
            RuledRows rows = RuledRows.of(state, round, table, right.seats(), right.despiteScore(), sides);
            return ruled(state, round, table, Source.CORRECTION, rows, right.reason());
        });
    }

    private static Verdict ruled(
            Competition state, Round round, Table table, Source source, RuledRows rows, String reason) {
        List<Fault> faults = rows.faults();
        return faults.isEmpty() ? made(state, round, table, source, rows.results(), reason) : Verdict.invalid(faults);
    }

    public static Verdict abandoned(Competition state, Abandon abandon) {
        return atTable(
                state,
                abandon,
                (round, table) ->
                        made(state, round, table, Source.ABANDONED, RuledPlaces.shared(table), abandon.reason()));
    }

    public static Verdict replayed(Competition state, Replay replay, Instant now) {
        return atTable(state, replay, (round, table) -> {
            if (past(state, round)) {
                return Verdict.conflict("a later round is published: correct the result instead");
            }
            List<CompetitionEvent> events = new ArrayList<>();
            events.add(new MatchReplayed(
                    round.number(),
                    table.number(),
                    Publications.attempts(state, round.number(), table) + 1,
                    replay.reason(),
                    next(state)));
            Instant fresh = now.plus(state.policy().schedule().round());
            if (round.deadline().isBefore(fresh)) {
                events.add(new DeadlineMoved(round.number(), fresh, replay.reason()));
            }
            return Verdict.accepted(events);
        });
    }

    private static Verdict made(
            Competition state, Round round, Table table, Source source, List<SeatResult> seats, String reason) {
        return Verdict.accepted(new RulingMade(round.number(), table.number(), source, seats, reason, next(state)));
    }

    private static int next(Competition state) {
        return state.rulings().size() + 1;
    }

    /** Finds the table, and refuses what would replace a result that the organiser has not named. */
    private static Verdict atTable(Competition state, OfTable ruling, BiFunction<Round, Table, Verdict> then) {
        Optional<Round> known = state.round(ruling.round());
        Optional<Table> at = known.flatMap(one -> one.table(ruling.table()));
        if (at.isEmpty()) {
            return Verdict.notFound("there is no table " + ruling.table() + " in round " + ruling.round());
        }
        return unseen(known.get(), at.get(), ruling.replaces()).orElseGet(() -> then.apply(known.get(), at.get()));
    }

    /** True when no table of a round can be open again: nothing that followed depends on one of an open round. */
    static boolean past(Competition state, Round round) {
        return round.number() < state.rounds().size() && !round.open();
    }

    /** Refuses to replace a result other than the one that is named. */
    static Optional<Verdict> unseen(Round round, Table table, @Nullable Long replaces) {
        TableResult result = table.result();
        Long stands = result == null ? null : Long.valueOf(result.version());
        if (java.util.Objects.equals(stands, replaces)) {
            return Optional.empty();
        }
        String where = "table " + table.number() + " of round " + round.number();
        String what = result == null
                ? where + " has no result that could be replaced"
                : where + " has a result already (" + result.source() + ", version " + stands
                        + "): to replace it, say so with \"replaces\": " + stands;
        return Optional.of(Verdict.refused(new CompetitionRefusal.Faulty(
                Reason.CONFLICT, List.of(new Fault("/replaces", what)), new Stands(round.number(), table))));
    }

    /** The latest ruling on a table that was not taken back. */
    static Optional<TableRuling> latest(Competition state, int round, int table) {
        return state.rulings().stream()
                .filter(ruling -> ruling.holds(round, table))
                .reduce((one, later) -> later);
    }
}
