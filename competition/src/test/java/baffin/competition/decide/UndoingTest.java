package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.Finish.Unfinished;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.CompetitionEvent.CompetitionStarted;
import baffin.competition.event.CompetitionEvent.StartUndone;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.pairing.Seeds;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import baffin.match.terms.SeatHolder;
import baffin.testing.Effort;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A start, an end and a cancellation, and their undo. */
class UndoingTest {

    private static final int COMPETITIONS = Effort.many(6);

    @ParameterizedTest
    @MethodSource("baffin.competition.decide.Halfway#formats")
    void an_undone_start_leaves_entry_as_it_was_and_voids_the_seed(Format format) {
        Event event = Event.of(Sample.of(format));
        event.enter(9);
        List<Object> before = Essence.of(event.state());
        event.accepted(Event.ORGANISER, new Start());

        event.accepted(Event.ORGANISER, Halfway.undo(Act.START));

        assertThat(Essence.of(event.state())).isEqualTo(before);
        assertThat(event.state().commitment()).isEqualTo(Seeds.commitment(Halfway.SEED));
        assertThat(event.state().redacted().seed()).isNull();
        assertThat(event.log.getLast().hidden().events())
                .containsExactly(new StartUndone(Seeds.commitment(Halfway.SEED), null, "a mistake"));
        event.accepted(Event.ORGANISER, new Start());
        assertThat(event.state().seed()).isEqualTo(Halfway.SEED);
        Halfway.checkIn(event);
        assertThat(event.publish().seed()).isEqualTo(Seeds.round(Halfway.SEED, 1));
        event.play(new Random(3));
        assertThat(PairingProof.of(event.log, event.state().rounds().getFirst()).differences())
                .isEmpty();
        Halfway.replays(event);
    }

    @ParameterizedTest
    @MethodSource("baffin.competition.decide.Halfway#formats")
    void a_start_can_be_undone_until_the_first_round_is_published(Format format) {
        Event event = Halfway.begun(format);
        event.publish();

        assertThat(event.refused(Event.ORGANISER, Halfway.undo(Act.START)).detail())
                .contains("round 1 is published");
        event.refused(Event.player(1), Halfway.undo(Act.START));
    }

    @ParameterizedTest
    @MethodSource("baffin.competition.decide.Halfway#formats")
    void an_undone_end_and_an_undone_cancellation_leave_the_rounds_as_they_were(Format format) {
        Event event = Halfway.underWay(format);
        List<Object> before = Essence.of(event.state());
        for (Unfinished unfinished : Unfinished.values()) {
            event.accepted(Event.ORGANISER, Halfway.early(event, unfinished));
            assertThat(event.state().status()).isEqualTo(CompetitionStatus.FINISHED);
            event.accepted(Event.ORGANISER, Halfway.undo(Act.FINISH));
            assertThat(Essence.of(event.state())).as("%s", unfinished).isEqualTo(before);
        }
        event.accepted(Event.ORGANISER, new Cancel("no ice"));
        event.accepted(Event.ORGANISER, Halfway.undo(Act.CANCEL));
        assertThat(Essence.of(event.state())).isEqualTo(before);
        event.play(new Random(7));
        assertThat(event.state().idle()).isTrue();
        Halfway.replays(event);
    }

    @ParameterizedTest
    @EnumSource(Act.class)
    void what_the_state_does_not_allow_is_refused_in_words(Act of) {
        Event entry = Event.of(Sample.of(new PodSwiss(2, 0, null)));
        entry.enter(8);
        Event running = entry.copy();
        running.accepted(Event.ORGANISER, new Start());
        Event finished = running.copy();
        finished.playOut(new Random(1));
        Event cancelled = entry.copy();
        cancelled.accepted(Event.ORGANISER, new Cancel("no ice"));

        assertThat(entry.refused(Event.ORGANISER, Halfway.undo(of)).detail()).contains("there is nothing to undo");
        if (of != Act.START) {
            assertThat(running.refused(Event.ORGANISER, Halfway.undo(of)).detail())
                    .contains("undo its \"start\" first");
        }
        if (of != Act.FINISH) {
            assertThat(finished.refused(Event.ORGANISER, Halfway.undo(of)).detail())
                    .contains("undo its \"finish\" first");
        }
        if (of != Act.CANCEL) {
            assertThat(cancelled.refused(Event.ORGANISER, Halfway.undo(of)).detail())
                    .contains("undo its \"cancel\" first");
        }
    }

