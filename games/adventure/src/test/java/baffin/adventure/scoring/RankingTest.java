package baffin.adventure.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Matches;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.MarkerRemoved;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.words.Phrase;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Places from events alone (AD-9). */
class RankingTest {

    private static final int ALL_HEXES = 5 * 4 + 4 * 3 + 3 * 3 + 5 * 2 + 5 + 6;

    private static MarkerLaid laid(int seat, MarkerKind marker, String... path) {
        return new MarkerLaid(
                new Seat(seat), marker, List.of(path).stream().map(Hex::new).toList(), null, null, 0, 1);
    }

    private static ScoreSheet sheet(Setup setup, AdventureEvent... events) {
        return Matches.sheet(setup, List.of(events));
    }

    private static List<Integer> ranks(ScoreSheet sheet) {
        return sheet.seats().stream().map(SeatScore::place).toList();
    }

    @Test
    @RuleId({"AD-4.11", "AD-9.1"})
    void the_winner_is_first_and_has_a_point_more_than_its_row() {
        ScoreSheet sheet = sheet(
                Matches.setup(2),
                laid(0, MarkerKind.SINGLE, "24,0"),
                laid(1, MarkerKind.SINGLE, "24,2"),
                new SailedOut(new Seat(1), 1),
                new GameEnded(new Seat(1), "AD-4.11"));
        assertThat(ranks(sheet)).containsExactly(2, 1);
        assertThat(sheet.seats().get(1).score()).isEqualTo(25);
        assertThat(sheet.seats().get(1).lines()).extracting(ScoreLine::kind).containsExactly("ROW", "PASSAGE");
        assertThat(sheet.last()).isTrue();
    }

    @Test
    @RuleId("AD-9.2")
    void the_others_are_ranked_by_row_then_by_markers_left() {
        ScoreSheet sheet = sheet(
                Matches.setup(4),
                laid(0, MarkerKind.TWO_STRAIGHT, "6,0", "7,0"),
                laid(1, MarkerKind.SINGLE, "7,3"),
                laid(2, MarkerKind.SINGLE, "9,3"),
                new RouteFollowed(new Seat(2), new Hex("5,3"), new Hex("6,3"), 1));
        assertThat(ranks(sheet)).containsExactly(2, 1, 3, 4);
        assertThat(sheet.seats().get(0).tieBreak()).isEqualTo(Phrase.of("tie.left", "hexes", ALL_HEXES - 2));
        assertThat(sheet.seats().get(2).tieBreak()).isNull();
        assertThat(sheet.seats().get(1).counts())
                .containsEntry("ROW", 7)
                .containsEntry("MARKER_HEXES_LEFT", ALL_HEXES - 1);
    }

    @Test
    @RuleId("AD-9.2")
    void who_is_equal_in_both_shares_the_place() {
        ScoreSheet sheet = sheet(
                Matches.setup(3),
                laid(0, MarkerKind.SINGLE, "3,0"),
                new WakeEntered(new Seat(1), new Hex("3,0"), null, new Seat(0), 2),
                laid(2, MarkerKind.SINGLE, "2,0"));
        assertThat(ranks(sheet)).containsExactly(1, 1, 3);
        assertThat(sheet.seats().get(0).tieBreak().code()).isEqualTo("tie.shared");
    }

    @Test
    @RuleId("AD-9.2")
    void recovered_markers_count_and_removed_ones_do_not() {
        ScoreSheet sheet = sheet(
                Matches.setup(2),
                laid(0, MarkerKind.FOUR_L, "1,0", "2,0", "3,1", "4,0"),
                new MarkerRecovered(new Seat(0), MarkerKind.FOUR_L, new Hex("1,0"), 4),
                new MarkerRemoved(new Seat(0), MarkerKind.THREE_CURVED, null),
                laid(1, MarkerKind.SINGLE, "4,0"),
                new MarkerRemoved(new Seat(1), MarkerKind.SINGLE, new Hex("4,0")));
        assertThat(sheet.seats().get(0).counts()).containsEntry("MARKER_HEXES_LEFT", ALL_HEXES - 3);
        assertThat(sheet.seats().get(1).counts()).containsEntry("MARKER_HEXES_LEFT", ALL_HEXES - 1);
    }

    @Test
    @RuleId("AD-9.1")
    void partners_share_the_place_of_their_team() {
        ScoreSheet sheet = sheet(
                Matches.teams(),
                laid(0, MarkerKind.SINGLE, "5,0"),
                laid(1, MarkerKind.SINGLE, "22,0"),
                laid(2, MarkerKind.SINGLE, "24,0"),
                laid(3, MarkerKind.SINGLE, "23,0"),
                new SailedOut(new Seat(2), 1),
                new GameEnded(new Seat(2), "AD-4.11"));
        assertThat(ranks(sheet)).containsExactly(1, 2, 1, 2);
        assertThat(sheet.seats()).extracting(SeatScore::score).containsExactly(25, 23, 25, 23);
        assertThat(sheet.seats().get(0).lines()).extracting(ScoreLine::kind).containsExactly("ROW", "PARTNER");
    }

    @Test
    @RuleId("AD-9.3")
    void without_a_winner_the_foremost_ship_is_first() {
        ScoreSheet sheet = sheet(
                Matches.setup(2),
                laid(0, MarkerKind.SINGLE, "5,0"),
                laid(1, MarkerKind.SINGLE, "6,0"),
                new GameEnded(null, "AD-9.3"));
        assertThat(ranks(sheet)).containsExactly(2, 1);
        assertThat(sheet.last()).isTrue();
    }
}
