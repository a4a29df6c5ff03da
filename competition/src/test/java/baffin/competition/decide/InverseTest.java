package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Return.Missed;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.standing.Standings;
import baffin.competition.table.ByeKind;
import baffin.decider.Decision;
import baffin.game.GameInfo;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each act on an entrant, or on the competition, has a request that restores what was, or words that say why not. */
class InverseTest {

    private static final CompetitionDecider DECIDER = new CompetitionDecider(
            id -> Optional.of(new GameInfo("toy", "Toy", 2, 4, "1", List.of(), List.of("a", "b", "c", "d"))));

    private static Stream<Format> formats() {
        return Stream.of(
                new DivisionLeague(5, 4, 2, 1, 1),
                new PodSwiss(3, 0, null),
                new Heats(3, 2, 4),
                new PodElimination(2, true),
                new RoundRobin(1),
                new SingleElimination(true));
    }

    /** Before the start, after it, in a round, between rounds, and after half of them; with an alternate who waits. */
    private static List<Event> moments(Format format) {
        Event event = Event.of(
                Sample.with(format, new EntryRule(Who.OPEN, List.of(), 2, 8, null, null, false, null, true, null)));
        event.enter(8);
        event.accepted(Event.player(9), new OfferAlternate(Event.holder("p9"), null, 0));
        List<Event> moments = new ArrayList<>(List.of(event.copy()));
        event.accepted(Event.ORGANISER, new Start());
        moments.add(event.copy());
        for (int round = 1; round <= 2; round++) {
            event.state().active().forEach(one -> event.ask(Event.ORGANISER, new CheckIn(one.number())));
            event.publish();
            moments.add(event.copy());
            event.play(new Random(round));
            moments.add(event.copy());
        }
        return moments;
    }

