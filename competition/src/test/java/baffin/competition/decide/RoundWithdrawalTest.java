package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.RulingRequest;
import baffin.competition.TableRuling;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RoundCommand.Moved;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.policy.Points;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.LostTable;
import baffin.competition.table.LostTable.Mover;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import baffin.decider.Decision;
import baffin.match.event.MatchCommand.CloseMatch;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.HouseBot;
import baffin.match.terms.Ruled;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A published round is withdrawn, and is published anew as if it had not been. */
class RoundWithdrawalTest {

    private static final List<Format> FORMATS = List.of(
            new DivisionLeague(7, 4, 2, 1, 1),
            new PodSwiss(4, 4, null, 2),
            new PodSwiss(2, 16, 10),
            new Heats(3, 2, 4),
            new PodElimination(2, true),
            new RoundRobin(1),
            new SingleElimination(true));

    private static final Publish NEXT = new Publish(List.of(), List.of());

    private static WithdrawRound withdraw(int round) {
        return new WithdrawRound(round, "published too early", false, List.of());
    }

    private static WithdrawRound despite(int round) {
        return new WithdrawRound(round, "the wrong people", true, List.of());
    }

    @Test
    void a_round_of_any_stage_is_as_if_it_had_not_been_and_has_the_same_tables_when_it_is_published_again() {
        Set<Stage> stages = EnumSet.noneOf(Stage.class);
        for (Format format : FORMATS) {
            Event event = Event.begun(Sample.of(format), 19);
            Random chance = new Random(7);
            for (int number = 1; next(event, chance); number++) {
                again(event, number, format + ", round " + number, chance);
                Round round = event.state().rounds().getLast();
                round.tables().forEach(table -> stages.add(round.stage(table)));
                event.play(chance);
            }
            event.accepted(Event.ORGANISER, new Finish());
            assertThat(event.state().withdrawn()).hasSizeGreaterThan(1);
        }
        assertThat(stages).hasSizeGreaterThan(8).contains(Stage.SECOND_CHANCE, Stage.THIRD_PLACE, Stage.SEMI_FINAL);
    }

    private static boolean next(Event event, Random chance) {
        Competition state = event.state();
        if (state.policy().format() instanceof Heats) {
            state.active().stream()
                    .filter(entrant -> chance.nextInt(4) > 0)
                    .forEach(entrant -> event.ask(Event.ORGANISER, new CheckIn(entrant.number())));
        }
        if (state.policy().format() instanceof PodSwiss) {
            event.ask(
                    Event.ORGANISER,
                    new RequestBye(1 + chance.nextInt(19), state.rounds().size() + 1));
        }
        return event.copy().ask(Event.ORGANISER, NEXT) instanceof Decision.Accepted;
    }

    /** Publishes and withdraws a round, before anything has been played in it and after. */
    private static void again(Event event, int number, String name, Random chance) {
        Competition before = event.state();
        Round first = event.publish();
        for (int times = 1; times <= 2; times++) {
            if (times == 2) {
                event.play(chance);
            }
            event.accepted(Event.ORGANISER, despite(number));
            assertThat(event.state())
                    .as(name)
                    .usingRecursiveComparison()
                    .ignoringFields("version", "changedAt", "withdrawn")
                    .isEqualTo(before);
            Round second = event.publish();
            assertThat(second.seed()).as(name).isEqualTo(first.seed());
            assertThat(second.byes()).as(name).isEqualTo(first.byes());
            int attempt = times + 1;
            assertThat(second.tables())
                    .as(name)
                    .containsExactlyElementsOf(first.tables().stream()
                            .map(table -> table.again(attempt))
                            .toList());
            assertThat(PairingProof.of(event.log, second).differences())
                    .as(name)
                    .isEmpty();
        }
        event.state()
                .withdrawn()
                .forEach(gone -> assertThat(
                                PairingProof.of(event.log, gone.round()).differences())
                        .as(name)
                        .isEmpty());
    }

