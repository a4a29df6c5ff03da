package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.model.MatchView;
import baffin.bot.client.model.NewMatch;
import baffin.standalone.config.Directories;
import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import baffin.system.platform.TreeCopy;
import baffin.system.play.GenericMatch;
import baffin.system.play.Players;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A further game is a folder and two entries, as docs/adding-a-game.md says; then it is played through REST, and in the
 * web client, which has no line for it.
 */
@Tag(Lanes.HOSTS)
@Order(4)
class TinyGameTest {

    private static final Path GAMES = Path.of("games/pom.xml");
    private static final int MATCHES = 12;

    @TempDir
    Path directory;

    @Test
    void a_game_that_is_a_folder_and_two_entries_is_played_to_its_end() throws Exception {
        TreeCopy tree = TreeCopy.into(directory.resolve("baffin"));
        tree.add(RunningBaffin.project().resolve("system-tests/src/test/games/nim"), Path.of("games/nim"));
        tree.replace(GAMES, "  </modules>", "    <module>nim</module>\n  </modules>");
        tree.replace(GAMES, "  </dependencies>", """
                    <dependency>
                      <groupId>baffin</groupId>
                      <artifactId>baffin-game-nim</artifactId>
                      <version>${project.version}</version>
                    </dependency>
                  </dependencies>""");
        tree.build();

        Directories layout = new Directories(tree.root(), directory.resolve("data"));
        try (RunningBaffin baffin = RunningBaffin.up(layout, Map.of());
                Players players = new Players(baffin.origin(), "nim", 2)) {
            List<MatchClient> tables = players.sitDown(NewMatch.of("nim", 2));

            assertThat(players.play(tables, new Random(4), MATCHES, version -> {}))
                    .isTrue();

            MatchClient table = tables.getFirst();
            MatchView end = table.view();
            assertThat(end.document().path("view").path("heaps").toString()).isEqualTo("[0,0,0]");
            assertThat(table.picture()).contains("<svg");
            assertThat(table.verification().verified()).isTrue();
            MatchClient another = players.sitDown(NewMatch.of("nim", 2)).getFirst();
            GenericMatch played = GenericMatch.play(
                    baffin.origin(),
                    players.sessions(),
                    another.view().document().path("matchId").asText(),
                    new Random(5));
            assertThat(played.texts()).hasSize(played.moves()).allMatch(text -> text.startsWith("Take "));
            assertThat(played.requests()).isEqualTo(played.moves());

            assertThat(table.score(end.version()).seats().stream()
                            .mapToInt(seat -> seat.score())
                            .sum())
                    .isEqualTo(1);
            playsInTheBrowser(baffin);
        }
    }

    private static void playsInTheBrowser(RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            visitor.register();
            visitor.againstABot("nim");
            visitor.playsToTheEnd(6);
            visitor.reads(".log", "The match begins.");
            visitor.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }
}
