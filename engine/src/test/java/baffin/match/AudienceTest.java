package baffin.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AudienceTest {

    private static final SeatHolder ANN = new SeatHolder("ann", false);
    private static final SeatHolder DAN = new SeatHolder("dan", false);
    private static final Optional<String> STRANGER = Optional.of("eve");
    private static final Optional<String> NOBODY = Optional.empty();

    private static Audience of(Visibility visibility) {
        return new Audience(visibility, "host", List.of("ann", "bob"), List.of("dan"));
    }

    private static Step step(MatchEvent... events) {
        return new Step("m", 2, "c", "", "ann", null, Instant.EPOCH, false, null, List.of(events));
    }

    @Test
    void anybody_looks_at_a_public_match() {
        assertThat(of(Visibility.PUBLIC).admits(NOBODY)).isTrue();
    }

    @Test
    void who_knows_a_match_with_a_link_looks_at_it() {
        Audience audience = of(Visibility.LINK);
        assertThat(audience.admits(NOBODY)).isTrue();
        assertThat(audience.admits(STRANGER)).isTrue();
    }

    @Test
    void a_private_match_is_there_for_its_seats_its_alternates_and_its_host() {
        Audience audience = of(Visibility.PRIVATE);
        assertThat(audience.people()).containsExactly("host", "ann", "bob", "dan");
        assertThat(audience.people()).allMatch(player -> audience.admits(Optional.of(player)));
        assertThat(audience.admits(STRANGER)).isFalse();
        assertThat(audience.admits(NOBODY)).isFalse();
    }

    @Test
    void who_gives_a_seat_away_sees_as_a_stranger_from_that_step_on_and_who_takes_it_as_its_player() {
        Audience after = of(Visibility.PRIVATE)
                .after(step(
                        new MatchEvent.SeatHandedOver(new Seat(0), ANN, DAN, MatchEvent.HandOverReason.PLAYER, null)));
        assertThat(after.admits(Optional.of("ann"))).isFalse();
        assertThat(after.viewer(Optional.of("ann"))).isEqualTo(new Viewer.Spectator());
        assertThat(after.viewer(Optional.of("dan"))).isEqualTo(new Viewer.Player(new Seat(0)));
        assertThat(after.alternates()).isEmpty();
    }

    @Test
    void alternates_look_as_long_as_they_are_ready() {
        Audience ready = of(Visibility.PRIVATE).after(step(new MatchEvent.AlternateAdded(new SeatHolder("eve", true))));
        assertThat(ready.admits(STRANGER)).isTrue();
        assertThat(ready.viewer(STRANGER)).isEqualTo(new Viewer.Spectator());
        assertThat(ready.after(step(new MatchEvent.AlternateLeft("eve"))).admits(STRANGER))
                .isFalse();
    }

    @Test
    void matches_from_before_the_choice_are_public_and_later_ones_keep_it_for_good() {
        MatchEvent.MatchStarted old = ToyStart.of(null);
        assertThat(Audience.of(step(old)).visibility()).isEqualTo(Visibility.PUBLIC);
        assertThat(Audience.of(step(ToyStart.of(Visibility.LINK))).visibility()).isEqualTo(Visibility.LINK);
        assertThat(Visibility.find("private")).contains(Visibility.PRIVATE);
        assertThat(Visibility.find("PRIVATE")).isEmpty();
    }

    /** A start that says nothing but who may look. */
    private static final class ToyStart {

        static MatchEvent.MatchStarted of(@org.jspecify.annotations.Nullable Visibility visibility) {
            MatchSetup setup = new MatchSetup("toy", java.util.Map.of(), List.of(ANN, DAN));
            return new MatchEvent.MatchStarted(setup, "1", "", true, null, null, null, null, visibility);
        }
    }
}
