package baffin.adventure.view;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Matches;
import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureState;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What viewers see (AD-8). */
public class ViewsTest {

    public static AdventureView view(AdventureState state, Viewer viewer) {
        ScoreSheet sheet = Matches.sheet(Matches.setup(state.seats().size()), List.of());
        return (AdventureView) Matches.GAME.view(state, sheet, viewer);
    }

    private static Viewer player(int seat) {
        return new Viewer.Player(new Seat(seat));
    }

    @Test
    @RuleId("AD-8.2")
    void a_hand_is_seen_by_its_seat_alone() {
        AdventureState state = Table.of(2)
                .holds(0, Treasure.SILENCE, Treasure.SILENCE, Treasure.CATCH_UP)
                .state();
        AdventureView own = view(state, player(0));
        assertThat(own.own().hand()).containsExactly(Treasure.SILENCE, Treasure.SILENCE, Treasure.CATCH_UP);
        assertThat(view(state, player(1)).own().hand()).isEmpty();
        assertThat(view(state, new Viewer.Spectator()).own()).isNull();
        assertThat(view(state, player(1)).seats())
                .extracting(AdventureView.SeatView::cards)
                .containsExactly(3, 0);
        assertThat(view(state, player(1)).deck()).isEqualTo(27);
    }

    @Test
    @RuleId("AD-8.2")
    void cards_drawn_and_taken_are_seen_by_those_who_hold_them() {
        CardDrawn drawn = new CardDrawn(new Seat(0), Treasure.SILENCE, "AD-4.10", null);
        assertThat(Matches.GAME.redact(drawn, player(0))).isEqualTo(drawn);
        assertThat(Matches.GAME.redact(drawn, player(1))).isEqualTo(new CardDrawn(new Seat(0), null, "AD-4.10", null));
        CardStolen stolen = new CardStolen(new Seat(0), new Seat(1), Treasure.SILENCE);
        assertThat(Matches.GAME.redact(stolen, player(0))).isEqualTo(stolen);
        assertThat(Matches.GAME.redact(stolen, player(1))).isEqualTo(stolen);
        assertThat(Matches.GAME.redact(stolen, player(2))).isEqualTo(new CardStolen(new Seat(0), new Seat(1), null));
        assertThat(Matches.GAME.redact(stolen, new Viewer.Spectator()))
                .isEqualTo(new CardStolen(new Seat(0), new Seat(1), null));
    }

    @Test
    void the_map_with_all_that_lies_on_it_is_shown() {
        AdventureView view = view(
                Table.of(2)
                        .row(1, "wLSI")
                        .route(1, MarkerKind.TWO_STRAIGHT, "2,1", "3,1")
                        .piece(Ground.ICEBERG, "2,1")
                        .piece(Ground.WATER, "1,3")
                        .state(),
                player(0));
        assertThat(view.rows().getFirst()).isEqualTo("wLSI");
        assertThat(view.rows()).hasSize(24);
        assertThat(view.rows().getLast()).isEqualTo("....");
        assertThat(view.tiles()).hasSize(8);
        assertThat(view.tiles().stream().filter(AdventureView.TileView::open)).hasSize(5);
        assertThat(view.markers().getFirst().open()).isFalse();
        assertThat(view.pieces()).extracting(AdventureView.PieceView::above).containsExactly(1, 2);
        assertThat(view.icebergs()).isEqualTo(9);
        assertThat(view.waters()).isEqualTo(9);
        assertThat(view.seats().get(1).row()).isEqualTo(3);
        assertThat(view.seats().get(1).markers()).containsEntry(MarkerKind.TWO_STRAIGHT, 4);
    }

    @Test
    void the_wake_of_a_ship_and_the_state_of_its_seat_are_shown() {
        AdventureView view = view(
                Table.of(2)
                        .singles(1, "1,1", "2,1")
                        .inWake(0, "1,1", 1)
                        .slowed(0, 2)
                        .state(),
                player(1));
        assertThat(view.seats().get(0).wakeOf()).isEqualTo(new Seat(1));
        assertThat(view.seats().get(1).wakeOf()).isNull();
        assertThat(view.seats().get(0).slowed()).isEqualTo(2);
        assertThat(view.standing())
                .extracting(AdventureView.StandingView::seat)
                .containsExactly(new Seat(0), new Seat(1));
    }
}
