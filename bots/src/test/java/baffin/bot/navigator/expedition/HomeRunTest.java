package baffin.bot.navigator.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.navigator.expedition.Weighing.HomeRun;
import org.junit.jupiter.api.Test;

class HomeRunTest {

    private static final int[] SUN = {2, 0, 2, 4, 7, 7, 4, 2, 0, 2};

    private final HomeRun homeRun = new HomeRun(SUN);

    @Test
    void a_ship_beside_greenland_needs_one_crewman_in_the_last_round() {
        Chart chart = Charts.start();
        int beside = chart.node("2,10");

        assertThat(homeRun.possible(chart, beside, 10, 1, 7)).isTrue();
        assertThat(homeRun.possible(chart, beside, 10, 0, 7)).isFalse();
    }

    @Test
    void a_ship_in_the_ice_waits_for_the_thaw_and_still_comes_home() {
        Chart chart = Charts.start();

        assertThat(homeRun.possible(chart, chart.node("2,10"), 5, 0, 7)).isTrue();
    }

    @Test
    void a_ship_without_a_known_way_does_not_come_home() {
        Chart chart = Charts.start();

        assertThat(homeRun.possible(chart, chart.node("6,0"), 1, 7, 7)).isFalse();
    }

    @Test
    void a_way_longer_than_the_last_rounds_crew_is_too_long() {
        Chart chart = Charts.strip(9);
        int far = chart.node("3,4");

        assertThat(Sailing.distances(chart, 0, far)[chart.home()]).isGreaterThan(7);
        assertThat(homeRun.possible(chart, far, 10, 7, 7)).isFalse();
        assertThat(homeRun.possible(chart, far, 9, 7, 7)).isTrue();
    }
}
