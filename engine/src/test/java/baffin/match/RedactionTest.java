package baffin.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords;
import java.util.List;
import org.junit.jupiter.api.Test;

class RedactionTest {

    private final ToyGame game = new ToyGame();
    private final List<Step> steps = ToyMatches.random("m", 4);

    @Test
    void the_seed_is_hidden_from_everyone_until_the_end() {
        for (Viewer viewer : List.of(new Viewer.Spectator(), new Viewer.Player(new Seat(0)))) {
            assertThat(MatchFold.started(Redaction.redacted(game, steps.getFirst(), viewer))
                            .seed())
                    .isNull();
        }
    }

    @Test
    void a_secret_is_seen_by_its_seat_alone() {
        Step seen = Redaction.redacted(game, steps.getFirst(), new Viewer.Player(new Seat(0)));
        List<ToyRecords.ToyEvent> events = MatchFold.played(seen);

        assertThat(events)
                .first()
                .isInstanceOfSatisfying(
                        ToyRecords.SecretDealt.class,
                        s -> assertThat(s.number()).isNotNull());
        assertThat(events).last().isEqualTo(new ToyRecords.SecretDealt(new Seat(1), null));
    }

    @Test
    void commands_and_their_ids_are_shown_to_their_seat_alone() {
        Step second = steps.get(1);
        Step own = Redaction.redacted(game, second, new Viewer.Player(MatchFold.actor(second)));
        Step foreign = Redaction.redacted(game, second, new Viewer.Spectator());

        assertThat(own.command()).isEqualTo(second.command());
        assertThat(foreign.command()).isNull();
        assertThat(foreign.commandId()).isEmpty();
    }
}
