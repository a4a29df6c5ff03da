package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Session;
import baffin.bot.client.Table;
import baffin.bot.client.model.NewMatch;
import baffin.match.GameRegistry;
import baffin.system.platform.RunningBaffin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shape of a platform is a matter of processes alone: data, matches and answers are the same in either. */
@Order(2)
class ShapesTest {

    private static final int AT_FIRST = 25;
    private static final int COMMANDS_MAX = 400;

    @TempDir
    private Path data;

    private final Random random = new Random(17);
    private final Map<String, String> matches = new LinkedHashMap<>();

    @Test
    void a_match_of_each_game_goes_on_when_services_move_into_one_process_and_out_again() throws Exception {
        RunningBaffin baffin = RunningBaffin.unlimited(data, Map.of(), RunningBaffin.SPLIT);
        try {
            assertThat(baffin.parts()).contains("lobby", "rules", "scoring", "game");
            Players players = new Players(baffin.origin(), "shape", 2);
            for (var game : GameRegistry.installed().all()) {
                String id = game.info().id();
                List<Table> tables = players.sitDown(NewMatch.of(id, 2));
                matches.put(id, tables.getFirst().matchId());
                players.play(tables, random, AT_FIRST, version -> {});
            }

            baffin = RunningBaffin.reshaped(baffin);
            assertThat(baffin.parts()).contains("baffin").doesNotContain("rules");
            goOn(Players.known(baffin.origin(), players.accounts()), AT_FIRST);

            baffin = RunningBaffin.reshaped(baffin, RunningBaffin.SPLIT);
            players = Players.known(baffin.origin(), players.accounts());
            List<String> over = goOn(players, COMMANDS_MAX);
            assertThat(over).contains(matches.get("expedition"));
            for (String match : over) {
                assertThat(players.sessions()
                                .getFirst()
                                .table(match)
                                .verification()
                                .findings())
                        .isEmpty();
            }
        } finally {
            baffin.close();
        }
    }

    /** Plays some more of each match; gives those that are over. */
    private List<String> goOn(Players players, int commands) {
        List<String> over = new ArrayList<>();
        for (String match : matches.values()) {
            List<Table> tables = players.sessions().stream()
                    .map((Session session) -> session.table(match))
                    .toList();
            if (players.goOn(tables, random, commands)) {
                over.add(match);
            }
        }
        return over;
    }
}