    @Test
    void a_match_that_ends_while_the_competition_is_cancelled_counts_and_a_deadline_that_passed_is_moved() {
        Event event = Halfway.underWay(new PodSwiss(3, 0, null));
        Table open = event.state().rounds().getLast().tables().getLast();
        event.accepted(Event.ORGANISER, new Cancel("no ice"));
        event.later(Duration.ofDays(100));
        Event played = event.copy();
        played.accepted(
                null,
                new RecordResult(
                        2,
                        open.number(),
                        1,
                        event.now,
                        Halfway.places(open).stream()
                                .map(place -> new SeatResult(place, null, null, Fate.PLAYED, null))
                                .toList()));

        played.accepted(Event.ORGANISER, Halfway.undo(Act.CANCEL));
        event.accepted(Event.ORGANISER, Halfway.undo(Act.CANCEL));

        assertThat(played.state().rounds().getLast().played()).isTrue();
        event.settle();
        assertThat(event.state().rounds().getLast().open()).isTrue();
        assertThat(event.state().rounds().getLast().deadline()).isAfter(event.now);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void at_any_moment_of_random_play_an_act_and_its_undo_leave_what_was(int format) {
        for (int seed = Effort.first(); seed < Effort.first() + COMPETITIONS; seed++) {
            Random chance = new Random(77L * seed + format);
            String name = "format " + format + ", seed " + seed;
            RandomPlay play = new RandomPlay(new RandomPolicies(chance).of(format), chance, RandomResults.FAIR, name);
            play.toTheEnd(state -> {
                if (chance.nextInt(6) == 0) {
                    tried(play.event, chance, name);
                }
            });
        }
    }

    private static void tried(Event event, Random chance, String name) {
        Unfinished unfinished = Unfinished.values()[chance.nextInt(3)];
        List<CompetitionCommand> acts = List.of(new Start(), Halfway.early(event, unfinished), new Cancel("no ice"));
        for (int act = 0; act < acts.size(); act++) {
            Event copy = event.copy();
            List<Object> before = Essence.of(copy.state());
            if (copy.ask(Event.ORGANISER, acts.get(act)) instanceof Decision.Accepted) {
                copy.accepted(Event.ORGANISER, Halfway.undo(Act.values()[act]));
                assertThat(Essence.of(copy.state()))
                        .as("%s, %s", name, acts.get(act))
                        .isEqualTo(before);
                Halfway.replays(copy);
            }
            if (act == 0 && copy.ask(Event.ORGANISER, new Start()) instanceof Decision.Accepted) {
                disturb(copy, chance);
                if (copy.ask(Event.ORGANISER, Halfway.undo(Act.START)) instanceof Decision.Accepted) {
                    sound(copy.state());
                    Halfway.replays(copy);
                    assertThat(copy.log.getLast().events().getFirst()).isInstanceOf(StartUndone.class);
                    assertThat(copy.log)
                            .flatExtracting(CompetitionRecord::events)
                            .hasAtLeastOneElementOfType(CompetitionStarted.class);
                }
            }
        }
    }

    private static void disturb(Event event, Random chance) {
        for (int step = 0; step < 4; step++) {
            int number = 1 + chance.nextInt(event.state().entrants().size());
            switch (chance.nextInt(5)) {
                case 4 -> {
                    int other = 1 + chance.nextInt(event.state().entrants().size());
                    SeatHolder to = event.state().entrants().get(other - 1).person();
                    event.ask(Event.ORGANISER, new ReplacePerson(number, to, "a reason"));
                }
                case 0 -> event.ask(Event.ORGANISER, new Withdraw(number, "a reason"));
                case 1 -> event.ask(Event.ORGANISER, new CheckIn(number));
                case 2 ->
                    event.ask(Event.player(90 + step), new OfferAlternate(Event.holder("p" + (90 + step)), null, 0));
                default ->
                    event.ask(Event.player(80 + step), new Enter(Event.holder("p" + (80 + step)), null, 0, null));
            }
        }
    }

    static void sound(Competition state) {
        List<Entrant> entrants = state.entrants();
        for (int index = 0; index < entrants.size(); index++) {
            assertThat(entrants.get(index).number()).isEqualTo(index + 1);
        }
        List<String> active = state.active().stream()
                .map(Entrant::person)
                .filter(person -> !person.bot())
                .map(person -> person.player())
                .toList();
        assertThat(active).doesNotHaveDuplicates();
        assertThat(state.alternates())
                .extracting(one -> one.person().player())
                .doesNotHaveDuplicates()
                .noneMatch(Set.copyOf(active)::contains);
    }
}
