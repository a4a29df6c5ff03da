package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.TimeRanOut;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.HouseBot;
import baffin.match.terms.MatchTerms;
import baffin.testing.TimedMatch;
import baffin.testing.ToyGame;
import baffin.testing.ToyRecords.EndTurn;
import baffin.testing.ToyRecords.Take;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Seats of house players: the match waits for them as for people. */
class HousePlayersTest {

    private static final String NAVIGATOR = HouseBot.NAVIGATOR.holder().player();
    private static final ClockRule DAYS =
            new ClockRule.PerMove(Duration.ofDays(1), Duration.ZERO, Duration.ofDays(1), false);

    private final TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match =
            new TimedMatch<>(new ToyGame(), 3, new MatchTerms(DAYS, List.of(new AbsenceStep.Safe(1)), 0, List.of()), 1);

    private void handsOver(int seat) {
        match.send("p" + seat, new MatchCommand.HandOver(null, NAVIGATOR));
    }

    @Test
    void the_match_does_not_play_for_a_house_player() {
        handsOver(0);
        int steps = match.steps().size();
        match.pass(Duration.ofHours(23));

        assertThat(match.all(SeatHandedOver.class)).hasSize(1);
        assertThat(match.toAct()).isEqualTo(new Seat(0));
        assertThat(match.steps().subList(steps, match.steps().size()))
                .allSatisfy(step -> assertThat(step.seat()).isNull());
    }

    @Test
    void one_that_does_not_answer_is_absent_as_a_person_is() {
        handsOver(0);
        match.pass(Duration.ofDays(2));

        assertThat(match.all(TimeRanOut.class)).isNotEmpty();
        assertThat(match.toAct()).isNotEqualTo(new Seat(0));
    }

    @Test
    void one_that_holds_several_seats_acts_for_the_seat_that_is_asked() {
        handsOver(0);
        handsOver(1);
        match.send(NAVIGATOR, new MatchCommand.Play<>(new Take(1)));
        match.send(NAVIGATOR, new MatchCommand.Play<>(new EndTurn()));
        match.send(NAVIGATOR, new MatchCommand.Play<>(new Take(2)));

        assertThat(match.steps().getLast().seat()).isEqualTo(new Seat(1));
    }

    @Test
    void one_without_a_seat_that_is_asked_is_out_of_turn() {
        handsOver(1);

        assertThat(match.sent(NAVIGATOR, new MatchCommand.Play<>(new Take(1))))
                .containsInstanceOf(Refusal.NotYourTurn.class);
    }
}
