package baffin.scoring.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.scoring.match.RatedSeats.Rated;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RatedSeatsTest {

    private static final SeatHolder ANN = new SeatHolder("ann", false);
    private static final SeatHolder BO = new SeatHolder("bo", false);
    private static final SeatHolder CY = new SeatHolder("cy", true);

    private static SeatHistory played(SeatHolder holder) {
        return new SeatHistory(holder, holder, Map.of(holder.player(), 20));
    }

    private static RatedSeats seats(List<Seat> gone, SeatHistory... sitters) {
        List<List<Seat>> sides = IntStream.range(0, sitters.length)
                .mapToObj(seat -> List.of(new Seat(seat)))
                .toList();
        return new RatedSeats(true, List.of(sitters), gone, sides);
    }

    @Test
    void who_plays_to_the_end_is_rated_and_in_an_unranked_match_nobody_is() {
        RatedSeats seats = seats(List.of(), played(ANN), played(CY));
        assertThat(seats.rated(0)).contains(new Rated(ANN, false));
        assertThat(seats.rated(1)).contains(new Rated(CY, false));
        assertThat(seats.mode()).isEqualTo("solo");
        assertThat(new RatedSeats(false, seats.sitters(), List.of(), seats.sides()).rated(0))
                .isEmpty();
    }

    @Test
    void who_made_more_than_half_of_the_decisions_is_rated_for_a_seat_that_changed_hands() {
        assertThat(seats(List.of(), new SeatHistory(ANN, BO, Map.of("ann", 9, "bo", 8)), played(CY))
                        .rated(0))
                .contains(new Rated(ANN, false));
        assertThat(seats(List.of(), new SeatHistory(ANN, BO, Map.of("ann", 8, "bo", 9)), played(CY))
                        .rated(0))
                .contains(new Rated(BO, false));
        assertThat(seats(List.of(), new SeatHistory(ANN, BO, Map.of("ann", 8, "bo", 8)), played(CY))
                        .rated(0))
                .isEmpty();
    }

    @Test
    void who_leaves_the_seat_to_the_house_or_loses_it_has_dropped() {
        SeatHistory left = new SeatHistory(ANN, HouseBot.RANDOM.holder(), Map.of("ann", 3));
        assertThat(seats(List.of(), left, played(BO)).rated(0)).contains(new Rated(ANN, true));
        assertThat(seats(List.of(new Seat(1)), played(ANN), played(BO)).rated(1))
                .contains(new Rated(BO, true));
    }

    @Test
    void a_team_has_left_with_the_last_of_its_seats() {
        List<SeatHistory> all = List.of(played(ANN), played(BO), played(CY), played(ANN));
        List<List<Seat>> teams = List.of(List.of(new Seat(0), new Seat(2)), List.of(new Seat(1), new Seat(3)));
        List<Seat> gone = List.of(new Seat(0), new Seat(2), new Seat(1));

        RatedSeats rated = new RatedSeats(true, all, gone, teams);
        assertThat(IntStream.range(0, 4).mapToObj(rated::left)).containsExactly(true, false, true, false);
    }

    @Test
    void who_never_came_is_not_rated() {
        SeatHistory absent = new SeatHistory(ANN, ANN, Map.of());
        assertThat(seats(List.of(new Seat(0)), absent, played(BO)).rated(0)).isEmpty();
        assertThat(seats(List.of(), absent, played(BO)).rated(0)).isPresent();
        assertThat(seats(List.of(), new SeatHistory(ANN, HouseBot.CAREFUL.holder(), Map.of()), played(BO))
                        .rated(0))
                .isEmpty();
    }

    @Test
    void house_bots_and_accounts_on_several_seats_are_not_rated() {
        SeatHistory house = played(HouseBot.CAREFUL.holder());
        RatedSeats seats = seats(List.of(), house, played(ANN), played(ANN), played(BO));
        assertThat(IntStream.range(0, 4).mapToObj(seats::rated).map(Optional::isPresent))
                .containsExactly(false, false, false, true);
    }
}
