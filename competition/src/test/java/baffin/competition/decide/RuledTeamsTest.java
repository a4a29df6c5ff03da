package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.Forfeit.Rest;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.SeatResult;
import baffin.decider.Decision;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rulings on tables at which seats 0 and 2 play against seats 1 and 3. */
class RuledTeamsTest {

    private final Event event = begun();
    private final List<Integer> seats =
            event.state().rounds().getFirst().tables().getFirst().seats();
    private final CompetitionDecider decider = new CompetitionDecider(
            id -> Optional.empty(), (policy, size) -> size == 4 ? List.of(0, 1, 0, 1) : List.of());

    private static Event begun() {
        Event event = Event.begun(Sample.of(new PodSwiss(4, 0, null)), 8);
        event.publish();
        return event;
    }

    private Decision<List<CompetitionEvent>, CompetitionRefusal> ask(CompetitionCommand command) {
        Competition state = event.state();
        return decider.decide(state, new CompetitionRequest(state.id(), "", Event.ORGANISER, event.now, command))
                .map(caused -> caused.event().events());
    }

    private Adjudicate adjudicate(List<Integer> places, boolean despiteScore) {
        return new Adjudicate(1, 1, Rule.rows(event, 1, 1, places), "a power cut", despiteScore, null);
    }

    private static List<SeatResult> made(Decision<List<CompetitionEvent>, CompetitionRefusal> verdict) {
        assertThat(verdict).isInstanceOf(Decision.Accepted.class);
        return ((RulingMade) verdict.orElseThrow().getFirst()).seats();
    }

    @Test
    void an_adjudicated_match_of_teams_ranks_the_teams() {
        assertThat(made(ask(adjudicate(List.of(1, 2, 1, 2), false))))
                .extracting(SeatResult::team)
                .containsExactly(0, 1, 0, 1);
        assertThat(made(ask(adjudicate(List.of(1, 3, 1, 3), false))))
                .extracting(SeatResult::team)
                .containsExactly(0, 1, 0, 1);
    }

    @Test
    void team_mates_are_placed_apart_only_when_that_is_meant() {
        Decision<List<CompetitionEvent>, CompetitionRefusal> verdict = ask(adjudicate(List.of(1, 2, 3, 4), false));

        assertThat(verdict).isInstanceOf(Decision.Refused.class);
        assertThat(((CompetitionRefusal.Faulty) verdict.refusalOrThrow()).faults())
                .extracting(CompetitionRefusal.Fault::pointer)
                .containsExactly("/seats/2/place", "/seats/3/place");
        assertThat(made(ask(adjudicate(List.of(1, 2, 3, 4), true))))
                .extracting(SeatResult::place)
                .containsExactly(1, 2, 3, 4);
    }

    @Test
    void a_seat_that_is_lost_leaves_its_team_in_the_match() {
        List<SeatResult> made = made(ask(new Forfeit(1, 1, List.of(seats.get(1)), "never came", null).then(Rest.END)));

        assertThat(made).extracting(SeatResult::team).containsExactly(0, 1, 0, 1);
        assertThat(made).extracting(SeatResult::place).containsExactly(1, 4, 1, 1);
    }
}
