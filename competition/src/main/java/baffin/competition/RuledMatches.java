package baffin.competition;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.LiftRuling;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which matches have nothing to decide any more, which count again, and who sits there: what a record of a competition
 * means for the matches of its tables, other than those that it makes.
 */
public final class RuledMatches {

    private final Competition after;
    private final List<CompetitionEvent> events;
    private final List<Instruction> instructions = new ArrayList<>();

    private RuledMatches(Competition after, CompetitionRecord record) {
        this.after = after;
        this.events = record.events();
    }

    public record Instruction(CompetitionRef match, MatchCommand.OfCompetition word) {}

    /**
     * What a record has to tell.
     *
     * @param before the competition before it; null for its first one
     * @param after the competition with it
     */
    public static List<Instruction> instructions(
            @Nullable Competition before, Competition after, CompetitionRecord record) {
        if (before == null) {
            return List.of();
        }
        RuledMatches matches = new RuledMatches(after, record);
        int rounds = after.rounds().size();
        before.rounds().stream().skip(rounds).forEach(matches::withdrawn);
        for (int index = 0; index < Math.min(rounds, before.rounds().size()); index++) {
            List<Table> now = after.rounds().get(index).tables();
            int round = index + 1;
            before.rounds().get(index).tables().stream()
                    .filter(was -> !was.equals(now.get(was.number() - 1)))
                    .forEach(was -> matches.changed(round, was, now.get(was.number() - 1)));
        }
        matches.stopped(before);
        matches.replaced();
        return matches.instructions;
    }

    /** Matches whose time is over, and those that have time again. */
    private void stopped(Competition before) {
        for (Round is : after.rounds()) {
            Round was = before.round(is.number()).orElse(is);
            if ((was.stoppedAt() == null) != (is.stoppedAt() == null)) {
                MatchCommand.OfCompetition word = is.stoppedAt() == null
                        ? new LiftRuling()
                        : new RuleTable(null, Ruled.Kind.DEADLINE, TableRuling.TIME_OVER);
                is.tables().stream()
                        .filter(Table::open)
                        .forEach(table -> tell(is.number(), table, table.attempt(), word));
            }
        }
    }

    /** None of its tables counts any more, whatever has been ruled about them. */
    private void withdrawn(Round round) {
        for (CompetitionEvent event : events) {
            if (event instanceof RoundWithdrawn gone) {
                RuleTable word = new RuleTable(null, Ruled.Kind.WITHDRAWN, gone.reason());
                round.tables().stream()
                        .filter(table -> !played(table))
                        .forEach(table -> tell(round.number(), table, table.attempt(), word));
            }
        }
    }

    private void replaced() {
        for (CompetitionEvent event : events) {
            if (event instanceof PersonReplaced other) {
                after.rounds()
                        .forEach(round -> round.tables().stream()
                                .filter(Table::open)
                                .filter(table -> table.seats().contains(other.entrant()))
                                .forEach(table -> reseat(round, table, other.entrant())));
            }
        }
    }

    /** Whoever was replaced while something else counted at the table has left it as well. */
    private void replacedMeanwhile(Round round, Table table) {
        for (CompetitionEvent event : events) {
            if (event instanceof RulingLifted lifted) {
                long since = after.rulings().get(lifted.ruling() - 1).version();
                table.seats().stream()
                        .filter(number -> after.entrant(number)
                                .filter(entrant -> replacedSince(entrant, since))
                                .isPresent())
                        .forEach(number -> reseat(round, table, number));
            }
        }
    }

    private static boolean replacedSince(Entrant entrant, long version) {
        return entrant.active() && entrant.former().stream().anyMatch(former -> former.until() > version);
    }

    // what a house bot began for an entrant that was away stays the house bot's
    private void reseat(Round round, Table table, int entrant) {
        if (!after.standIn(round, table, entrant)) {
            Seat seat = new Seat(table.seats().indexOf(entrant));
            tell(round.number(), table, table.attempt(), new Reseat(seat, after.holder(entrant)));
        }
    }

    private void changed(int round, Table was, Table is) {
        if (was.attempt() != is.attempt() && !played(was)) {
            tell(round, was, was.attempt(), leftBehind());
        }
        boolean made =
                events.stream().anyMatch(event -> event instanceof MatchReplayed || event instanceof SeatsExchanged);
        if (was.attempt() == is.attempt() || !made) {
            now(round, was, is);
        }
    }

    /** The table plays another match, perhaps with other people, or none of a replay that was lifted. */
    private RuleTable leftBehind() {
        for (CompetitionEvent event : events) {
            if (event instanceof MatchReplayed replayed) {
                return new RuleTable(replayed.ruling(), Ruled.Kind.REPLAY, replayed.reason());
            }
            if (event instanceof SeatsExchanged exchanged) {
                return new RuleTable(null, Ruled.Kind.REPLAY, exchanged.reason());
            }
            if (event instanceof RulingLifted(int ruling, String reason)) {
                return new RuleTable(ruling, Ruled.Kind.REPLAY, reason);
            }
        }
        throw new IllegalStateException("no event makes a table play another match");
    }

    private void now(int round, Table was, Table is) {
        TableResult result = is.result();
        if (result == null) {
            tell(round, is, is.attempt(), new LiftRuling());
            replacedMeanwhile(after.rounds().get(round - 1), is);
        } else if (!played(is) && !(was.attempt() == is.attempt() && played(was))) {
            Ruled.Kind kind = Ruled.Kind.valueOf(result.source().name());
            String reason = result.reason() == null ? "" : result.reason();
            tell(round, is, is.attempt(), new RuleTable(result.ruling(), kind, reason));
        }
    }

    /** True when the match of the table has ended: it can be told nothing. */
    private static boolean played(Table table) {
        return table.result() != null && table.result().source() == Source.MATCH;
    }

    private void tell(int round, Table table, int attempt, MatchCommand.OfCompetition word) {
        instructions.add(new Instruction(new CompetitionRef(after.id(), round, table.number(), attempt), word));
    }
}
