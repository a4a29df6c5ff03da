package baffin.northwind.state;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.northwind.data.BattleDie;
import baffin.northwind.data.BattleDie.Mark;
import baffin.northwind.data.Berth;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** The chance of a fight (NW-5.1, NW-7.2). */
class OddsTest {

    /** Counts the winning ways one by one: every die shows every face. */
    private static int wins(int cannons, boolean cannoneer, int needed) {
        if (cannons == 0) {
            return needed <= 0 ? 1 : 0;
        }
        int wins = 0;
        for (Mark face : new Mark[] {Mark.BLANK, Mark.BLANK, Mark.SILVER, Mark.SILVER, Mark.SILVER, Mark.BLUE}) {
            int hits = switch (face) {
                case BLANK -> 0;
                case SILVER -> 1;
                case BLUE -> cannoneer ? 2 : 0;
            };
            wins += wins(cannons - 1, cannoneer, needed - hits);
        }
        return wins;
    }

    @Test
    @RuleId("NW-7.2")
    void the_odds_are_those_of_counting_every_result_of_the_dice() {
        for (int cannons = 1; cannons <= 4; cannons++) {
            for (int strength = 1; strength <= 9; strength++) {
                for (boolean cannoneer : new boolean[] {false, true}) {
                    assertThat(Odds.of(cannons, cannoneer, strength))
                            .as("%d cannons, cannoneer %s, strength %d", cannons, cannoneer, strength)
                            .isEqualTo(
                                    new Odds(strength, wins(cannons, cannoneer, strength), (int) Math.pow(6, cannons)));
                }
            }
        }
    }

    @Test
    @RuleId({"NW-5.1", "NW-7.2"})
    void two_cannons_beat_two_skulls_in_nine_of_36_ways_and_in_20_with_the_cannoneer() {
        assertThat(Odds.of(2, false, 2)).isEqualTo(new Odds(2, 9, 36));
        assertThat(Odds.of(2, true, 2)).isEqualTo(new Odds(2, 20, 36));
        assertThat(Odds.of(2, true, 2).perMille()).isEqualTo(556);
    }

    @Test
    @RuleId("NW-5.2")
    void a_win_is_possible_exactly_when_the_odds_are_above_nothing() {
        for (int cannons = 1; cannons <= 4; cannons++) {
            for (int strength = 1; strength <= 3; strength++) {
                Ship ship = Ship.atStart().withCannons(cannons);
                assertThat(Odds.possible(ship, strength))
                        .isEqualTo(Odds.of(ship, strength).wins() > 0);
                Ship manned = ship.withCrew(Berth.CANNONEER);
                assertThat(Odds.possible(manned, strength))
                        .isEqualTo(Odds.of(manned, strength).wins() > 0);
            }
        }
    }

    @Test
    void the_die_of_the_data_is_the_one_counted_here() {
        assertThat(BattleDie.all())
                .extracting(BattleDie.Face::mark)
                .containsExactly(Mark.BLANK, Mark.BLANK, Mark.SILVER, Mark.SILVER, Mark.SILVER, Mark.BLUE);
    }
}
