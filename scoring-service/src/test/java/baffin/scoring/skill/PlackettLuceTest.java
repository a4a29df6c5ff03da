package baffin.scoring.skill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.scoring.skill.PlackettLuce.Side;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlackettLuceTest {

    // the numbers to compare with have six digits, some of them cut off and not rounded
    private static final double LAST_DIGIT = 1.5e-6;

    private static List<Skill> newPlayers(int... ranks) {
        List<Side> sides = Arrays.stream(ranks)
                .mapToObj(rank -> new Side(rank, List.of(Skill.NEW)))
                .toList();
        return PlackettLuce.rate(sides).stream().map(List::getFirst).toList();
    }

    private static void assertSkills(List<Skill> skills, double... musAndSigmas) {
        for (int i = 0; i < skills.size(); i++) {
            assertThat(skills.get(i).mu()).as("mu of %d", i).isCloseTo(musAndSigmas[2 * i], within(LAST_DIGIT));
            assertThat(skills.get(i).sigma())
                    .as("sigma of %d", i)
                    .isCloseTo(musAndSigmas[2 * i + 1], within(LAST_DIGIT));
        }
    }

    @Test
    void four_new_players_come_to_the_published_numbers() {
        assertSkills(
                newPlayers(4, 1, 3, 2),
                20.962654,
                8.083731,
                27.795084,
                8.263161,
                24.689435,
                8.083731,
                26.552825,
                8.179214);
    }

    @Test
    void a_tie_for_second_place_comes_to_the_published_numbers() {
        assertSkills(
                newPlayers(1, 2, 2, 4),
                27.795084,
                8.263161,
                24.689435,
                8.179214,
                24.689435,
                8.179214,
                22.826045,
                8.179214);
    }

    @Test
    void two_and_three_new_players_come_to_the_published_numbers() {
        assertSkills(newPlayers(1, 2), 27.635231, 8.065506, 22.364769, 8.065506);
        assertSkills(newPlayers(1, 2, 3), 27.868877, 8.204837, 25.717219, 8.057830, 21.413904, 8.057830);
    }

    @Test
    void partners_win_and_lose_together_and_the_less_known_one_moves_more() {
        Skill known = new Skill(25, 2);
        List<List<Skill>> after = PlackettLuce.rate(
                List.of(new Side(1, List.of(Skill.NEW, known)), new Side(2, List.of(Skill.NEW, Skill.NEW))));
        double unknownGain = after.get(0).get(0).mu() - 25;
        double knownGain = after.get(0).get(1).mu() - 25;
        assertThat(unknownGain / knownGain).isCloseTo(Skill.NEW.variance() / known.variance(), within(1e-9));
        assertThat(after.get(1)).allSatisfy(loser -> assertThat(loser.mu()).isLessThan(25));
        assertThat(after.get(1).get(0)).isEqualTo(after.get(1).get(1));
    }

    @Test
    void the_order_of_the_seats_changes_nothing_that_people_see() {
        int[] ranks = {3, 1, 4, 2};
        List<Skill> straight = newPlayers(ranks);
        List<Skill> turned =
                newPlayers(IntStream.range(0, 4).map(i -> ranks[3 - i]).toArray());
        for (int i = 0; i < 4; i++) {
            assertThat(straight.get(i).mu()).isCloseTo(turned.get(3 - i).mu(), within(1e-9));
        }
    }
}
