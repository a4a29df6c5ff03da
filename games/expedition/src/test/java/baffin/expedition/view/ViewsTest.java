package baffin.expedition.view;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Matches;
import baffin.expedition.Table;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.scoring.ExpeditionScores;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.view.ExpeditionView.Warning;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.testing.RuleId;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What viewers see (EX-10). */
class ViewsTest {

    private static ExpeditionView view(Table table, Viewer viewer) {
        return view(table, viewer, Locale.ENGLISH);
    }

    private static ExpeditionView view(Table table, Viewer viewer, Locale language) {
        ExpeditionScores scores = new ExpeditionScores();
        ScoreSheet sheet =
                scores.sheet(scores.initial(Matches.setup(table.state().seats().size())));
        return Matches.GAME.view(table.state(), sheet, viewer, language);
    }

    private static ExpeditionView own(Table table) {
        return view(table, new Viewer.Player(new Seat(0)));
    }

    @Test
    @RuleId("EX-10.1")
    void a_ship_that_the_next_freeze_would_trap_is_flagged_to_its_owner_only() {
        Table table = Table.of(2).round(4).tile("L0", 5, 5).ship(0, "5,5");
        assertThat(own(table).warnings()).extracting(Warning::kind).containsExactly("SHIP_TRAPPED");
        assertThat(view(table, new Viewer.Player(new Seat(1))).warnings()).isEmpty();
        assertThat(view(table, new Viewer.Spectator()).warnings()).isEmpty();
        assertThat(own(table.round(2)).warnings()).isEmpty();
    }

    @Test
    @RuleId("EX-10.1")
    void a_ship_on_an_arrow_whose_way_out_will_freeze_is_flagged() {
        Table table = Table.of(2).round(3);
        assertThat(own(table).warnings()).extracting(Warning::kind).containsExactly("SHIP_TRAPPED");
        assertThat(own(table.round(4)).warnings()).as("it is shut in already").isEmpty();
    }

    @Test
    @RuleId("EX-10.1")
    void a_sled_that_the_next_thaw_would_take_or_move_is_flagged() {
        Table table = Table.of(2).round(6).tile("L0", 5, 5).ship(0, "2,10").sled(0, "5,5,NW", 3, 0);
        assertThat(own(table).warnings()).extracting(Warning::kind).containsExactly("SLED_LOST");
        table.tile("L33", 4, 7).sled(0, "4,7,NW", 3, 0);
        assertThat(own(table).warnings()).extracting(Warning::kind).containsExactly("SLED_MOVED");
    }

    @Test
    @RuleId("EX-10.1")
    void a_warning_is_worded_in_the_language_of_its_reader_and_says_the_same_without_words() {
        Table table = Table.of(2).round(6).tile("L33", 4, 7).ship(0, "2,10").sled(0, "4,7,NW", 3, 0);
        Warning english = own(table).warnings().getFirst();
        Warning german = view(table, new Viewer.Player(new Seat(0)), Locale.GERMAN)
                .warnings()
                .getFirst();
        assertThat(english.text()).startsWith("the sled on 4,7,NW will have to move to one of 4,7,NW");
        assertThat(german.text()).startsWith("der Schlitten auf 4,7,NW muss umziehen, möglich sind 4,7,NW");
        assertThat(english.code()).isEqualTo("warning.sled-moved").isEqualTo(german.code());
        assertThat(english.parameters()).isEqualTo(german.parameters()).containsEntry("place", "4,7,NW");

        Warning trapped = view(Table.of(2).round(3), new Viewer.Player(new Seat(0)), Locale.GERMAN)
                .warnings()
                .getFirst();
        assertThat(trapped.text())
                .isEqualTo("das Schiff auf dem Pfeil Grönland wird in der nächsten Runde vom Eis eingeschlossen");
        assertThat(trapped.parameters()).containsOnly(Map.entry("place", "GREENLAND"));
    }

    @Test
    @RuleId("EX-10.2")
    void the_view_tells_the_sun_of_all_rounds_and_the_crew_to_reach_home() {
        Table table = Table.of(2).tile("L0", 3, 10).ship(0, "3,10").sled(0, "1,11,NW", 1, 0);
        ExpeditionView view = own(table);
        assertThat(view.sun()).containsExactly(2, 0, 2, 4, 7, 7, 4, 2, 0, 2);
        assertThat(view.frozenRows()).isZero();
        assertThat(view.seats().get(0).ship().crewToHome()).isEqualTo(2);
        assertThat(view.seats().get(0).sled().crewToHome()).isEqualTo(2);
        assertThat(own(table.round(5)).seats().get(0).ship().crewToHome())
                .as("no way")
                .isNull();
    }

    @Test
    @RuleId("EX-10.2")
    void a_ship_that_never_left_has_to_go_out_and_back_before_it_is_home() {
        Table table = Table.of(2);
        assertThat(own(table).seats().get(0).ship().crewToHome()).isEqualTo(2);
        assertThat(own(table.round(4)).seats().get(0).ship().crewToHome())
                .as("no way out of the ice")
                .isNull();

        table.round(2).ship(0, "2,10").does(0, new MoveShip(Place.GREENLAND));
        assertThat(own(table).seats().get(0).ship().crewToHome()).isZero();
    }

    @Test
    @RuleId("EX-10.2")
    void the_view_shows_majorities_sets_and_standing_as_if_the_match_ended_now() {
        Matches.Played played = Matches.play(3, 11);
        ExpeditionScores scores = new ExpeditionScores();
        ExpeditionTally tally = scores.initial(played.setup());
        for (ExpeditionEvent event : played.events()) {
            tally = scores.apply(tally, 1, event);
        }
        ScoreSheet sheet = scores.sheet(tally);
        ExpeditionView view = (ExpeditionView) Matches.GAME.view(played.end(), sheet, new Viewer.Spectator());
        assertThat(view.majorities())
                .extracting(ExpeditionView.MajorityView::token)
                .containsExactly(Token.FRANKLIN, Token.STRAIT, Token.CARTOGRAPHY);
        assertThat(view.standing()).hasSize(3).isSortedAccordingTo((a, b) -> a.place() - b.place());
        assertThat(view.standing())
                .allMatch(line -> line.score() == sheet.of(line.seat()).score());
        assertThat(view.seats())
                .allMatch(seat -> seat.score() == sheet.of(seat.seat()).score());
    }

    @Test
    void the_view_draws_the_corners_and_pieces_of_the_board() {
        ExpeditionView view = own(Table.of(2).tile("L10", 4, 7, Orientation.FRONT_180, true));
        assertThat(view.vertices()).hasSize(9).allMatch(row -> row.length() == 13);
        assertThat(view.vertices().get(2)).endsWith("###");
        assertThat(view.vertices().get(0)).startsWith("...");
        assertThat(view.pieces()).hasSize(6);
        assertThat(view.pieces().getLast().zone()).isEqualTo(2);
        assertThat(view.pieces().getLast().token()).isTrue();
    }

    @Test
    void a_ship_in_the_ice_and_a_sled_aboard_are_told() {
        ExpeditionView view = own(Table.of(2).round(5).ship(0, "2,10"));
        assertThat(view.seats().get(0).ship().icedIn()).isTrue();
        assertThat(view.seats().get(0).sled().status()).isEqualTo("ABOARD");
        assertThat(view.seats().get(1).ship().status()).isEqualTo("ON_ARROW");
    }
}