    @Test
    void matches_that_run_are_told_and_those_that_have_ended_are_not() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 12);
        List<Table> tables = event.publish().tables();
        event.result(tables.getFirst(), List.of(1, 2, 3, 4));
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 2, "fire"));
        Competition before = event.state();

        event.accepted(Event.ORGANISER, despite(1));

        RuleTable word = new RuleTable(null, Ruled.Kind.WITHDRAWN, "the wrong people");
        assertThat(RuledMatches.instructions(before, event.state(), event.log.getLast()))
                .containsExactly(
                        new RuledMatches.Instruction(new CompetitionRef("c-1", 1, 2, 1), word),
                        new RuledMatches.Instruction(new CompetitionRef("c-1", 1, 2, 1), new CloseMatch()),
                        new RuledMatches.Instruction(new CompetitionRef("c-1", 1, 3, 1), word),
                        new RuledMatches.Instruction(new CompetitionRef("c-1", 1, 3, 1), new CloseMatch()));
    }

    @Test
    void what_would_be_lost_is_named_and_has_to_be_agreed_to() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 12);
        List<Table> tables = event.publish().tables();
        int mover = tables.getLast().seats().get(1);
        event.result(tables.getFirst(), List.of(1, 2, 3, 4));
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire"));
        List<Moved> moved = List.of(new Moved(3, List.of(mover)), new Moved(9, List.of(1)));

        CompetitionRefusal.Faulty refusal =
                event.refused(Event.ORGANISER, new WithdrawRound(1, "a mistake", false, moved));
        assertThat(refusal.reason()).isEqualTo(Reason.CONFLICT);
        assertThat(refusal.faults())
                .extracting(fault -> fault.pointer() + " " + fault.detail())
                .containsExactly(
                        "/despiteMoves table 1: it has a result (ABANDONED) and ruling 1;"
                                + " to lose that, say \"despiteMoves\": true",
                        "/despiteMoves table 3: entrant " + mover + " has moved;"
                                + " to lose that, say \"despiteMoves\": true");

        event.accepted(Event.ORGANISER, new WithdrawRound(1, "a mistake", true, moved));
        String player = "p" + mover;
        assertThat(event.log.getLast().events())
                .containsExactly(new RoundWithdrawn(
                        1,
                        "a mistake",
                        List.of(
                                new LostTable(1, List.of(), Source.ABANDONED, List.of(1)),
                                new LostTable(3, List.of(new Mover(mover, player, false)), null, List.of()))));
    }

    @Test
    void what_a_house_bot_has_moved_is_no_loss() {
        EntryRule rule = new EntryRule(Who.OPEN, List.of(), 2, 8, null, null, false, null, true, null);
        Event event = Event.of(Sample.with(new PodSwiss(2, 0, null), rule));
        event.enter(3);
        event.accepted(Event.ORGANISER, new AddEntrant(HouseBot.CAREFUL.holder(), null, 0));
        event.accepted(Event.ORGANISER, new Start());
        event.publish();

        event.accepted(Event.ORGANISER, new WithdrawRound(1, "a mistake", false, List.of(new Moved(1, List.of(4)))));
        assertThat(event.state().rounds()).isEmpty();
    }

    @Test
    void only_the_latest_round_only_while_play_lasts_and_only_by_an_organiser() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
        event.publish();
        event.play(new Random(1));
        event.publish();
        assertThat(event.refused(Event.player(1), withdraw(2)).reason()).isEqualTo(Reason.FORBIDDEN);
        assertThat(event.refused(Event.ORGANISER, withdraw(3)).reason()).isEqualTo(Reason.NOT_FOUND);
        assertThat(event.refused(Event.ORGANISER, withdraw(1)).detail())
                .isEqualTo("round 2 was published later: withdraw round 2 first");
        assertThat(event.refused(Event.ORGANISER, new WithdrawRound(2, " ", false, List.of()))
                        .reason())
                .isEqualTo(Reason.INVALID_FIELD);
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new Finish());
        assertThat(event.refused(Event.ORGANISER, despite(2)).detail())
                .isEqualTo("the competition is finished: undo the finish first");
    }

    @Test
    void rulings_and_requests_go_with_the_round_and_penalties_stay() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
        Table table = event.publish().tables().getFirst();
        int entrant = table.seats().getFirst();
        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options"));
        event.accepted(Event.player(entrant), new RequestRuling(1, 1, "p" + entrant, "they have moved my pieces"));
        event.accepted(Event.ORGANISER, new Penalise(entrant, Points.of(1), Card.YELLOW, "late"));

        event.accepted(Event.ORGANISER, despite(1));

        assertThat(event.state().rulings()).allMatch(TableRuling::lifted).allMatch(TableRuling::withdrawn);
        assertThat(event.state().requests())
                .extracting(RulingRequest::status, RulingRequest::answeredIn)
                .containsExactly(tuple(RulingRequest.Status.RULED, event.state().version()));
        assertThat(event.state().penalties()).hasSize(1).noneMatch(penalty -> penalty.lifted());

        Round second = event.publish();
        assertThat(second.tables()).extracting(Table::attempt).containsOnly(3);
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire"));
        assertThat(event.state().rulings().getLast().number()).isEqualTo(2);
    }

    @Test
    void the_result_of_a_match_that_was_withdrawn_changes_nothing() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
        Table first = event.publish().tables().getFirst();
        event.accepted(Event.ORGANISER, withdraw(1));
        event.publish();
        long version = event.state().version();

        event.result(first, List.of(1, 2, 3, 4));

        assertThat(event.state().version()).isEqualTo(version);
    }

    @Test
    void a_bye_that_was_asked_for_is_asked_for_again_and_who_came_late_comes_in_time() {
        EntryRule rule = new EntryRule(Who.OPEN, List.of(), 2, 64, null, null, true, null, true, null);
        Event event = Event.of(Sample.with(new PodSwiss(4, 0, null, 1), rule));
        event.enter(9);
        event.accepted(Event.ORGANISER, new Start());
        event.accepted(Event.player(5), new RequestBye(5, 1));
        event.publish();
        event.accepted(Event.player(10), new Enter(Event.player(10).holder(), null, 0, null));
        assertThat(event.state().rounds().getFirst().byes()).contains(new Bye(10, ByeKind.LATE));

        event.accepted(Event.ORGANISER, withdraw(1));
        Round again = event.publish();

        assertThat(again.byes()).containsExactly(new Bye(5, ByeKind.REQUESTED));
        assertThat(again.has(10)).isTrue();
        assertThat(event.state().entrant(10).orElseThrow().fromRound()).isEqualTo(1);
        assertThat(event.refused(Event.player(5), new RequestBye(5, 2)).reason())
                .isEqualTo(Reason.CONFLICT);
    }

    @Test
    void the_platform_publishes_it_again_only_when_organisers_have_had_time() {
        Event event = Event.begun(Sample.automatic(new PodSwiss(2, 0, null)), 8);
        event.settle();
        assertThat(event.state().rounds()).hasSize(1);
        Duration round = event.state().policy().schedule().round().length();

        event.accepted(Event.ORGANISER, withdraw(1));
        event.settle();
        assertThat(event.state().rounds()).as("not at once").isEmpty();
        assertThat(event.state().reviewUntil()).contains(event.now.plus(round));
        event.later(round.minusMillis(1));
        assertThat(event.state().rounds()).as("not before its time").isEmpty();
        event.later(Duration.ofMillis(1));
        assertThat(event.state().rounds()).as("and then without anybody").hasSize(1);

        event.accepted(Event.ORGANISER, withdraw(1));
        event.publish();
        assertThat(event.state().rounds()).as("an organiser need not wait").hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("baffin.competition.decide.Halfway#formats")
    void after_the_start_is_undone_it_stays_known_so_that_no_match_is_made_twice(Format format) {
        Event event = Halfway.begun(format);
        Round first = event.publish();
        event.accepted(Event.ORGANISER, withdraw(1));
        event.accepted(Event.ORGANISER, Halfway.undo(Act.START));
        event.later(Duration.ofHours(1));
        event.accepted(Event.ORGANISER, new Start());
        Halfway.checkIn(event);

        assertThat(event.state().takenBack()).as("it is another start").isEmpty();
        Round second = event.publish();
        assertThat(second.tables()).extracting(Table::attempt).containsOnly(2);
        assertThat(second.seed()).isNotEqualTo(first.seed());
        assertThat(PairingProof.of(event.log, first).differences()).isEmpty();
        assertThat(PairingProof.of(event.log, second).differences()).isEmpty();
    }

    @Test
    void after_an_undone_end_a_withdrawn_round_waits_for_an_organiser() {
        Event event = Event.begun(Sample.automatic(new PodSwiss(2, 0, null)), 8);
        event.settle();
        event.accepted(Event.ORGANISER, withdraw(1));
        event.later(Duration.ofHours(1));
        event.accepted(Event.ORGANISER, new Cancel("no ice"));
        event.accepted(Event.ORGANISER, Halfway.undo(Act.CANCEL));

        assertThat(event.state().reviewUntil()).isEmpty();
        event.later(Duration.ofDays(99));
        assertThat(event.state().rounds()).isEmpty();
        event.publish();
    }

    @Test
    void a_seat_that_was_lost_has_begun() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
        List<Integer> seats = event.publish().tables().getFirst().seats();
        event.accepted(
                Event.ORGANISER,
                Rule.forfeit(event, 1, 1, List.of(seats.getFirst()), "asleep").then(null));
        assertThat(event.state().rounds().getFirst().tables().getFirst().open()).isTrue();

        assertThat(event.refused(Event.ORGANISER, withdraw(1)).detail()).contains("table 1: it has ruling 1");
        assertThat(event.refused(
                                Event.ORGANISER,
                                new ExchangeSeats(1, 1, seats.getFirst(), seats.getLast(), "a mistake", List.of()))
                        .detail())
                .contains("table 1: it has ruling 1");
    }
}
