package baffin.scoring.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MatchPlacesTest {

    private static final List<List<Seat>> ALONE = List.of(seats(0), seats(1), seats(2), seats(3));
    private static final List<List<Seat>> TEAMS = List.of(seats(0, 2), seats(1, 3));

    private static List<Seat> seats(int... seats) {
        return IntStream.of(seats).mapToObj(Seat::new).toList();
    }

    private static ScoreSheet sheet(int... ranks) {
        return new ScoreSheet(
                IntStream.range(0, ranks.length)
                        .mapToObj(seat ->
                                new SeatScore(new Seat(seat), 0, ranks[seat], List.of(), Map.of(), Map.of(), null))
                        .toList(),
                true);
    }

    @Test
    void without_a_drop_out_the_places_are_those_of_the_sheet_ties_included() {
        assertThat(MatchPlaces.of(sheet(2, 1, 2, 4), ALONE, Set.of(), Set.of())).containsExactly(2, 1, 2, 4);
        assertThat(MatchPlaces.of(sheet(1, 2, 1, 2), TEAMS, Set.of(), Set.of())).containsExactly(1, 2, 1, 2);
    }

    @Test
    void who_dropped_comes_after_all_who_stayed_however_many_points_there_were() {
        assertThat(MatchPlaces.of(sheet(1, 2, 3, 4), ALONE, Set.of(new Seat(0)), Set.of()))
                .containsExactly(4, 1, 2, 3);
        assertThat(MatchPlaces.of(sheet(1, 1, 3, 4), ALONE, Set.of(new Seat(0)), Set.of()))
                .containsExactly(4, 1, 2, 3);
    }

    @Test
    void several_who_dropped_share_the_place_after_all_who_stayed() {
        assertThat(MatchPlaces.of(sheet(1, 2, 3, 4), ALONE, Set.of(new Seat(0), new Seat(2)), Set.of()))
                .containsExactly(3, 1, 3, 2);
        assertThat(MatchPlaces.of(sheet(1, 2, 3, 4), ALONE, Set.copyOf(seats(0, 1, 2, 3)), Set.of()))
                .containsExactly(1, 1, 1, 1);
    }

    @Test
    void players_who_left_follow_behind_those_who_left_the_seat_to_the_house() {
        Set<Seat> dropped = Set.copyOf(seats(0, 1, 3));
        assertThat(MatchPlaces.of(sheet(4, 1, 2, 3), ALONE, dropped, Set.copyOf(seats(0, 3))))
                .containsExactly(4, 2, 1, 3);
        assertThat(MatchPlaces.of(
                        sheet(2, 1, 2, 1), TEAMS, Set.copyOf(seats(0, 1, 2, 3)), Set.copyOf(seats(0, 1, 2, 3))))
                .containsExactly(2, 1, 2, 1);
    }

    @Test
    void a_team_stays_as_long_as_one_of_its_members_does() {
        assertThat(MatchPlaces.of(sheet(1, 2, 1, 2), TEAMS, Set.of(new Seat(0)), Set.of()))
                .containsExactly(1, 2, 1, 2);
        assertThat(MatchPlaces.of(sheet(1, 2, 1, 2), TEAMS, Set.copyOf(seats(0, 2)), Set.of()))
                .containsExactly(2, 1, 2, 1);
    }
}
