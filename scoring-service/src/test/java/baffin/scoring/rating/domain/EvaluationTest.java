package baffin.scoring.rating.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.scoring.rating.domain.RatedMatch.Entrant;
import java.time.Instant;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EvaluationTest {

    private static final Instant START = Instant.parse("2027-01-25T12:00:00Z");
    private static final int PLAYERS = 30;

    private static Entrant player(int seat, int player, int place) {
        return new Entrant(seat, "p" + player, false, false, seat, place);
    }

    private static RatedMatch match(int number, Entrant... entrants) {
        return new RatedMatch(String.format("m%05d", number), START.plusSeconds(3_600L * number), List.of(entrants));
    }

    /** Four players a table; the better one comes first most of the time. */
    private static List<RatedMatch> season(long seed, int matches, double skillSpread) {
        Random random = new Random(seed);
        double[] skill = random.doubles(PLAYERS)
                .map(share -> skillSpread * (2 * share - 1))
                .toArray();
        List<RatedMatch> season = new ArrayList<>();
        for (int number = 0; number < matches; number++) {
            int[] players = random.ints(0, PLAYERS).distinct().limit(4).toArray();
            double[] played = IntStream.of(players)
                    .mapToDouble(player -> skill[player] + random.nextGaussian())
                    .toArray();
            List<Integer> order = IntStream.range(0, 4)
                    .boxed()
                    .sorted(Comparator.comparingDouble(seat -> -played[seat]))
                    .toList();
            season.add(match(
                    number,
                    IntStream.range(0, 4)
                            .mapToObj(seat -> player(seat, players[seat], 1 + order.indexOf(seat)))
                            .toArray(Entrant[]::new)));
        }
        return season;
    }

    @Test
    void of_new_players_every_policy_says_as_much_as_a_coin() {
        Evaluation evaluation = Evaluation.of(List.of(match(0, player(0, 1, 1), player(1, 2, 2))));

        assertThat(evaluation.all().pairs()).isEqualTo(1);
        assertThat(evaluation.all().means().values())
                .hasSize(2)
                .allSatisfy(loss -> assertThat(loss).isCloseTo(Math.log(2), within(1e-12)));
    }

    @Test
    void two_duels_cost_what_a_calculator_says() {
        Evaluation evaluation = Evaluation.of(
                List.of(match(0, player(0, 1, 1), player(1, 2, 2)), match(1, player(0, 1, 1), player(1, 2, 2))));

        // classic: K 60, so 1530 meets 1470
        double classic = (Math.log(2) + Math.log(1 + Math.pow(10, -60 / 400.0))) / 2;
        assertThat(evaluation.all().means().get(RatingPolicy.CLASSIC_1)).isCloseTo(classic, within(1e-12));
        // the published numbers after one duel, with tau
        double variance = 2 * (8.065506 * 8.065506 + 1.0 / 144 + 25.0 / 6 * 25 / 6);
        double lead = (27.635231 - 22.364769) / Math.sqrt(variance);
        double wengLin = (Math.log(2) + Math.log(1 + Math.exp(-lead))) / 2;
        assertThat(evaluation.all().means().get(RatingPolicy.WENG_LIN_1)).isCloseTo(wengLin, within(1e-3));
    }

    @Test
    void where_skill_differs_both_policies_beat_the_coin_and_where_it_does_not_none_does_by_much() {
        Evaluation skilled = Evaluation.of(season(1, 1_500, 2));
        assertThat(skilled.all().pairs()).isEqualTo(1_500 * 6);
        assertThat(skilled.all().means().values())
                .allSatisfy(loss -> assertThat(loss).isLessThan(Evaluation.CONSTANT - 0.1));

        Evaluation equal = Evaluation.of(season(2, 1_500, 0));
        assertThat(equal.all().means().values())
                .allSatisfy(loss -> assertThat(loss).isGreaterThan(Evaluation.CONSTANT - 0.01));
    }

    @Test
    void months_are_told_apart_and_add_up() {
        Evaluation evaluation = Evaluation.of(season(3, 400, 1));

        assertThat(evaluation.months()).containsOnlyKeys(YearMonth.of(2027, 1), YearMonth.of(2027, 2));
        assertThat(evaluation.months().values().stream()
                        .mapToLong(Evaluation.Losses::pairs)
                        .sum())
                .isEqualTo(evaluation.all().pairs());
    }

    @Test
    void who_dropped_and_who_is_not_compared_foretells_nothing() {
        Entrant bot = new Entrant(1, "b", true, false, 1, 1);
        Entrant gone = new Entrant(2, "p3", false, true, 2, 3);

        assertThat(Evaluation.of(List.of(match(0, player(0, 1, 2), bot, gone)))
                        .all()
                        .pairs())
                .isZero();
        assertThat(Evaluation.of(List.of()).all().means()).isEmpty();
    }
}
