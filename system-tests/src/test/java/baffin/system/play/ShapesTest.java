package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.CommandResult;
import baffin.bot.client.model.LegalActions;
import baffin.bot.client.model.NewMatch;
import baffin.match.GameRegistry;
import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shape of a platform is a matter of processes alone: data, matches and answers are the same. */
@Tag(Lanes.SPLIT)
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
                List<MatchClient> tables = players.sitDown(NewMatch.of(id, 2));
                matches.put(id, tables.getFirst().matchId());
                players.play(tables, random, AT_FIRST, version -> {});
            }

            baffin = RunningBaffin.reshaped(baffin);
            assertThat(baffin.parts()).contains("baffin").doesNotContain("rules");
            players = Players.known(baffin.origin(), players.accounts());
            goOn(players, AT_FIRST);
            List<Given> given = giveOneEach(players.sessions());

            baffin = RunningBaffin.reshaped(baffin, RunningBaffin.SPLIT);
            assertThat(baffin.parts()).contains("rules");
            players = Players.known(baffin.origin(), players.accounts());
            assertThatTheyAreKnown(given, players.sessions());
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

    /** A command with all that its match was then. */
    private record Given(
            String match, int seat, String id, long expected, JsonNode command, long made, List<JsonNode> history) {}

    /** Gives a command in each match that is not over. */
    private List<Given> giveOneEach(List<Session> sessions) {
        List<Given> given = new ArrayList<>();
        for (String match : matches.values()) {
            // who has acted last sees it, the other may not as yet
            long version = sessions.stream()
                    .mapToLong(session -> session.table(match).view().version())
                    .max()
                    .orElseThrow();
            List<Integer> toAct =
                    sessions.getFirst().table(match).legalActions(version).toAct();
            if (!toAct.isEmpty()) {
                int seat = toAct.getFirst();
                MatchClient table = sessions.get(seat).table(match);
                LegalActions legal = table.legalActions(version);
                JsonNode command = legal.items().getFirst().command();
                String id = UUID.randomUUID().toString();
                long made = table.send(id, legal.version(), command).version();
                table.view(made);
                given.add(new Given(match, seat, id, legal.version(), command, made, history(table)));
            }
        }
        assertThat(given).isNotEmpty();
        return given;
    }

    private static List<JsonNode> history(MatchClient table) {
        return table.history(1).path("items").valueStream().toList();
    }

    /** The same commands are answered as before; what happened stands, and after it at most that nobody was served. */
    private static void assertThatTheyAreKnown(List<Given> given, List<Session> sessions) {
        for (Given one : given) {
            MatchClient table = sessions.get(one.seat()).table(one.match());
            assertThat(history(table)).startsWith(one.history().toArray(JsonNode[]::new));
            CommandResult again = table.send(one.id(), one.expected(), one.command());
            assertThat(again.version()).isEqualTo(one.made());
            assertThat(again.replayed()).isTrue();
        }
    }

    /** Plays some more of each match; gives those that are over. */
    private List<String> goOn(Players players, int commands) {
        List<String> over = new ArrayList<>();
        for (String match : matches.values()) {
            List<MatchClient> tables = players.sessions().stream()
                    .map((Session session) -> session.table(match))
                    .toList();
            if (players.goOn(tables, random, commands)) {
                over.add(match);
            }
        }
        return over;
    }
}