    private static List<CompetitionCommand> acts() {
        return List.of(
                new Withdraw(3, "the wrong person"),
                new RemoveEntrant(3, "the wrong person"),
                new ReplacePerson(3, Event.holder("new"), "the wrong person"),
                new ReplacePerson(3, HouseBot.CAREFUL.holder(), "the wrong person"));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void an_organiser_takes_back_what_an_organiser_did_to_an_entrant(Format format) {
        List<Event> moments = moments(format);
        for (int moment = 0; moment < moments.size(); moment++) {
            for (CompetitionCommand act : acts()) {
                Event event = moments.get(moment).copy();
                String name = "moment " + moment + ", " + act;
                Competition before = event.state();
                event.accepted(Event.ORGANISER, act);

                assertThat(words(before, event, Event.ORGANISER, act)).as(name).startsWith("can be undone by POST");
                event.accepted(Event.ORGANISER, back(before, event, act));

                assertThat(entrant(event).person().player()).as(name).isEqualTo("p3");
                assertThat(entrant(event).active()).as(name).isTrue();
                assertThat(event.state().rounds()).as(name).isEqualTo(before.rounds());
                assertThat(Standings.ranking(event.state()).stream().filter(one -> one <= 8))
                        .as(name)
                        .containsExactlyElementsOf(Standings.ranking(before));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void a_player_takes_an_own_withdrawal_back_and_no_organiser_does(Format format) {
        List<Event> moments = moments(format);
        for (int moment = 0; moment < moments.size(); moment++) {
            Event event = moments.get(moment).copy();
            Competition before = event.state();
            CompetitionCommand act = new Withdraw(3, null);
            event.accepted(Event.player(3), act);

            if (moment == 0) {
                assertThat(words(before, event, Event.player(3), act))
                        .isEqualTo("cannot be undone: every place is taken; the player can be an alternate");
                event.accepted(Event.player(3), new OfferAlternate(Event.holder("p3"), null, 0));
            } else {
                event.refused(Event.ORGANISER, new Return(3));
                assertThat(words(before, event, Event.player(3), act)).startsWith("can be undone by POST");
                event.accepted(Event.player(3), new Return(3));
                assertThat(entrant(event).active()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void after_a_round_without_the_entrant_an_organiser_chooses_what_it_counts_except_in_an_elimination(Format format) {
        for (Missed missed : Missed.values()) {
            Event event = moments(format).get(3);
            event.accepted(Event.ORGANISER, new RemoveEntrant(3, "the wrong person"));
            event.state().active().forEach(one -> event.ask(Event.ORGANISER, new CheckIn(one.number())));
            event.publish();
            event.play(new Random(4));
            Decision<?, ?> answer = event.ask(Event.ORGANISER, new Return(3, missed));

            boolean byes = format instanceof PodSwiss || format instanceof Heats;
            boolean elimination = format instanceof PodElimination || format instanceof SingleElimination;
            assertThat(answer instanceof Decision.Accepted)
                    .as("%s, %s", format, missed)
                    .isEqualTo(!elimination && (byes || missed == Missed.ZERO));
            if (byes) {
                ByeKind kind = missed == Missed.BYE ? ByeKind.PAIRING : ByeKind.ZERO;
                assertThat(Standings.of(event.state()).line(3).orElseThrow().byes())
                        .isEqualTo(format instanceof Heats && missed == Missed.ZERO ? List.of() : List.of(kind));
            }
        }
    }

    @Test
    void who_left_and_was_removed_then_has_left_after_the_removal_is_taken_back() {
        Event event = moments(new PodSwiss(3, 0, null)).get(2);
        event.accepted(Event.player(3), new Withdraw(3, "ill"));
        event.accepted(Event.ORGANISER, new RemoveEntrant(3, "the wrong person"));

        event.accepted(Event.ORGANISER, new Return(3));

        assertThat(entrant(event).presence()).isEqualTo(Entrant.Presence.WITHDRAWN);
        event.refused(Event.ORGANISER, new Return(3));
        event.accepted(Event.player(3), new Return(3));
    }

    @Test
    void who_plays_for_somebody_else_by_now_does_not_play_twice() {
        Event event = moments(new PodSwiss(3, 0, null)).get(2);
        event.accepted(Event.ORGANISER, new RemoveEntrant(3, "the wrong person"));
        event.accepted(Event.ORGANISER, new ReplacePerson(5, Event.holder("p3"), "the right one"));

        assertThat(event.refused(Event.ORGANISER, new Return(3)).detail())
                .isEqualTo("the player of entrant 3 plays for entrant 5");
    }

    @Test
    void who_comes_too_late_is_not_sent_in_circles() {
        Event event = moments(new PodSwiss(3, 0, null)).get(3);
        event.accepted(Event.player(3), new Withdraw(3, null));
        event.publish();
        assertThat(event.refused(Event.player(3), new Return(3)).detail())
                .isEqualTo("it is too late to return: round 2 was made without entrant 3, and late entry is over");
        assertThat(event.refused(Event.player(3), new Enter(Event.holder("p3"), null, 0, null))
                        .detail())
                .isEqualTo("has entered and left before: return as entrant 3 instead");
        assertThat(event.refused(Event.ORGANISER, new AddEntrant(Event.holder("p3"), null, 0))
                        .detail())
                .isEqualTo("has left as entrant 3: only the player can return");
    }

    @ParameterizedTest
    @MethodSource("formats")
    void a_start_an_end_and_a_cancellation_name_their_undo(Format format) {
        List<Event> moments = moments(format);
        named(moments.get(0).copy(), new Start(), "\"start\"");
        named(moments.get(2).copy(), new Cancel("no ice"), "\"cancel\"");
        named(moments.get(3).copy(), new Finish(true, "the hall closes", null, List.of()), "\"finish\"");
        named(moments.get(3).copy(), new Return(3), null);
    }

    private static void named(Event event, CompetitionCommand act, @Nullable String of) {
        Competition before = event.state();
        if (of == null) {
            event.refused(Event.ORGANISER, act);
            return;
        }
        event.accepted(Event.ORGANISER, act);
        assertThat(words(before, event, Event.ORGANISER, act)).startsWith("can be undone by POST undo {\"of\": " + of);
    }

    private static Entrant entrant(Event event) {
        return event.state().entrant(3).orElseThrow();
    }

    private static String words(Competition before, Event event, Actor by, CompetitionCommand act) {
        return Inverse.words(DECIDER, before, event.state(), by, act, event.now).orElseThrow();
    }

    private static CompetitionCommand back(Competition before, Event event, CompetitionCommand act) {
        return Inverse.of(before, event.state(), act).orElseThrow().command();
    }
}
