package baffin.scoring.seat.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.scoring.seat.domain.SeatFit.Effect;
import baffin.scoring.seat.domain.SeatedMatch.Side;
import baffin.scoring.skill.Skill;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches are simulated: who performs best wins, and a performance is strength, seat and luck. */
class SeatFitTest {

    private static final int PLAYERS = 40;
    private static final double SKILL_SPREAD = 4;

    /** Matches between players whose strength is known up to {@code doubt}, with seats worth {@code effects}. */
    private static List<SeatedMatch> matches(long seed, int count, double doubt, double... effects) {
        Random random = new Random(seed);
        double[] strength = IntStream.range(0, PLAYERS)
                .mapToDouble(player -> 25 + SKILL_SPREAD * random.nextGaussian())
                .toArray();
        double[] believed = IntStream.range(0, PLAYERS)
                .mapToDouble(player -> strength[player] + doubt * random.nextGaussian())
                .toArray();
        List<SeatedMatch> matches = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            int[] players =
                    random.ints(0, PLAYERS).distinct().limit(effects.length).toArray();
            List<Side> known = IntStream.range(0, effects.length)
                    .mapToObj(seat -> new Side(seat, believed[players[seat]], Math.max(1, doubt * doubt), 1))
                    .toList();
            double c = new SeatedMatch(known).scale();
            double[] performance = IntStream.range(0, effects.length)
                    .mapToDouble(seat -> strength[players[seat]] + effects[seat] + c * luck(random))
                    .toArray();
            matches.add(new SeatedMatch(known.stream()
                    .map(side -> new Side(side.seat(), side.mu(), side.variance(), place(performance, side.seat())))
                    .toList()));
        }
        return matches;
    }

    private static double luck(Random random) {
        return -Math.log(-Math.log(1 - random.nextDouble()));
    }

    private static int place(double[] performance, int seat) {
        return 1
                + (int) IntStream.range(0, performance.length)
                        .filter(other -> performance[other] > performance[seat])
                        .count();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void a_seat_that_is_worth_three_quarters_of_a_hundred_points_is_found(long seed) {
        double[] truth = {3, 0, 0, 0};
        List<Effect> effects = SeatFit.of(matches(seed, 1_500, 1, truth), 4);

        for (int seat = 0; seat < 4; seat++) {
            Effect effect = effects.get(seat);
            assertThat(effect.mu()).as("seat %d", seat).isCloseTo(truth[seat] - 0.75, within(3 * effect.error()));
        }
        assertThat(effects.getFirst().mu()).isGreaterThan(5 * effects.getFirst().error());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void a_biased_seat_is_found_among_players_of_whom_little_is_known(long seed) {
        List<Effect> effects = SeatFit.of(matches(seed, 1_500, 6, -3, 3, 0), 3);

        assertThat(effects.get(1).mu()).isGreaterThan(3 * effects.get(1).error());
        assertThat(effects.get(0).mu()).isLessThan(-3 * effects.get(0).error());
        assertThat(Math.abs(effects.get(2).mu())).isLessThan(3 * effects.get(2).error());
    }

    @Test
    void fair_seats_are_within_two_standard_errors_of_nothing_as_often_as_that_means() {
        long within = IntStream.range(0, 150)
                .mapToObj(seed -> SeatFit.of(matches(100 + seed, 200, 1, 0, 0, 0, 0), 4))
                .flatMap(List::stream)
                .filter(effect -> Math.abs(effect.mu()) < 2 * effect.error())
                .count();

        assertThat(within / 600.0).isBetween(0.92, 0.98);
    }

    @Test
    void the_effects_of_all_seats_sum_to_nothing() {
        List<Effect> effects = SeatFit.of(matches(3, 300, 1, 5, 0, 0), 3);

        assertThat(effects.stream().mapToDouble(Effect::mu).sum()).isCloseTo(0, within(1e-9));
    }

    @Test
    void a_seat_that_always_wins_gets_a_number_all_the_same() {
        Side first = new Side(0, 25, Skill.NEW.sigma(), 1);
        Side second = new Side(1, 25, Skill.NEW.sigma(), 2);
        List<Effect> effects = SeatFit.of(
                IntStream.range(0, 50)
                        .mapToObj(number -> new SeatedMatch(List.of(first, second)))
                        .toList(),
                2);

        assertThat(effects.getFirst().mu()).isBetween(5.0, 100.0);
        assertThat(effects.getFirst().error()).isFinite();
    }

    @Test
    void ties_alone_show_no_effect() {
        List<SeatedMatch> ties = IntStream.range(0, 60)
                .mapToObj(number -> new SeatedMatch(IntStream.range(0, 4)
                        .mapToObj(seat -> new Side(seat, 25, 4, 1))
                        .toList()))
                .toList();

        assertThat(SeatFit.of(ties, 4))
                .allSatisfy(effect -> assertThat(effect.mu()).isCloseTo(0, within(1e-9)));
    }

    @Test
    void the_order_in_which_the_seats_stand_in_a_match_changes_nothing() {
        List<SeatedMatch> matches = matches(11, 200, 1, 2, 0, 0);
        List<SeatedMatch> turned = matches.stream()
                .map(match -> new SeatedMatch(match.sides().stream()
                        .sorted(Comparator.comparingInt(Side::place))
                        .collect(Collectors.toList())))
                .toList();

        for (int seat = 0; seat < 3; seat++) {
            assertThat(SeatFit.of(turned, 3).get(seat).mu())
                    .isCloseTo(SeatFit.of(matches, 3).get(seat).mu(), within(1e-9));
        }
    }
}
