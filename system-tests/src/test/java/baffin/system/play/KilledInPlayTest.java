package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.model.NewMatch;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** The shortest of the kill campaigns: the services die once, in the middle of a match. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
@Order(5)
@Isolated
class KilledInPlayTest {

    private static final int BEFORE = 12;

    @Test
    void a_match_continues_without_losing_a_command_when_the_services_are_killed(@Shared RunningBaffin baffin)
            throws Exception {
        List<Long> acknowledged = new ArrayList<>();
        try (Players players = new Players(baffin.origin(), "killed", 2)) {
            var tables = players.sitDown(NewMatch.of("expedition", 2));
            Random random = new Random(11);
            players.play(tables, random, BEFORE, acknowledged::add);

            baffin.kill("rules");
            players.play(tables, random, Integer.MAX_VALUE, acknowledged::add);

            assertThat(Kills.versions(tables.getFirst())).containsAll(acknowledged);
            assertThat(acknowledged).doesNotHaveDuplicates();
            assertThat(tables.getFirst().verification().verified()).isTrue();
        }
    }
}
