package baffin.competition.decide;

import baffin.competition.TableRuling;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.EntryCommand.Swap;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.policy.Points;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What an organiser may rule about a table that there is. */
final class RandomRulings {

    private final Event event;
    private final Random chance;
    private final Round round;
    private final Table table;

    private RandomRulings(Event event, Random chance, Round round, Table table) {
        this.event = event;
        this.chance = chance;
        this.round = round;
        this.table = table;
    }

    static CompetitionCommand of(Event event, Random chance) {
        List<Round> rounds = event.state().rounds().stream()
                .filter(round -> !round.tables().isEmpty())
                .toList();
        if (rounds.isEmpty()) {
            int entrants = event.state().entrants().size();
            return new Swap(1 + chance.nextInt(entrants), 1 + chance.nextInt(entrants), "a reason");
        }
        Round round = rounds.get(chance.nextInt(rounds.size()));
        Table table = round.tables().get(chance.nextInt(round.tables().size()));
        return new RandomRulings(event, chance, round, table).any();
    }

    private CompetitionCommand any() {
        int number = table.number();
        if (chance.nextInt(100) == 0) {
            return new Cancel("a reason");
        }
        return switch (chance.nextInt(8)) {
            case 0 ->
                Rule.forfeit(event, round.number(), number, some(), "a reason")
                        .as(chance.nextBoolean() ? Fate.DROPPED : Fate.NO_SHOW);
            case 1 -> new Adjudicate(round.number(), number, rows(), "a reason", chance.nextBoolean(), seen());
            case 2, 3 -> new Correct(round.number(), number, rows(), "a reason", chance.nextBoolean(), seen());
            case 4 -> Rule.abandon(event, round.number(), number, "a reason");
            case 5 -> lift();
            case 6 ->
                new Penalise(table.seats().getFirst(), new Points(chance.nextLong(4) * 600), Card.YELLOW, "a reason");
            default ->
                new LiftPenalty(1 + chance.nextInt(event.state().penalties().size() + 1), "a reason");
        };
    }

    private Long seen() {
        return Rule.seen(event, round.number(), table.number());
    }

    private List<Integer> some() {
        List<Integer> some = new ArrayList<>(table.seats());
        some.removeIf(entrant -> chance.nextBoolean());
        return some.isEmpty() ? List.of(table.seats().getFirst()) : some;
    }

    /** The latest ruling that still holds, with what its table shows. */
    private CompetitionCommand lift() {
        List<TableRuling> held = event.state().rulings().stream()
                .filter(ruling -> !ruling.lifted())
                .toList();
        int number = held.isEmpty() ? 1 : held.get(chance.nextInt(held.size())).number();
        return new LiftRuling(number, "a reason", chance.nextBoolean() ? null : seen());
    }

    /** Places by new scores, or by lot against them; teams stay what they were. */
    private List<RuledSeat> rows() {
        int seats = table.seats().size();
        int[] scores =
                chance.ints(seats, chance.nextInt(-3, 2), chance.nextInt(4, 60)).toArray();
        Fate[] fates = new Fate[seats];
        for (int seat = 0; seat < seats; seat++) {
            int fate = chance.nextInt(12);
            fates[seat] = fate == 0 ? Fate.NO_SHOW : fate == 1 ? Fate.DROPPED : Fate.PLAYED;
        }
        boolean teams =
                table.result() != null && table.result().seats().getFirst().team() != null;
        List<SeatResult> ranked = RandomResults.ranked(scores, fates, teams);
        boolean against = chance.nextInt(5) == 0;
        List<RuledSeat> rows = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            SeatResult row = ranked.get(seat);
            Integer score = RandomResults.known(chance, against ? chance.nextInt(60) : scores[seat]);
            rows.add(new RuledSeat(table.seats().get(seat), null, null, row.place(), score, row.team(), row.fate()));
        }
        return rows;
    }
}
