package baffin.match.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.MatchRecord;
import baffin.match.Redaction;
import baffin.match.Sandbox;
import baffin.match.chance.Seed;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompetitionRefTest {

    private static final CompetitionRef PLACE = new CompetitionRef("c-1", 2, 3, 1);

    private static Transition<MatchState<ToyState, ToyEvent>, Step> started() {
        MatchStarted alone = ToyMatches.start(5);
        MatchStarted start =
                new MatchStarted(alone.setup(), alone.rulesVersion(), alone.secret(), true, null, null, PLACE, null);
        return ToyMatches.decider().start(PLACE.matchId(), start, "start", "organiser", Instant.EPOCH);
    }

    @Test
    void every_table_and_every_attempt_has_a_match_id_of_its_own_that_never_changes() {
        assertThat(PLACE.matchId()).isEqualTo(NamedIds.of("match:c-1:2:3:1"));
        assertThat(List.of(
                        PLACE.matchId(),
                        new CompetitionRef("c-1", 2, 3, 2).matchId(),
                        new CompetitionRef("c-1", 2, 4, 1).matchId(),
                        new CompetitionRef("c-1", 1, 3, 1).matchId(),
                        new CompetitionRef("c-2", 2, 3, 1).matchId()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"'',1,1,1", "c,0,1,1", "c,1,0,1", "c,1,1,0"})
    void rounds_tables_and_attempts_count_from_one(String competition, int round, int table, int attempt) {
        assertThatThrownBy(() -> new CompetitionRef(competition, round, table, attempt))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_first_event_names_the_table_and_everybody_may_see_it() {
        Step first = started().event();

        assertThat(MatchFold.started(first).competition()).isEqualTo(PLACE);
        Step shown = Redaction.redacted(new ToyGame(), first, new Viewer.Spectator());
        assertThat(MatchFold.started(shown).competition()).isEqualTo(PLACE);
    }

    @Test
    void the_organiser_who_has_no_seat_decides_about_the_seats_of_others() {
        MatchState<ToyState, ToyEvent> state = started().next();
        assertThat(state.attendance().organises("organiser")).isTrue();
        assertThat(state.attendance().organises("p0")).isFalse();

        Decision<Transition<MatchState<ToyState, ToyEvent>, Step>, Refusal> outcome = ToyMatches.decider()
                .decide(
                        state,
                        ToyMatches.request(
                                "forfeit", "organiser", new MatchCommand.ForfeitSeat(new Seat(1), "did not come")));

        assertThat(outcome).isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void a_sandbox_of_such_a_match_is_not_of_the_competition() {
        MatchRecord<ToyState, ToyEvent, ToyTally> record =
                MatchRecord.after(new ToyGame(), null, started().event());

        Sandbox<ToyState, ToyEvent, ToyTally> sandbox = Sandbox.of(
                new ToyGame(), record, null, new Sandbox.Opening("s", "p0", Seed.fromText("7"), Instant.EPOCH));

        assertThat(MatchFold.started(sandbox.first()).competition()).isNull();
        assertThat(sandbox.state().start().competition()).isNull();
    }
}
