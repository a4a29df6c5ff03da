package baffin.competition;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionClosed;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.event.EntryEvent.Withdrew;
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
import baffin.match.event.MatchCommand.CloseMatch;
import baffin.match.event.MatchCommand.LiftRuling;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.event.MatchCommand.Unseat;
import baffin.match.event.MatchCommand.Unseat.Why;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.HouseBot;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
        matches.closed();
        matches.stopped(before);
        matches.comeAndGone(before);
        return matches.instructions;
    }

    /** The matches that something else counts for, or that have ended, at tables with a ruling. */
    public static List<CompetitionRef> ruled(Competition competition) {
        List<CompetitionRef> ruled = new ArrayList<>();
        for (Round round : competition.rounds()) {
            for (Table table : round.tables()) {
                int last = table.open() || played(table) ? table.attempt() - 1 : table.attempt();
                for (int attempt = 1; attempt <= last; attempt++) {
                    ruled.add(new CompetitionRef(competition.id(), round.number(), table.number(), attempt));
                }
            }
        }
        return ruled;
    }

    private void closed() {
        if (events.stream().anyMatch(CompetitionClosed.class::isInstance)) {
            ruled(after).forEach(match -> instructions.add(new Instruction(match, new CloseMatch())));
        }
    }

    /** Matches whose time is over, and those that have time again. */
    private void stopped(Competition before) {
        for (Round is : after.rounds()) {
            Round was = before.round(is.number()).orElse(is);
            if ((was.stoppedAt() == null) != (is.stoppedAt() == null)) {
                MatchCommand.OfCompetition word = is.stoppedAt() == null
                        ? new LiftRuling()
                        : new RuleTable(null, Ruled.Kind.DEADLINE, TableRuling.TIME_OVER);
                is.awaited().forEach(table -> {
                    tell(is.number(), table, table.attempt(), word);
                    if (is.stoppedAt() == null) {
                        meanwhile(is, table, is.publishedIn());
                    }
                });
            }
        }
    }

    /** None of its tables counts any more, whatever has been ruled about them. */
    private void withdrawn(Round round) {
        for (CompetitionEvent event : events) {
            if (event instanceof RoundWithdrawn gone) {
                RuleTable word = new RuleTable(null, Ruled.Kind.WITHDRAWN, gone.reason());
                round.tables().stream().filter(table -> !played(table)).forEach(table -> {
                    tell(round.number(), table, table.attempt(), word);
                    // no ruling brings the match back
                    tell(round.number(), table, table.attempt(), new CloseMatch());
                });
            }
        }
    }

    private void comeAndGone(Competition before) {
        Set<Integer> concerned = new LinkedHashSet<>();
        Set<Integer> removed = new HashSet<>();
        for (CompetitionEvent event : events) {
            switch (event) {
                case PersonReplaced other -> concerned.add(other.entrant());
                case Returned back -> concerned.add(back.entrant());
                case Withdrew gone -> concerned.add(gone.entrant());
                case Removed gone -> {
                    concerned.add(gone.entrant());
                    removed.add(gone.entrant());
                }
                default -> {}
            }
        }
        for (int entrant : concerned) {
            after.rounds()
                    .forEach(round -> round.tables().stream()
                            .filter(table -> table.open() && table.seats().contains(entrant))
                            .forEach(table -> {
                                // an alternate may have the place at once
                                if (removed.contains(entrant)
                                        && after.entrant(entrant).orElseThrow().active()) {
                                    unseat(round.number(), table, before, entrant, Why.REMOVED);
                                }
                                sits(round, table, entrant);
                            }));
        }
    }

    /** Entrants who were replaced, left or returned while another result counted have done so at this table as well. */
    private void meanwhile(Round round, Table table, long since) {
        table.seats().stream()
                .filter(number -> after.entrant(number)
                        .filter(entrant -> changedSince(entrant, since))
                        .isPresent())
                .forEach(number -> sits(round, table, number));
    }

    /** Version of the ruling that counts no more. */
    private long lifted() {
        return events.stream()
                .filter(RulingLifted.class::isInstance)
                .map(event -> after.rulings().get(((RulingLifted) event).ruling() - 1))
                .mapToLong(TableRuling::version)
                .findFirst()
                .orElse(0);
    }

    private static boolean changedSince(Entrant entrant, long version) {
        return entrant.gone()
                || entrant.former().stream().anyMatch(former -> former.until() > version)
                || entrant.absences().stream().anyMatch(absence -> absence.until() > version);
    }

    // what a house bot began for an entrant that was away stays the house bot's, and a seat that is lost stays lost
    private void sits(Round round, Table table, int number) {
        Entrant entrant = after.entrant(number).orElseThrow();
        boolean lost = table.lost(number) != null;
        if (after.standIn(round, table, number)) {
            return;
        }
        if (entrant.last()) {
            unseat(round.number(), table, after, number, Why.REMOVED);
        } else if (entrant.gone() && !lost) {
            unseat(round.number(), table, after, number, Why.LEFT);
        } else if (entrant.active() && !lost) {
            reseat(round.number(), table, number);
        }
    }

    private void reseat(int round, Table table, int entrant) {
        Seat seat = new Seat(table.seats().indexOf(entrant));
        tell(round, table, table.attempt(), new Reseat(seat, after.holder(entrant)));
    }

    private void unseat(int round, Table table, Competition then, int entrant, Why why) {
        SeatHolder person = then.entrant(entrant).orElseThrow().person();
        // the platform moves for a house bot, and nobody waits for it
        if (HouseBot.playing(person.player()).isEmpty()) {
            Seat seat = new Seat(table.seats().indexOf(entrant));
            tell(round, table, table.attempt(), new Unseat(seat, person.player(), why));
        }
    }

    /** Seats of an open table that are lost from now on, or are no longer. */
    private void lost(int round, Table was, Table is) {
        for (int entrant : is.seats()) {
            if (is.lost(entrant) != null && was.lost(entrant) == null) {
                unseat(round, is, after, entrant, Why.FORFEITED);
            } else if (is.lost(entrant) == null && was.lost(entrant) != null) {
                sits(after.rounds().get(round - 1), is, entrant);
            }
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
        if (result == null && was.awaits(is.attempt())) {
            lost(round, was, is);
        } else if (result == null) {
            tell(round, is, is.attempt(), new LiftRuling());
            meanwhile(after.rounds().get(round - 1), is, lifted());
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
